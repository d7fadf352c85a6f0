import type { ForCustomer } from '#api/platform/http/context.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { lockOwnOrder } from '#db/tiffin/orders.ts';
import { presentOrder } from './present-order.ts';
import { takeSkipBack } from './take-skip-back.ts';

/**
 * Takes a skip back until its deadline; reserves the credits again
 * (docs/rules.md#taking-a-skip-back).
 */
export async function unskipOrder(
  ctx: ForCustomer,
  { params }: InputOf<typeof tiffinOrders.unskip>,
): Promise<TiffinOrder | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const locked = await lockOwnOrder(ctx.db, ctx.caller.id, params.id);
  if (!locked) return refuse('order_not_found');

  const back = await takeSkipBack(ctx.db, {
    ...locked,
    mover: { who: 'customer', name: 'customer' },
    at: ctx.now,
    kitchen,
  });
  return isRefusal(back) ? back : presentOrder(back.order, ctx.now, kitchen);
}
