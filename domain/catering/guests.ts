import type { EventType } from '#contract/catering/inquiry-choices.ts';
import type { CateringMenu } from '#contract/catering/menu.ts';

const POOJA = /\b(?:poojas?|pujas?|kathas?|havans?|ceremon(?:y|ies))\b/i;

/** Above how many guests the kitchen calls first, as the desk has set it. */
export type CallBeforeQuoteLimits = Pick<CateringMenu, 'callAboveGuests' | 'callAbovePoojaGuests'>;

/** What the estimate says above the guests that it can speak for (docs/rules.md#many-guests). */
export const WE_WILL_CALL = 'We will call you to confirm';

/**
 * Whether so many guests need a call before an estimate holds: by a limit of their own for poojas,
 * kathas and ceremonies.
 */
export function needsCall(
  event: { eventType: EventType | ''; eventTypeOther?: string | null | undefined },
  guests: number,
  limits: CallBeforeQuoteLimits,
): boolean {
  const isPooja = event.eventType === 'other' && POOJA.test(event.eventTypeOther ?? '');
  return guests > (isPooja ? limits.callAbovePoojaGuests : limits.callAboveGuests);
}
