import type { CustomerRead } from '#api/platform/http/context.ts';
import { ok, paginate } from '#api/platform/http/handler.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { STATUS_ORDERS, type TiffinOrder, type tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { findOwnSubscription } from '#db/tiffin/subscriptions.ts';
import { findOwnOrder, listOrdersOf, searchOwnOrders } from '#db/tiffin/orders.ts';
import { presentOrder } from './present-order.ts';

/** One of the own orders by id or number; somebody else's is a 404. */
export async function readOrder(
  ctx: CustomerRead,
  { params }: InputOf<typeof tiffinOrders.read>,
): Promise<TiffinOrder | Refusal> {
  const order = await findOwnOrder(ctx.db, ctx.caller.id, params.id);
  if (!order) return refuse('order_not_found');
  return presentOrder(order, ctx.now, await loadKitchen(ctx));
}

/** The own orders of all subscriptions or of one, latest delivery day first, page by page. */
export async function listHistory(
  ctx: CustomerRead,
  { query }: InputOf<typeof tiffinOrders.history>,
) {
  const { rows, total } = await searchOwnOrders(ctx.db, ctx.caller.id, query);
  const kitchen = await loadKitchen(ctx);
  return ok(
    rows.map((order) => presentOrder(order, ctx.now, kitchen)),
    { pagination: paginate(query, total) },
  );
}

/** The orders of one subscription for its status panel; a 404 says that there are none. */
export async function listStatus(
  ctx: CustomerRead,
  { params }: InputOf<typeof tiffinOrders.status>,
): Promise<TiffinOrder[] | Refusal> {
  const subscription = await findOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!subscription) return refuse('subscription_not_found');
  const orders = await listOrdersOf(ctx.db, [subscription.id], STATUS_ORDERS);
  if (orders.length === 0) return refuse('order_not_found');
  const kitchen = await loadKitchen(ctx);
  return orders.map((order) => presentOrder(order, ctx.now, kitchen));
}
