import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type {
  RecurringBookingDay,
  RecurringBookingEntry,
} from '#contract/tiffin/recurring-booking.ts';
import type { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { findPostalCode, isServed } from '#domain/account/address.ts';
import { completeAddress, doorKey } from '#domain/account/delivery-address.ts';
import { closureOn, type Kitchen } from '#domain/kitchen/calendar.ts';
import {
  addDays,
  earlierDay,
  type IsoDay,
  laterDay,
  mondayOf,
  wallClockAt,
  weekdayOf,
} from '#domain/platform/days.ts';
import { firstOpenDay } from './available-dates.ts';
import { TIFFINS_CALLED_OFF } from './order-states.ts';
import { isInPause, type PauseDays } from './pause.ts';

/**
 * 'Book my usual': a weekly pattern that books ahead while credits last (docs/decisions/0020). What it wants on which day is worked out here, for the screen that shows
 * it and for the clock that books it.
 */

/**
 * The recurring booking books the rest of this week and the next two: far enough to see it coming
 * and to skip in time, near enough that few credits are held. Whole weeks, so that one mail tells
 * of each.
 */
const WEEKS_AHEAD = 2;

/** A new week is booked on its Monday at nine, when its mail is read, not at midnight. */
const WEEK_TURNS_AT = '09:00';

/** A tiffin that is in the way of the recurring booking, or stands for a day of it. */
export type RecurringBookingOrder = {
  /**
   * The day of the recurring booking that it stands for, wherever it was moved to; null for none.
   */
  usualDay: IsoDay | null;
  deliveryDate: IsoDay;
  deliveryTimeSlot: Slot;
  quantity: number;
  address: string;
  /** Of its address (`doorKey`). */
  addressKey: string;
  status: TiffinOrderStatus;
  skippedBy: string | null;
  /** It is for somebody else than the plan, who gets a box of their own there. */
  isForAnother: boolean;
};

/** Addresses of which something is known; the subscription's own is the first. */
export type KnownAddresses = readonly [DeliveryAddress, ...DeliveryAddress[]];

export type RecurringBookingInput = {
  entries: readonly RecurringBookingEntry[];
  /** The subscription's own address, then those of its customer's book. */
  known: KnownAddresses;
  startDate: IsoDay;
  pauses: readonly PauseDays[];
  /** Those of the subscription on the days in question, and those that stand for one of them. */
  orders: readonly RecurringBookingOrder[];
  /** Credits free to book. */
  available: number;
  kitchen: Kitchen;
};

/**
 * The days that the recurring booking looks at now: from the first that can be booked to the end of
 * its weeks.
 */
export function recurringBookingWindow(
  now: Temporal.Instant,
  kitchen: Kitchen,
): { from: IsoDay; to: IsoDay } {
  const { day, time } = wallClockAt(now);
  const weekOf = time < WEEK_TURNS_AT ? addDays(day, -1) : day;
  const lastOfWeeks = addDays(mondayOf(weekOf), WEEKS_AHEAD * 7 + 6);
  const lastOpen = addDays(day, kitchen.settings.scheduleWindowDays);
  return {
    from: firstOpenDay(now, kitchen),
    to: earlierDay(lastOfWeeks, lastOpen),
  };
}

type Delivery = Omit<RecurringBookingDay, 'outcome' | 'reason' | 'besides'>;

/**
 * What becomes of each day of the pattern from one day to another, soonest first. Credits go to the
 * days in their order; the first day whose whole quantity they do not cover is where it stops, and
 * nothing smaller or later is booked in its place.
 */
export function planRecurringBooking(
  wanted: RecurringBookingInput,
  from: IsoDay,
  to: IsoDay,
): RecurringBookingDay[] {
  const days: RecurringBookingDay[] = [];
  for (const day of daysOf(wanted, from)) {
    if (day.date > to) break;
    days.push(day);
  }
  return days;
}

/** Closed or without a pattern's day for longer than this: it does not go on. */
const GIVE_UP_AFTER_DAYS = 400;

/**
 * The last delivery that the credits cover at this pace, over as many weeks as that takes. Null when
 * they cover none, or when a pause without an end lies ahead.
 */
export function creditsLastUntil(wanted: RecurringBookingInput, from: IsoDay): IsoDay | null {
  if (wanted.pauses.some(({ until }) => until === null)) return null;
  let last: IsoDay | null = null;
  for (const { date, outcome } of daysOf(wanted, from)) {
    if (outcome === 'no_credits') break;
    if (outcome === 'booked' || outcome === 'to_book') last = date;
    else if (date > addDays(last ?? laterDay(from, wanted.startDate), GIVE_UP_AFTER_DAYS)) break;
  }
  return last;
}

/** The door of a pattern's address; null: the subscription's own. */
const keyOf = (text: string | null, known: KnownAddresses): string =>
  doorKey(text === null ? known[0] : completeAddress({ text }, known));

/** Whether a tiffin is what a pattern books for its day. */
export function isOfRecurringBooking(
  order: Pick<
    RecurringBookingOrder,
    'deliveryDate' | 'deliveryTimeSlot' | 'quantity' | 'addressKey'
  >,
  entries: readonly RecurringBookingEntry[],
  known: KnownAddresses,
): boolean {
  const entry = entries.find(({ weekday }) => weekday === weekdayOf(order.deliveryDate));
  return (
    entry?.deliveryTimeSlot === order.deliveryTimeSlot &&
    entry.quantity === order.quantity &&
    keyOf(entry.deliveryAddress, known) === order.addressKey
  );
}

/**
 * The order that stands for a day of the recurring booking, or that it finds there for the same
 * person, slot and door, booked by hand or skipped by its customer; null for none.
 */
export const standsFor = <Order extends RecurringBookingOrder>(
  day: Delivery,
  orders: readonly Order[],
  known: KnownAddresses,
): Order | null => standsAt(day, keyOf(day.deliveryAddress, known), orders);

function standsAt<Order extends RecurringBookingOrder>(
  { date, deliveryTimeSlot }: Delivery,
  key: string,
  orders: readonly Order[],
): Order | null {
  return (
    orders.find((order) => order.usualDay === date && !isFreedByKitchen(order)) ??
    orders.find(
      (order) =>
        !order.isForAnother &&
        order.deliveryDate === date &&
        order.deliveryTimeSlot === deliveryTimeSlot &&
        order.addressKey === key &&
        (isLive(order) || isDroppedByCustomer(order)),
    ) ??
    null
  );
}

/** Whether its customer does not want it. */
const isDroppedByCustomer = ({ status, skippedBy }: RecurringBookingOrder): boolean =>
  status === 'skipped' && skippedBy === 'customer';

/**
 * Whether a closure or a pause took it away: once the day is open again, the recurring booking
 * books it anew.
 */
export const isFreedByKitchen = ({ status, skippedBy }: RecurringBookingOrder): boolean =>
  status === 'skipped' && (skippedBy === 'closure' || skippedBy === 'pause');

const isLive = ({ status }: RecurringBookingOrder): boolean => !TIFFINS_CALLED_OFF.includes(status);

/** Every day of the pattern from one on, without end: nothing for a pattern without days. */
function* daysOf(wanted: RecurringBookingInput, from: IsoDay): Generator<RecurringBookingDay> {
  if (wanted.entries.length === 0) return;
  const keys = new Map(
    wanted.entries.map((entry) => [entry, keyOf(entry.deliveryAddress, wanted.known)]),
  );
  let credits = wanted.available;
  let isOut = false;
  for (let date = laterDay(from, wanted.startDate); ; date = addDays(date, 1)) {
    const entry = wanted.entries.find(({ weekday }) => weekday === weekdayOf(date));
    if (!entry) continue;
    const { deliveryTimeSlot, quantity } = entry;
    const deliveryAddress = entry.deliveryAddress ?? wanted.known[0].text;
    const delivery = { date, deliveryTimeSlot, quantity, deliveryAddress };
    const day = decide(delivery, keys.get(entry) ?? '', wanted);
    if (day.outcome !== 'to_book') {
      yield day;
      continue;
    }
    isOut ||= quantity > credits;
    if (!isOut) credits -= quantity;
    yield isOut ? { ...day, outcome: 'no_credits' } : day;
  }
}

/** What becomes of a day as long as there are credits; a booked one as it is booked. */
function decide(
  day: Delivery,
  key: string,
  { orders, pauses, kitchen }: RecurringBookingInput,
): RecurringBookingDay {
  const existing = standsAt(day, key, orders);
  const besides = orders
    .filter((order) => order !== existing && order.deliveryDate === day.date && isLive(order))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (existing && isLive(existing) && existing.deliveryDate === day.date) {
    const { deliveryTimeSlot, quantity, address } = existing;
    const booked = { deliveryTimeSlot, quantity, deliveryAddress: address };
    return { ...day, ...booked, outcome: 'booked', reason: null, besides };
  }
  const closure = closureOn(day.date, kitchen.closures);
  if (closure) return { ...day, outcome: 'closed', reason: closure.reason, besides };
  const outcome = pauses.some((pause) => isInPause(day.date, pause))
    ? 'paused'
    : existing
      ? 'given_up'
      : isPossible(day, kitchen)
        ? 'to_book'
        : 'not_possible';
  return { ...day, outcome, reason: null, besides };
}

/** Whether the kitchen brings so many there: its settings may have changed since. */
function isPossible({ quantity, deliveryAddress }: Delivery, { settings }: Kitchen): boolean {
  const postalCode = findPostalCode(deliveryAddress);
  return (
    quantity <= settings.maxTiffinsPerOrder &&
    (postalCode === null || isServed(postalCode, settings.servedPostalPrefixes))
  );
}
