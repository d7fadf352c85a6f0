import type { Transaction } from 'kysely';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { ForCustomer } from '#api/platform/http/context.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import {
  findDuplicateOrder,
  lockOwnTiffinOrder,
  type TiffinOrderWithSubscription,
} from '#db/tiffin/read-orders.ts';
import type { SubscriptionRow } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { checkCustomerAction, checkDeskUnskip } from '#domain/tiffin/deadlines.ts';
import { alreadyScheduled } from './book-tiffin.ts';
import { checkCanBook, isFull } from './check-can-book.ts';
import { mailOrderUnskipped } from './enqueue-order-mail.ts';
import { presentOrder, toBooking } from './present-order.ts';
import {
  type TiffinTransitionRequest,
  type TransitionedTiffinOrder,
  transitionTiffinOrder,
} from './transition-orders.ts';

export type UnskipRequest = Pick<TiffinTransitionRequest, 'customerNote' | 'internalNote'> & {
  /** Both locked, the subscription with the credits that are available now. */
  order: TiffinOrderWithSubscription;
  subscription: SubscriptionRow;
  actor: TiffinTransitionRequest['actor'];
  at: Temporal.Instant;
  /** Read while the calendar is held (`loadKitchenToBook`). */
  kitchen: Kitchen;
};

/**
 * Takes a skip back, for its customer until the skip deadline and for the desk as long as it could
 * still be cooked: where the plan runs, nothing else is booked in its place and the credits are
 * there, they are reserved again (docs/rules.md#undoing-a-skip). The customer gets a mail.
 */
export async function unskip(
  tx: Transaction<DB>,
  { order, subscription, kitchen, ...request }: UnskipRequest,
): Promise<TransitionedTiffinOrder | Refusal> {
  const { actor, at } = request;
  const booking = toBooking(order);
  const closed =
    (actor.who === 'customer'
      ? checkCustomerAction('unskip', booking, at, kitchen)
      : checkDeskUnskip(booking, at, kitchen)) ?? checkCanBook(subscription, order.delivery_day);
  if (closed) return closed;
  const twin = await findDuplicateOrder(tx, {
    subscriptionId: order.subscription_id,
    day: order.delivery_day,
    slot: order.slot,
    address: order.address,
    memberId: order.member_id,
  });
  if (twin) return alreadyScheduled(twin);
  if (order.quantity > subscription.available)
    return refuse('insufficient_credits', { available: subscription.available });

  const back = await transitionTiffinOrder(tx, order, {
    ...request,
    action: 'unskip',
    isFull: await isFull(tx, order, kitchen),
  });
  if (isRefusal(back)) return back;
  const available = subscription.available - order.quantity;
  await mailOrderUnskipped({ db: tx, now: at }, back.order, kitchen, available);
  return back;
}

/**
 * Takes a skip back until its deadline; reserves the credits again
 * (docs/rules.md#undoing-a-skip).
 */
export async function unskipOrder(
  ctx: ForCustomer,
  { params }: InputOf<typeof tiffinOrders.unskip>,
): Promise<TiffinOrder | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const locked = await lockOwnTiffinOrder(ctx.db, ctx.caller.id, params.id);
  if (!locked) return refuse('order_not_found');

  const back = await unskip(ctx.db, {
    ...locked,
    actor: { who: 'customer', name: 'customer' },
    at: ctx.now,
    kitchen,
  });
  return isRefusal(back) ? back : presentOrder(back.order, ctx.now, kitchen);
}
