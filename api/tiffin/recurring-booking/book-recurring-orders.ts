import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { bookTiffin } from '#api/tiffin/orders/book-tiffin.ts';
import { mailDetailsOf } from '#api/tiffin/orders/enqueue-order-mail.ts';
import type { NamedActor } from '#api/tiffin/orders/transition-orders.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import type {
  RecurringBookingDay,
  RecurringBookingPreview,
} from '#contract/tiffin/recurring-booking.ts';
import type { TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import {
  attachToRecurringBooking,
  detachFromRecurringBooking,
  markBookedThrough,
  type RecurringBookingRow,
} from '#db/tiffin/recurring-bookings.ts';
import type { SubscriptionRow } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import {
  isFreedByKitchen,
  planRecurringBooking,
  recurringBookingWindow,
  standsFor,
} from '#domain/tiffin/recurring-booking.ts';
import { inputOf, type RecurringBookingState } from './dry-run.ts';

/**
 * Books what a pattern wants of its weeks, under the subscription's lock and with the calendar held:
 * each day anew, so that it may come late, twice, or from several nodes. Answers what it booked. What
 * was booked by hand for a day stands for that day from now on: once skipped, it stays skipped.
 */
export async function bookRecurringOrders(
  tx: Transaction<DB>,
  state: RecurringBookingState,
  recurringBooking: RecurringBookingRow,
  actor: NamedActor,
): Promise<TiffinOrderWithSubscription[]> {
  const { subscription, kitchen, now, known } = state;
  const { from, to } = recurringBookingWindow(now, kitchen);
  const booked: TiffinOrderWithSubscription[] = [];
  if (subscription.status === 'active') {
    const wanted = inputOf(state, recurringBooking.entries);
    const days = planRecurringBooking(wanted, from, to);
    await attachOrders(tx, wanted, days);
    let { available } = subscription;
    for (const day of days.filter(({ outcome }) => outcome === 'to_book')) {
      const order = await bookTiffin(tx, {
        subscription: { ...subscription, available },
        day: day.date,
        slot: day.deliveryTimeSlot,
        quantity: day.quantity,
        address: { text: day.deliveryAddress },
        specialInstructions: null,
        usualDay: day.date,
        actor,
        at: now,
        kitchen,
        known,
      });
      if (isRefusal(order)) {
        throw new Error(`The usual could not book ${day.date} as planned: ${order.refused}`);
      }
      booked.push(order);
      available -= day.quantity;
    }
  }
  await markBookedThrough(tx, recurringBooking.id, to);
  return booked;
}

/** Gives each day to the one order that stands for it: freed ones let go, booked ones step in. */
async function attachOrders(
  tx: Transaction<DB>,
  { orders, known }: Pick<ReturnType<typeof inputOf>, 'orders' | 'known'>,
  days: readonly RecurringBookingDay[],
): Promise<void> {
  const held = days.filter(({ outcome }) => outcome === 'booked' || outcome === 'to_book');
  const dates = new Set(held.map(({ date }) => date));
  const freed = orders.filter(
    (order) => isFreedByKitchen(order) && dates.has(order.usualDay ?? ''),
  );
  await detachFromRecurringBooking(
    tx,
    freed.map(({ id }) => id),
  );
  for (const day of held.filter(({ outcome }) => outcome === 'booked')) {
    const existing = standsFor(day, orders, known);
    if (existing && existing.usualDay === null)
      await attachToRecurringBooking(tx, existing.id, day.date);
  }
}

const inOrder = (orders: readonly TiffinOrderWithSubscription[]) =>
  orders
    .map(mailDetailsOf)
    .sort((one, other) => one.day.localeCompare(other.day) || one.slot.localeCompare(other.slot));

/**
 * Tells of everything that the recurring booking booked or released at once; of nothing, it says
 * nothing.
 */
export async function mailRecurringBooking(
  tx: Transaction<DB>,
  subscription: SubscriptionRow,
  changed: { booked: TiffinOrderWithSubscription[]; released: TiffinOrderWithSubscription[] },
  { days, lastsUntil }: Pick<RecurringBookingPreview, 'days' | 'lastsUntil'>,
): Promise<void> {
  if (changed.booked.length + changed.released.length === 0) return;
  await enqueueMail(tx, {
    kind: 'usual_booked',
    customerId: subscription.customer_id,
    details: {
      name: subscription.customer_name,
      subscriptionNumber: subscription.number,
      planName: subscription.plan_name,
      booked: inOrder(changed.booked),
      waiting: changed.booked.filter(({ status }) => status === 'pending_confirmation').length,
      released: inOrder(changed.released),
      lastsUntil,
      isOut: days.some(({ outcome }) => outcome === 'no_credits'),
    },
  });
}
