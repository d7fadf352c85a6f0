import type { Transaction } from 'kysely';
import type { AboutInquiry } from '#api/kitchen/mail/mail-details.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import {
  addInquiryStep,
  eventOfRow,
  type InquiryUpdate,
  type InquiryWithDetails,
  updateInquiry,
} from '#db/catering/inquiries.ts';
import type { DB } from '#db/types.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { INQUIRY_STATES, type InquiryAction } from '#domain/catering/inquiry-states.ts';
import { EVENT_MEAL_LABELS, listLabels } from '#domain/catering/labels.ts';
import { type Actor, transition } from '#domain/platform/states.ts';
import type { StoredPlan } from './present-inquiry.ts';

/** Who moves an inquiry, and what is written down with it. */
export type InquiryTransitionRequest = {
  action: Exclude<InquiryAction, 'edit' | 'request_change'>;
  actor: { who: Actor; name: string };
  at: Temporal.Instant;
  note?: string | null | undefined;
  change?: Omit<InquiryUpdate, 'status'>;
};

/** Whether somebody may take a step now; the refusal when not. */
export const checkMove = (
  inquiry: Pick<InquiryWithDetails, 'status'>,
  action: InquiryAction,
  who: Actor,
) => transition(INQUIRY_STATES, action, inquiry.status, who);

/** Takes a locked inquiry one step along, or says why it cannot go there. */
export async function transitionInquiry(
  tx: Transaction<DB>,
  inquiry: InquiryWithDetails,
  { action, actor, at, note, change = {} }: InquiryTransitionRequest,
): Promise<InquiryWithDetails | Refusal> {
  const led = checkMove(inquiry, action, actor.who);
  if (isRefusal(led)) return led;
  await addInquiryStep(tx, { inquiryId: inquiry.id, status: led.to, at, actor: actor.name, note });
  return updateInquiry(tx, inquiry.id, { ...change, status: led.to }, at);
}

export const mealsText = (inquiry: Pick<InquiryWithDetails, 'event_times'>) =>
  listLabels(EVENT_MEAL_LABELS, inquiry.event_times);

/** What every mail about an inquiry is told. */
export const aboutInquiry = (inquiry: InquiryWithDetails): AboutInquiry => ({
  name: inquiry.first_name,
  inquiryNumber: inquiry.number,
  event: eventOfRow(inquiry),
  eventDay: inquiry.event_day,
  times: mealsText(inquiry),
  clock: inquiry.event_clock,
  isBrought: isBrought(inquiry.catering_services),
  guests: inquiry.guests,
  planName: (inquiry.plan as StoredPlan).name,
});

/** What the mail of a new inquiry says besides: the menu and the estimate, as they are stored. */
export const aboutEstimate = (inquiry: InquiryWithDetails) => ({
  ...aboutInquiry(inquiry),
  menu: inquiry.menu as MenuLine[],
  estimate: {
    basePrice: inquiry.base_cents,
    additionalCharges: inquiry.extras_cents,
    deliveryFee: inquiry.delivery_cents,
    taxBasisPoints: inquiry.tax_basis_points,
    taxAmount: inquiry.tax_cents,
    totalPrice: inquiry.total_cents,
  },
  needsCall: inquiry.needs_call,
});
