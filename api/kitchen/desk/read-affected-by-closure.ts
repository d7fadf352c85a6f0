import type { Kysely } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { checkCanBook } from '#api/tiffin/orders/check-can-book.ts';
import type {
  AffectedByClosure,
  AffectedEvent,
  AffectedSnackOrder,
  AffectedTiffinOrder,
  TargetDay,
} from '#contract/kitchen/closure-effects.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { LAST_DAY } from '#contract/platform/primitives.ts';
import { eventOfRow } from '#db/catering/inquiries.ts';
import {
  countRecurringBookingCustomers,
  type DayRange,
  listAffectedEvents,
  listAffectedSnackOrders,
  listAffectedTiffinOrders,
  listBookedPerSlot,
  listDeliveredPerDay,
  listDeliveriesToSameDoors,
  listLimitedSnacks,
} from '#db/kitchen/affected-by-closure.ts';
import { toPayBackIfCancelled } from '#db/money/payables.ts';
import type { SnackOrderWithDetails } from '#db/snacks/orders.ts';
import type { TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import type { DB } from '#db/types.ts';
import { fullName } from '#domain/account/full-name.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import {
  closedThrough,
  closureOn,
  type Kitchen,
  nextServiceDay,
} from '#domain/kitchen/calendar.ts';
import { addDays, dayOf, earlierDay, type IsoDay, laterDay } from '#domain/platform/days.ts';
import { sum } from '#domain/platform/money.ts';
import { recurringBookingWindow } from '#domain/tiffin/recurring-booking.ts';

/** Tiffins can move to that many service days after the closure, snack orders within that many days. */
const TARGET_DAYS = 10;
const SNACK_TARGET_DAYS = 21;

type ReadContext = { db: Kysely<DB>; now: Temporal.Instant };

/**
 * Everything that stands on days which would close and are not closed yet, and where it could move
 * to. With everything locked it is what the closing is decided on; without, what the desk is shown.
 */
export async function readAffectedByClosure(
  reading: ReadContext,
  { startDate, endDate }: { startDate: IsoDay; endDate: IsoDay },
): Promise<AffectedByClosure> {
  const { db, now } = reading;
  const kitchen = await loadKitchen(reading);
  const range = { from: laterDay(startDate, dayOf(now)), to: endDate };
  const isNew = (day: IsoDay) => closureOn(day, kitchen.closures) === null;
  const closing = { startDay: startDate, endDay: endDate, reason: '' };
  const after = { ...kitchen, closures: [...kitchen.closures, closing] };

  const targets = await readTargets(reading, endDate, after);
  const tiffins = await listAffectedTiffinOrders(db, range);
  const snackOrders = await listAffectedSnackOrders(db, range);
  const events = await listAffectedEvents(db, range);
  const done = (await listDeliveredPerDay(db, range)).filter(({ day }) => isNew(day));
  return {
    tiffins: await presentTiffins(
      db,
      tiffins.filter((order) => isNew(order.delivery_day)),
      targets,
    ),
    ...(await presentSnacks(
      db,
      snackOrders.filter((order) => isNew(order.delivery_day)),
      snackDaysAfter(endDate, after),
    )),
    events: events.filter((event) => isNew(event.event_day)).map(presentEvent),
    delivered: {
      orders: sum(...done.map(({ orders }) => orders)),
      tiffins: sum(...done.map(({ tiffins: many }) => many)),
      snackOrders: sum(...done.map(({ snackOrders: many }) => many)),
    },
    notDelivered: {
      orders: sum(...done.map(({ failedOrders }) => failedOrders)),
      tiffins: sum(...done.map(({ failedTiffins }) => failedTiffins)),
      undecided: sum(...done.map(({ undecided }) => undecided)),
    },
    usualCustomers: await countRecurringBookings(reading, range, kitchen),
    targets,
  };
}

/** The service days after a closure, with what is booked on each hour of them. */
async function readTargets(
  { db, now }: ReadContext,
  endDate: IsoDay,
  kitchen: Kitchen,
): Promise<TargetDay[]> {
  const days: IsoDay[] = [];
  let next = nextServiceDay(endDate, kitchen.closures);
  while (next && next <= LAST_DAY && days.length < TARGET_DAYS) {
    days.push(next);
    next = nextServiceDay(next, kitchen.closures);
  }
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return [];
  const loads = await listBookedPerSlot(db, { from, to });
  const { dayCapacity, slotCapacity } = kitchen.settings;
  const closed = closedThrough(now, kitchen);
  return days.map((date) => {
    const hours = SLOTS.map((slot) => {
      const load = loads.find((one) => one.day === date && one.slot === slot);
      const { tiffins = 0, waiting = 0 } = load ?? {};
      return { slot, capacity: slotCapacity, tiffins, waiting };
    });
    return {
      date,
      isClosedForOrders: date <= closed,
      capacity: dayCapacity,
      tiffins: sum(...hours.map(({ tiffins }) => tiffins)),
      waiting: sum(...hours.map(({ waiting }) => waiting)),
      hours,
    };
  });
}

