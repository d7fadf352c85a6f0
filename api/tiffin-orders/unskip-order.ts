import type { ForCustomer } from '#api/core/context.ts';
import { isFull } from '#api/kitchen/is-full.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type Refusal, refuse } from '#contract/refusal.ts';
import type { TiffinOrder, tiffinOrders } from '#contract/tiffin-orders.ts';
import { lockSubscription } from '#db/subscriptions.ts';
import { findLiveTwin, findOwnOrder, lockOrders } from '#db/tiffin-orders.ts';
import { checkCustomerAction } from '#domain/tiffin-deadlines.ts';
import { asBooking } from './as-booking.ts';
import { alreadyScheduled } from './book-tiffin.ts';
import { checkCanBook } from './check-can-book.ts';
import { mailOrderScheduled } from './mail-order.ts';
import { moveOrders } from './move-orders.ts';
import { presentOrder } from './present-order.ts';

/** Takes a skip back until its deadline; reserves the credits again (decisions 8). */
export async function unskipOrder(
  ctx: ForCustomer,
  { params }: InputOf<typeof tiffinOrders.unskip>,
): Promise<TiffinOrder | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const found = await findOwnOrder(ctx.db, ctx.caller.id, params.id);
  if (!found) return refuse('order_not_found');
  const subscription = await lockSubscription(ctx.db, found.subscription_id);
  const [order] = await lockOrders(ctx.db, [found.id]);
  if (!order || !subscription) return refuse('order_not_found');

  const closed =
    checkCustomerAction('unskip', asBooking(order), ctx.now, kitchen) ??
    checkCanBook(subscription, order.delivery_day);
  if (closed) return closed;
  const twin = await findLiveTwin(ctx.db, {
    subscriptionId: order.subscription_id,
    day: order.delivery_day,
    slot: order.slot,
    addressKey: order.address_key,
  });
  if (twin) return alreadyScheduled(twin);
  if (order.quantity > subscription.available) {
    return refuse('insufficient_credits', { available: subscription.available });
  }

  const { moved, refused } = await moveOrders(ctx.db, [order], {
    action: 'unskip',
    isFull: await isFull(ctx.db, order, kitchen),
    mover: { who: 'customer', name: 'customer' },
    at: ctx.now,
  });
  if (refused[0]) return refused[0].refusal;
  const booked = moved[0]?.order ?? order;
  await mailOrderScheduled(ctx, booked, kitchen, subscription.available - order.quantity);
  return presentOrder(booked, ctx.now, kitchen);
}
