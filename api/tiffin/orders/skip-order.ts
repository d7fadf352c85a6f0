import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { ForCustomer } from '#api/platform/http/context.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import {
  findOwnTiffinOrder,
  listOrdersOnDay,
  lockTiffinOrders,
  type TiffinOrderWithSubscription,
} from '#db/tiffin/read-orders.ts';
import { findOwnSubscription } from '#db/tiffin/subscriptions.ts';
import { checkCustomerAction } from '#domain/tiffin/deadlines.ts';
import { DEFAULT_SKIP_REASON } from '#domain/tiffin/order-labels.ts';
import { mailOrderSkipped } from './enqueue-order-mail.ts';
import { presentOrder, toBooking } from './present-order.ts';
import { transitionTiffinOrder } from './transition-orders.ts';

/** What a skip begins with: the kitchen's rules, and which tiffin is meant. */
export async function readForSkip(ctx: ForCustomer, { body }: InputOf<typeof tiffinOrders.skip>) {
  const [kitchen, meant] = await Promise.all([loadKitchen(ctx), findMeantOrder(ctx, body)]);
  return { kitchen, meant };
}

/**
 * Skips a booked tiffin with its credit back. Takes the three spellings of a skip:
 * `orderId` wins; a date with one order means that one, with several it asks which, with none it
 * says so and never claims a refund (docs/rules.md#which-tiffin-a-skip-means).
 */
export async function skipOrder(
  ctx: ForCustomer,
  { body }: InputOf<typeof tiffinOrders.skip>,
  { kitchen, meant }: Awaited<ReturnType<typeof readForSkip>>,
): Promise<TiffinOrder | Refusal> {
  if (isRefusal(meant)) return meant;

  const [order] = await lockTiffinOrders(ctx.db, [meant.id]);
  if (!order) return refuse('order_not_found');
  // Meant by its day, and moved to another one meanwhile: it is not the one that was meant.
  if (!body.orderId && order.delivery_day !== meant.delivery_day) return refuse('nothing_to_skip');
  const closed = checkCustomerAction('skip', toBooking(order), ctx.now, kitchen);
  if (closed) return closed;

  const skipped = await transitionTiffinOrder(ctx.db, order, {
    action: 'skip',
    actor: { who: 'customer', name: 'customer' },
    at: ctx.now,
    reason: body.reason || DEFAULT_SKIP_REASON,
    skippedBy: 'customer',
  });
  if (isRefusal(skipped)) return skipped;
  const { subscription_available: available } = skipped.order;
  const told = { by: 'customer', reason: null } as const;
  sendAhead(ctx.db, mailOrderSkipped(ctx, skipped.order, kitchen, told, available));
  return presentOrder(skipped.order, ctx.now, kitchen);
}

async function findMeantOrder(
  ctx: ForCustomer,
  body: InputOf<typeof tiffinOrders.skip>['body'],
): Promise<TiffinOrderWithSubscription | Refusal> {
  if (body.orderId) {
    const order = await findOwnTiffinOrder(ctx.db, ctx.caller.id, body.orderId);
    return order ?? refuse('order_not_found');
  }
  const day = body.skipDate ?? body.deliveryDate;
  if (!day) return refuse('skip_date_missing', {}, { field: 'skipDate' });
  const subscription =
    body.subscriptionId && (await findOwnSubscription(ctx.db, ctx.caller.id, body.subscriptionId));
  if (!subscription) return refuse('subscription_not_found');

  const booked = await listOrdersOnDay(ctx.db, subscription.id, day);
  const skippable = booked.filter((order) => order.status === 'scheduled');
  if (skippable.length > 1) {
    const orders = skippable.map((order) => ({
      orderId: order.id,
      orderNumber: order.number,
      deliveryTimeSlot: order.slot,
      quantity: order.quantity,
    }));
    return refuse('which_to_skip', {}, { data: { orders } });
  }
  // One that can no longer be skipped is named, so that the answer says why.
  return (
    skippable[0] ??
    booked.find((order) => order.status !== 'delivered') ??
    refuse('nothing_to_skip')
  );
}