/** The days after a closure on which snacks are sold, weekends among them. */
const snackDaysAfter = (endDate: IsoDay, { closures }: Kitchen): IsoDay[] =>
  Array.from({ length: SNACK_TARGET_DAYS }, (_, index) => addDays(endDate, index + 1)).filter(
    (day) => day <= LAST_DAY && closureOn(day, closures) === null,
  );

async function presentTiffins(
  db: Kysely<DB>,
  orders: readonly TiffinOrderWithSubscription[],
  targets: readonly TargetDay[],
): Promise<AffectedTiffinOrder[]> {
  const [from, to] = [targets[0]?.date, targets.at(-1)?.date];
  const there = from && to ? await listDeliveriesToSameDoors(db, orders, { from, to }) : [];
  // Two people at one door get a box each at the same hour.
  const doorOf = (order: {
    subscription_id: string;
    address_key: string;
    member_id: string | null;
  }) => `${order.subscription_id} ${order.address_key} ${order.member_id ?? ''}`;
  const takenAt = Map.groupBy(there, doorOf);
  return orders.map((order) => ({
    id: order.id,
    orderNumber: order.number,
    customerId: order.customer_id,
    customerName: order.customer_name,
    date: order.delivery_day,
    slot: order.chosen_slot ?? order.slot,
    quantity: order.quantity,
    status: order.status,
    credits: order.credits_held + order.credits_used,
    door: doorOf(order),
    home: `${order.customer_id} ${order.address_key}`,
    taken: (takenAt.get(doorOf(order)) ?? []).map(({ day, slot }) => ({
      date: day,
      slot,
    })),
    rests: targets.map(({ date }) => date).filter((day) => rests(order, day)),
  }));
}

const rests = (order: TiffinOrderWithSubscription, day: IsoDay): boolean =>
  checkCanBook(
    {
      status: order.subscription_status,
      pause_from: order.subscription_pause_from,
      paused_until: order.subscription_paused_until,
    },
    day,
  ) !== null;

async function presentSnacks(
  db: Kysely<DB>,
  orders: readonly SnackOrderWithDetails[],
  days: readonly IsoDay[],
): Promise<Pick<AffectedByClosure, 'snackOrders' | 'snackTargets'>> {
  const ids = new Set(orders.flatMap(({ items }) => items.map(({ snack_id }) => snack_id)));
  const [from, to] = [days[0], days.at(-1)];
  const known = [...ids].filter((id) => id !== null);
  const limited = from && to ? await listLimitedSnacks(db, known, { from, to }) : [];
  const isLimited = new Set(limited.map(({ id }) => id));
  return {
    snackOrders: orders.map((order) => presentSnackOrder(order, isLimited)),
    snackTargets: days.map((date) => ({
      date,
      left: limited.map(({ id, limit, ordered }) => ({
        snackId: id,
        left: limit - (ordered.get(date) ?? 0),
      })),
    })),
  };
}

function presentSnackOrder(
  order: SnackOrderWithDetails,
  isLimited: ReadonlySet<string>,
): AffectedSnackOrder {
  const counts = new Map<string, number>();
  for (const { snack_id: id, quantity } of order.items)
    if (id !== null && isLimited.has(id)) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return {
    id: order.id,
    orderNumber: order.number,
    customerId: order.customer_id,
    customerName: order.customer_name,
    date: order.delivery_day,
    time: order.delivery_time,
    status: order.status,
    deliveryType: order.delivery_type,
    content: order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    total: order.total_cents,
    toPayBack: toPayBackIfCancelled(order),
    limited: [...counts].map(([snackId, quantity]) => ({ snackId, quantity })),
  };
}

const presentEvent = (
  inquiry: Awaited<ReturnType<typeof listAffectedEvents>>[number],
): AffectedEvent => ({
  id: inquiry.id,
  inquiryNumber: inquiry.number,
  customerId: inquiry.customer_id,
  customerName: fullName(inquiry),
  date: inquiry.event_day,
  event: eventOfRow(inquiry),
  times: inquiry.event_times,
  clock: inquiry.event_clock,
  isBrought: isBrought(inquiry.catering_services),
  guests: inquiry.guests,
  status: inquiry.status,
  toPayBack: toPayBackIfCancelled(inquiry),
});

/** Customers whose recurring booking would look at one of the new days. */
async function countRecurringBookings(
  { db, now }: ReadContext,
  { from, to }: DayRange,
  kitchen: Kitchen,
): Promise<number> {
  const looked = recurringBookingWindow(now, kitchen);
  const days: IsoDay[] = [];
  const last = earlierDay(to, looked.to);
  for (let day = laterDay(from, looked.from); day <= last; day = addDays(day, 1))
    if (closureOn(day, kitchen.closures) === null) days.push(day);
  return countRecurringBookingCustomers(db, days);
}
