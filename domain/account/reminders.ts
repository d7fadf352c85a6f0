import { SLOTS } from '#contract/kitchen/slots.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { isServiceDay, type Kitchen } from '#domain/kitchen/calendar.ts';
import {
  addDays,
  dayOf,
  type IsoDay,
  instantAt,
  laterDay,
  mondayOf,
  type WallTime,
  wallClockAt,
} from '#domain/platform/days.ts';
import { deadlinesOf } from '#domain/tiffin/deadlines.ts';

/**
 * When somebody is reminded of something by mail (docs/decisions/0022). Every question is about the
 * state of things now, so that a clock that was away catches up with what still helps and leaves out
 * what has become pointless.
 */

/** The evening hour at which a delivery is reminded of. */
const EVENING: WallTime = '19:00';

/** A link that can do something for less than this long comes too late to be read. */
const TIME_TO_ACT = { hours: 1 } as const;

/** Whoever has booked within these hours before the reminder has a mail about it already. */
const JUST_BOOKED = { hours: 6 } as const;

/** How far ahead deliveries are looked at: longer than any deadline lies before its delivery. */
const DAYS_AHEAD = 30;

/** Nobody is woken by a mail that can wait: these hours are Toronto's. */
const DAYTIME = { from: '09:00', until: '20:00' } as const;

const compare = (one: Temporal.Instant, other: Temporal.Instant): number =>
  Temporal.Instant.compare(one, other);

/** The deliveries of a day that are reminded of now. */
export type DueDeliveries = {
  day: IsoDay;
  /** Only what was booked before. */
  bookedBefore: Temporal.Instant;
  /** The slots that can still be skipped, with time enough to do so. */
  slots: Slot[];
};

/**
 * When the deliveries of a day are reminded of: at 19:00 on the evening before the day on which the
 * first of them can no longer be skipped, so that a night and a morning are left to act.
 */
export function remindOfDeliveriesAt(day: IsoDay, kitchen: Kitchen): Temporal.Instant {
  const [earliest] = SLOTS;
  return instantAt(addDays(dayOf(skipUntil(day, earliest, kitchen)), -1), EVENING);
}

const skipUntil = (day: IsoDay, slot: Slot, kitchen: Kitchen): Temporal.Instant =>
  deadlinesOf({ deliveryDate: day, deliveryTimeSlot: slot }, kitchen).skipUntil;

/** The days whose deliveries are reminded of at this moment, with what of them it still helps with. */
export function dueDeliveries(now: Temporal.Instant, kitchen: Kitchen): DueDeliveries[] {
  const today = dayOf(now);
  const atLeast = now.add(TIME_TO_ACT);
  const due: DueDeliveries[] = [];
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    if (!isServiceDay(day, kitchen.closures)) continue;
    const at = remindOfDeliveriesAt(day, kitchen);
    if (compare(now, at) < 0) continue;
    const slots = SLOTS.filter((slot) => compare(atLeast, skipUntil(day, slot, kitchen)) <= 0);
    if (slots.length > 0) due.push({ day, slots, bookedBefore: at.subtract(JUST_BOOKED) });
  }
  return due;
}

/**
 * Credits that can still be booked at which a plan runs low; its customer may want to renew. The database
 * has it too: the index `subscriptions_low`, and the trigger `subscriptions_credits_rose`.
 */
export const LOW_CREDITS = 2;

/** A plan of fewer tiffins is bought to be used up at once: nobody is told that it runs low. */
export const LEAST_TIFFINS_TO_TELL = 5;

/** Time enough for a transfer and an approval before the last tiffin comes, and not a month of it. */
const LOW_DAYS = 10;

/** A plan with something booked later than this runs low some other day: that can wait. */
export const lowCreditsReminderUntil = (today: IsoDay): IsoDay => addDays(today, LOW_DAYS);

/** Whether it is an hour at which reminders that can wait go out. */
export function isDaytime(now: Temporal.Instant): boolean {
  const { time } = wallClockAt(now);
  return DAYTIME.from <= time && time < DAYTIME.until;
}

/** A quote is reminded of so many days before the last on which it can be accepted. */
const QUOTE_DAYS = 2;

/** The last days of the quotes that are reminded of on a day, first to last. */
export const expiringDays = (today: IsoDay): { from: IsoDay; to: IsoDay } => ({
  from: today,
  to: addDays(today, QUOTE_DAYS),
});

/** A quote that was sent later than this is still fresh in mind. */
export const quotesSentBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 });

const UNPAID_DAYS = 3;
const WITHDRAWN_DAYS = 14;

const daysAgo = (now: Temporal.Instant, days: number): Temporal.Instant =>
  instantAt(addDays(dayOf(now), -days), wallClockAt(now).time);

/** What was bought, or approved, before this moment and is not paid is reminded of: three days. */
export const unpaidSince = (now: Temporal.Instant): Temporal.Instant => daysAgo(now, UNPAID_DAYS);

/**
 * What waits since before `bought` and was reminded of before `reminded` is withdrawn: when the
 * fourteenth day after it was bought is over, and the third after the reminder, also where the clock
 * was away. Whole days, so that the last one that the reminder names (`payUntil`) is theirs to its end.
 */
export const withdrawnSince = (
  now: Temporal.Instant,
): { bought: Temporal.Instant; reminded: Temporal.Instant } => ({
  bought: instantAt(addDays(dayOf(now), -WITHDRAWN_DAYS), '00:00'),
  reminded: instantAt(addDays(dayOf(now), -UNPAID_DAYS), '00:00'),
});

/** The day until which somebody who is reminded now has time to pay. */
export const payUntil = (bought: Temporal.Instant, now: Temporal.Instant): IsoDay =>
  laterDay(addDays(dayOf(bought), WITHDRAWN_DAYS), addDays(dayOf(now), UNPAID_DAYS));

/** When the menu of the coming week is sent: on Sunday, and late until Monday noon. */
const MENU_FROM: WallTime = '17:00';
const MENU_UNTIL: WallTime = '12:00';

/** The Monday of the week whose menu is sent at this moment; null when none is. */
export function menuToSend(now: Temporal.Instant): IsoDay | null {
  const { day, time } = wallClockAt(now);
  const tomorrow = addDays(day, 1);
  if (mondayOf(tomorrow) === tomorrow) return time >= MENU_FROM ? tomorrow : null;
  return mondayOf(day) === day && time < MENU_UNTIL ? day : null;
}
