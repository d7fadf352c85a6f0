import type { CustomerWrite } from '#api/platform/http/context.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { lockOwnSubscription } from '#db/tiffin/subscriptions.ts';
import { bookTiffin } from './book-tiffin.ts';
import { mailOrderScheduled } from './mail-order.ts';
import { presentOrder } from './present-order.ts';

/** Books a tiffin that a customer asks for, and writes them what came of it. */
export async function scheduleOrder(
  ctx: CustomerWrite,
  { body }: InputOf<typeof tiffinOrders.schedule>,
): Promise<TiffinOrder | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const subscription = await lockOwnSubscription(ctx.db, ctx.caller.id, body.subscriptionId);
  if (!subscription) return refuse('subscription_not_found');
  const order = await bookTiffin(ctx.db, {
    subscription,
    day: body.deliveryDate,
    slot: body.deliveryTimeSlot,
    quantity: body.quantity,
    address: body.deliveryAddress,
    specialInstructions: body.specialInstructions || null,
    doorNote: body.doorNote,
    usualDay: null,
    mover: { who: 'customer', name: 'customer' },
    at: ctx.now,
    kitchen,
  });
  if (isRefusal(order)) return order;
  await mailOrderScheduled(ctx, order, kitchen, subscription.available - body.quantity);
  return presentOrder(order, ctx.now, kitchen);
}
