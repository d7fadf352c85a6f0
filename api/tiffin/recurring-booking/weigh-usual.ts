import type { Kysely } from 'kysely';
import { asBooking } from '#api/tiffin/orders/present-order.ts';
import type { Leftovers, UsualEntry, UsualPlan } from '#contract/tiffin/usual.ts';
import { listAddressesOfPlan } from '#db/account/address-details.ts';
import type { OrderWithSubscription } from '#db/tiffin/orders.ts';
import type { SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import { findUsual, listOrdersForUsual, type UsualRow } from '#db/tiffin/usual-bookings.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';
import { dayOf } from '#domain/platform/days.ts';
import { checkCustomerAction } from '#domain/tiffin/deadlines.ts';
import { TIFFINS_NOT_CONFIRMED } from '#domain/tiffin/order-states.ts';
import { type PauseDays, plannedPauseOf } from '#domain/tiffin/pause.ts';
import {
  creditsLastUntil,
  isOfUsual,
  type KnownAddresses,
  planUsual,
  type UsualOrder,
  type UsualWanted,
  usualWindow,
} from '#domain/tiffin/usual.ts';

/** Everything that a decision about the usual of a subscription rests on. */
export type Weighed = {
  subscription: SubscriptionWithFigures;
  kitchen: Kitchen;
  now: Temporal.Instant;
  /** The pattern that books now. */
  usual: UsualRow | undefined;
  /** Of today and later. */
  orders: OrderWithSubscription[];
  known: KnownAddresses;
};

/** Reads it; to change something, under the subscription's lock. */
export async function weighUsual(
  db: Kysely<DB>,
  subscription: SubscriptionWithFigures,
  { now, kitchen }: Pick<Weighed, 'now' | 'kitchen'>,
): Promise<Weighed> {
  const usual = await findUsual(db, subscription.id);
  const orders = await listOrdersForUsual(db, subscription.id, dayOf(now));
  const known = await listAddressesOfPlan(db, subscription);
  return { subscription, kitchen, now, usual, orders, known };
}

export type Standing = UsualOrder & { id: string };

/** An order in the words of the domain. */
const asUsualOrder = (order: OrderWithSubscription): Standing => ({
  id: order.id,
  usualDay: order.usual_day,
  deliveryDate: order.delivery_day,
  deliveryTimeSlot: order.slot,
  quantity: order.quantity,
  address: order.address.text,
  addressKey: order.address_key,
  status: order.status,
  skippedBy: order.skipped_by,
});

/** What the domain is asked with: the state of things, for a pattern. */
export function wantedOf(
  { subscription, kitchen, now, orders, known }: Omit<Weighed, 'usual'>,
  entries: readonly UsualEntry[],
): Omit<UsualWanted, 'orders'> & { orders: Standing[] } {
  const isWaiting = subscription.status === 'pending_approval';
  return {
    entries,
    known,
    startDate: subscription.start_day,
    pauses: pausesOf(subscription, now),
    orders: orders.map(asUsualOrder),
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
export function leftoversOf(
  { kitchen, now, usual, orders, known }: Weighed,
  entries: readonly UsualEntry[],
): OrderWithSubscription[] {
  return orders.filter((order) => {
    const booked = asUsualOrder(order);
    const action = order.status === 'scheduled' ? 'skip' : 'cancel';
    return (
      order.booked_by_usual &&
      booked.usualDay === booked.deliveryDate &&
      TIFFINS_NOT_CONFIRMED.includes(order.status) &&
      isOfUsual(booked, usual?.entries ?? [], known) &&
      !isOfUsual(booked, entries, known) &&
      checkCustomerAction(action, asBooking(order), now, kitchen) === null
    );
  });
}

/** Whether two patterns are one. Their entries stand in the order of the week. */
export const isSamePattern = (one: readonly UsualEntry[], other: readonly UsualEntry[]): boolean =>
  JSON.stringify(one.map(inOneOrder)) === JSON.stringify(other.map(inOneOrder));

const inOneOrder = ({ weekday, deliveryTimeSlot, quantity, deliveryAddress }: UsualEntry) => [
  weekday,
  deliveryTimeSlot,
  quantity,
  deliveryAddress,
];

/** Tiffins booked by hand that stand for days of a pattern: another pattern looks at them anew. */
export const standInsOf = ({ orders }: Weighed): OrderWithSubscription[] =>
  orders.filter((order) => order.usual_day !== null && !order.booked_by_usual);

/** What a pattern comes to for the screen, if it were saved now. */
export function weighPattern(
  weighed: Weighed,
  entries: readonly UsualEntry[],
  leftovers: Leftovers,
): UsualPlan {
  const left = leftoversOf(weighed, entries);
  const isNew = !isSamePattern(entries, weighed.usual?.entries ?? []);
  const released = new Set(leftovers === 'release' ? left.map(({ id }) => id) : []);
  const standIns = new Set(isNew ? standInsOf(weighed).map(({ id }) => id) : []);
  const orders = weighed.orders
    .filter(({ id }) => !released.has(id))
    .map((order) => (standIns.has(order.id) ? { ...order, usual_day: null } : order));
  const wanted = wantedOf({ ...weighed, orders }, entries);
  const free = weighed.orders.filter(({ id }) => released.has(id));
  const available = wanted.available + free.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...showPlan(weighed, { ...wanted, available }), leftovers: left.map(presentLeftover) };
}

function showPlan({ now, kitchen }: Weighed, wanted: UsualWanted): Omit<UsualPlan, 'leftovers'> {
  const { from, to } = usualWindow(now, kitchen);
  // Today's and tomorrow's, where it is too late to book more, are shown as far as they are booked.
  const soon = planUsual({ ...wanted, available: 0 }, dayOf(now), to).filter(
    ({ date, outcome }) => date < from && outcome === 'booked',
  );
  const isEndless = wanted.pauses.some(({ until }) => until === null);
  return {
    days: [...soon, ...planUsual(wanted, from, to)],
    // Behind a pause without an end nobody knows how far credits reach.
    lastsUntil: isEndless ? null : (creditsLastUntil(wanted, from) ?? soon.at(-1)?.date ?? null),
  };
}

const presentLeftover = (order: OrderWithSubscription) => ({
  orderNumber: order.number,
  date: order.delivery_day,
  deliveryTimeSlot: order.slot,
  quantity: order.quantity,
});
