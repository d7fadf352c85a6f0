import type { CustomerWrite } from '#api/platform/http/context.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SnackOrder, snackOrders } from '#contract/snacks/orders.ts';
import { lockSnackOrder } from '#db/snacks/orders.ts';
import { mailSnackOrder } from './enqueue-order-mail.ts';
import { presentSnackOrder } from './present-order.ts';
import { transitionSnackOrder } from './transition-orders.ts';

/**
 * Cancels an own order while it is pending; once confirmed that is a 403
 * (docs/rules.md#cancelling-snacks).
 */
export async function cancelOrder(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof snackOrders.cancel>,
): Promise<SnackOrder | Refusal> {
  const order = await lockSnackOrder(ctx.db, params.id, ctx.caller.id);
  if (!order) return refuse('order_not_found');
  const moved = await transitionSnackOrder(ctx.db, order, {
    action: 'cancel',
    actor: { who: 'customer', name: 'customer' },
    at: ctx.now,
    reason: body.reason,
  });
  if (isRefusal(moved)) return moved;
  await mailSnackOrder(ctx.db, 'snack_order_cancelled', moved, { by: 'customer' });
  return presentSnackOrder(moved);
}
