import type { CallBeforeQuoteLimits } from '#domain/catering/guests.ts';
import { plural } from '#domain/platform/plural.ts';

/** `1 guest`, `40 guests`, `1,200 guests` */
export const guestsText = (guests: number): string =>
  `${guests.toLocaleString('en-CA')} ${plural(guests, 'guest')}`;

/** What the pages about catering say of how many guests there may be. */
type GuestLimits = {
  /** A figure, and what follows it. */
  fact: readonly [string, string];
  /** `Up to 100 guests`; null where no figure can be named. */
  event: string | null;
  pooja: string | null;
  /** What leads to asking all the same. */
  larger: string;
  note: string;
};

/** What they say while the kitchen's limits cannot be read. */
const NO_FIGURES: GuestLimits = {
  fact: ['A full house', 'at a special event, or\u00a0at a pooja'],
  event: null,
  pooja: null,
  larger: 'A very large crowd, or a menu of your own?',
  note: 'For events and poojas, large and small. Expecting a crowd? Call us.',
};

/**
 * For how many the kitchen cooks without a call first, in the sentences of the pages, from the limits
 * that the desk has set.
 */
export function guestLimitsOf(limits: CallBeforeQuoteLimits | undefined): GuestLimits {
  if (!limits) return NO_FIGURES;
  const event = guestsText(limits.callAboveGuests);
  const pooja = limits.callAbovePoojaGuests;
  return {
    fact: [event, `at a special event, ${pooja.toLocaleString('en-CA')}\u00a0at a pooja`],
    event: `Up to ${event}`,
    pooja: `Up to ${guestsText(pooja)}`,
    larger: `More than ${event}, or a menu of your own?`,
    note: `For events up to ${event}, poojas up to ${pooja.toLocaleString('en-CA')}. Expecting more? Call us.`,
  };
}
