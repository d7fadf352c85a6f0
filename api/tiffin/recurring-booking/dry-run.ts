import type { Kysely } from 'kysely';
import { toBooking } from '#api/tiffin/orders/present-order.ts';
import type {
  Leftovers,
  RecurringBookingEntry,
  RecurringBookingPreview,
} from '#contract/tiffin/recurring-booking.ts';
import { listAddressesOfPlan } from '#db/account/details-at-door.ts';
import type { TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import {
  findRecurringBooking,
  listOrdersForRecurringBooking,
  type RecurringBookingRow,
} from '#db/tiffin/recurring-bookings.ts';
import type { SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { dayOf } from '#domain/platform/days.ts';
import { checkCustomerAction } from '#domain/tiffin/deadlines.ts';
import { TIFFINS_NOT_CONFIRMED } from '#domain/tiffin/order-states.ts';
import { type PauseDays, plannedPauseOf } from '#domain/tiffin/pause.ts';
import {
  creditsLastUntil,
  isOfRecurringBooking,
  type KnownAddresses,
  planRecurringBooking,
  type RecurringBookingInput,
  type RecurringBookingOrder,
  recurringBookingWindow,
} from '#domain/tiffin/recurring-booking.ts';

/** Everything that a decision about the recurring booking of a subscription rests on. */
export type RecurringBookingState = {
  subscription: SubscriptionWithFigures;
  kitchen: Kitchen;
  now: Temporal.Instant;
  /** The pattern that books now. */
  recurringBooking: RecurringBookingRow | undefined;
  /** Of today and later. */
  orders: TiffinOrderWithSubscription[];
  known: KnownAddresses;
};

/** Reads it; to change something, under the subscription's lock. */
export async function readRecurringBookingState(
  db: Kysely<DB>,
  subscription: SubscriptionWithFigures,
  { now, kitchen }: Pick<RecurringBookingState, 'now' | 'kitchen'>,
): Promise<RecurringBookingState> {
  const recurringBooking = await findRecurringBooking(db, subscription.id);
  const orders = await listOrdersForRecurringBooking(db, subscription.id, dayOf(now));
  const known = await listAddressesOfPlan(db, subscription);
  return { subscription, kitchen, now, recurringBooking, orders, known };
}

export type RecurringBookingOrderWithId = RecurringBookingOrder & { id: string };

/** An order in the words of the domain. */
const toRecurringBookingOrder = (
  order: TiffinOrderWithSubscription,
  { member_id }: Pick<SubscriptionWithFigures, 'member_id'>,
): RecurringBookingOrderWithId => ({
  id: order.id,
  usualDay: order.usual_day,
  deliveryDate: order.delivery_day,
  deliveryTimeSlot: order.slot,
  quantity: order.quantity,
  address: order.address.text,
  addressKey: order.address_key,
  status: order.status,
  skippedBy: order.skipped_by,
  isForAnother: order.member_id !== member_id,
});

/** What the domain is asked with: the state of things, for a pattern. */
export function inputOf(
  { subscription, kitchen, now, orders, known }: Omit<RecurringBookingState, 'recurringBooking'>,
  entries: readonly RecurringBookingEntry[],
): Omit<RecurringBookingInput, 'orders'> & { orders: RecurringBookingOrderWithId[] } {
  const isWaiting = subscription.status === 'pending_approval';
  return {
    entries,
    known,
    startDate: subscription.start_day,
    pauses: pausesOf(subscription, now),
    orders: orders.map((order) => toRecurringBookingOrder(order, subscription)),
    // What was bought is granted with the approval.
    available: isWaiting ? subscription.tiffin_count : subscription.available,
    kitchen,
  };
}

function pausesOf(subscription: SubscriptionWithFigures, now: Temporal.Instant): PauseDays[] {
  const { pause_from: pauseFrom, paused_until: pausedUntil } = subscription;
  const { status } = subscription;
  if (status === 'paused') return [{ from: dayOf(now), until: pausedUntil }];
  const planned = plannedPauseOf({ status, pauseFrom, pausedUntil });
  return planned ? [planned] : [];
}

/**
 * What the living pattern has booked, a new one does not want, and can still be released for
 * nothing. What its customer has changed by hand since is theirs, and what was kept before stays.
 */
export function releasableOrdersOf(
  { subscription, kitchen, now, recurringBooking, orders, known }: RecurringBookingState,
  entries: readonly RecurringBookingEntry[],
): TiffinOrderWithSubscription[] {
  return orders.filter((order) => {
    const booked = toRecurringBookingOrder(order, subscription);
    const action = order.status === 'scheduled' ? 'skip' : 'cancel';
    return (
      order.booked_by_usual &&
      booked.usualDay === booked.deliveryDate &&
      TIFFINS_NOT_CONFIRMED.includes(order.status) &&
      isOfRecurringBooking(booked, recurringBooking?.entries ?? [], known) &&
      !isOfRecurringBooking(booked, entries, known) &&
      checkCustomerAction(action, toBooking(order), now, kitchen) === null
    );
  });
}

/** Whether two patterns are one. Their entries stand in the order of the week. */
export const isSamePattern = (
  one: readonly RecurringBookingEntry[],
  other: readonly RecurringBookingEntry[],
): boolean => JSON.stringify(one.map(inOneOrder)) === JSON.stringify(other.map(inOneOrder));

const inOneOrder = ({
  weekday,
  deliveryTimeSlot,
  quantity,
  deliveryAddress,
}: RecurringBookingEntry) => [weekday, deliveryTimeSlot, quantity, deliveryAddress];

/** Tiffins booked by hand that stand for days of a pattern: another pattern looks at them anew. */
export const attachedByHand = ({ orders }: RecurringBookingState): TiffinOrderWithSubscription[] =>
  orders.filter((order) => order.usual_day !== null && !order.booked_by_usual);

/** What a pattern comes to for the screen, if it were saved now. */
export function dryRun(
  state: RecurringBookingState,
  entries: readonly RecurringBookingEntry[],
  leftovers: Leftovers,
): RecurringBookingPreview {
  const left = releasableOrdersOf(state, entries);
  const isNew = !isSamePattern(entries, state.recurringBooking?.entries ?? []);
  const released = new Set(leftovers === 'release' ? left.map(({ id }) => id) : []);
  const standIns = new Set(isNew ? attachedByHand(state).map(({ id }) => id) : []);
  const orders = state.orders
    .filter(({ id }) => !released.has(id))
    .map((order) => (standIns.has(order.id) ? { ...order, usual_day: null } : order));
  const wanted = inputOf({ ...state, orders }, entries);
  const free = state.orders.filter(({ id }) => released.has(id));
  const available = wanted.available + free.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...presentPreview(state, { ...wanted, available }),
    leftovers: left.map(presentLeftover),
  };
}

function presentPreview(
  { now, kitchen }: RecurringBookingState,
  wanted: RecurringBookingInput,
): Omit<RecurringBookingPreview, 'leftovers'> {
  const { from, to } = recurringBookingWindow(now, kitchen);
  // Today's and tomorrow's, where it is too late to book more, are shown as far as they are booked.
  const soon = planRecurringBooking({ ...wanted, available: 0 }, dayOf(now), to).filter(
    ({ date, outcome }) => date < from && outcome === 'booked',
  );
  const isEndless = wanted.pauses.some(({ until }) => until === null);
  return {
    days: [...soon, ...planRecurringBooking(wanted, from, to)],
    // Behind a pause without an end nobody knows how far credits reach.
    lastsUntil: isEndless ? null : (creditsLastUntil(wanted, from) ?? soon.at(-1)?.date ?? null),
  };
}

const presentLeftover = (order: TiffinOrderWithSubscription) => ({
  orderNumber: order.number,
  date: order.delivery_day,
  deliveryTimeSlot: order.slot,
  quantity: order.quantity,
});
