import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { lockOwnTiffinOrder } from '#db/tiffin/read-orders.ts';
import { cancelRefunds, checkCustomerAction } from '#domain/tiffin/deadlines.ts';
import { mailOrderCancelled } from './enqueue-order-mail.ts';
import { presentOrder, toBooking } from './present-order.ts';
import { transitionTiffinOrder } from './transition-orders.ts';

/**
 * Cancels a booked tiffin: with its credit back until midnight before the day, without it until a
 * few hours before the slot, and only after the customer has read that
 * (docs/rules.md#cancelling-a-tiffin).
 */
export async function cancelOrder(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof tiffinOrders.cancel>,
): Promise<TiffinOrder | Refusal> {
  const kitchen = await loadKitchen(ctx);
  const locked = await lockOwnTiffinOrder(ctx.db, ctx.caller.id, params.id);
  if (!locked) return refuse('order_not_found');
  const { order } = locked;

  const booking = toBooking(order);
  const closed = checkCustomerAction('cancel', booking, ctx.now, kitchen);
  if (closed) return closed;
  const refund = cancelRefunds(booking, ctx.now, kitchen);
  if (!refund && !body.withoutCredit) return refuse('cancel_costs_credit');

  const cancelled = await transitionTiffinOrder(ctx.db, order, {
    action: 'cancel',
    actor: { who: 'customer', name: 'customer' },
    at: ctx.now,
    reason: body.reason,
    refund,
  });
  if (isRefusal(cancelled)) return cancelled;
  await mailOrderCancelled(ctx, cancelled.order, {
    by: 'customer',
    reason: null,
    creditsReturned: refund ? order.credits_held : 0,
  });
  return presentOrder(cancelled.order, ctx.now, kitchen);
}
