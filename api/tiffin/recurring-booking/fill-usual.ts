import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { bookTiffin } from '#api/tiffin/orders/book-tiffin.ts';
import { mailedDelivery } from '#api/tiffin/orders/mail-order.ts';
import type { Mover } from '#api/tiffin/orders/move-orders.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import type { UsualDay, UsualPlan } from '#contract/tiffin/usual.ts';
import type { OrderWithSubscription } from '#db/tiffin/orders.ts';
import type { SubscriptionRow } from '#db/tiffin/subscriptions.ts';
import {
  forgetUsualDays,
  markFilled,
  standForUsualDay,
  type UsualRow,
} from '#db/tiffin/usual-bookings.ts';
import type { DB } from '#db/types.ts';
import { isFreed, planUsual, standsFor, usualWindow } from '#domain/tiffin/usual.ts';
import { type Weighed, wantedOf } from './weigh-usual.ts';

/**
 * Books what a pattern wants of its weeks, under the subscription's lock and with the calendar held:
 * each day anew, so that it may come late, twice, or from several nodes. Answers what it booked. What
 * was booked by hand for a day stands for that day from now on: once skipped, it stays skipped.
 */
export async function fillUsual(
  tx: Transaction<DB>,
  weighed: Weighed,
  usual: UsualRow,
  mover: Mover,
): Promise<OrderWithSubscription[]> {
  const { subscription, kitchen, now } = weighed;
  const { from, to } = usualWindow(now, kitchen);
  const booked: OrderWithSubscription[] = [];
  if (subscription.status === 'active') {
    const wanted = wantedOf(weighed, usual.entries);
    const days = planUsual(wanted, from, to);
    await takeOver(tx, wanted, days);
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
        mover,
        at: now,
        kitchen,
      });
      if (isRefusal(order)) {
        throw new Error(`The usual could not book ${day.date} as planned: ${order.refused}`);
      }
      booked.push(order);
      available -= day.quantity;
    }
  }
  await markFilled(tx, usual.id, to);
  return booked;
}

/** Gives each day to the one order that stands for it: freed ones let go, booked ones step in. */
async function takeOver(
  tx: Transaction<DB>,
  { orders, known }: Pick<ReturnType<typeof wantedOf>, 'orders' | 'known'>,
  days: readonly UsualDay[],
): Promise<void> {
  const held = days.filter(({ outcome }) => outcome === 'booked' || outcome === 'to_book');
  const dates = new Set(held.map(({ date }) => date));
  const freed = orders.filter((order) => isFreed(order) && dates.has(order.usualDay ?? ''));
  await forgetUsualDays(
    tx,
    freed.map(({ id }) => id),
  );
  for (const day of held.filter(({ outcome }) => outcome === 'booked')) {
    const standing = standsFor(day, orders, known);
    if (standing && standing.usualDay === null) await standForUsualDay(tx, standing.id, day.date);
  }
}

const inOrder = (orders: readonly OrderWithSubscription[]) =>
  orders
    .map(mailedDelivery)
    .sort((one, other) => one.day.localeCompare(other.day) || one.slot.localeCompare(other.slot));

/** Tells of everything that the usual booked or released at once; of nothing, it says nothing. */
export async function mailUsual(
  tx: Transaction<DB>,
  subscription: SubscriptionRow,
  changed: { booked: OrderWithSubscription[]; released: OrderWithSubscription[] },
  { days, lastsUntil }: Pick<UsualPlan, 'days' | 'lastsUntil'>,
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
