import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { CustomerRead, CustomerWrite, ReadWithSession } from '#api/platform/http/context.ts';
import { handlers, ok, paginate, readingAhead, withSession } from '#api/platform/http/handler.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { STATUS_ORDERS, type TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { findOwnTiffinOrder, listOrdersOf, searchOwnOrders } from '#db/tiffin/read-orders.ts';
import { findOwnSubscription } from '#db/tiffin/subscriptions.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { skippedText } from '#domain/tiffin/order-labels.ts';
import { readForBooking, scheduleOrder } from './book-tiffin.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { presentOrder } from './present-order.ts';
import { readForSkip, skipOrder } from './skip-order.ts';
import { unskipOrder } from './unskip-order.ts';

/** One of the own orders by id or number; somebody else's is a 404. */
async function readOrder(
  ctx: CustomerRead,
  { params }: InputOf<typeof tiffinOrders.read>,
): Promise<TiffinOrder | Refusal> {
  const order = await findOwnTiffinOrder(ctx.db, ctx.caller.id, params.id);
  if (!order) return refuse('order_not_found');
  return presentOrder(order, ctx.now, await loadKitchen(ctx));
}

/** The own orders of all subscriptions or of one, latest delivery day first, page by page. */
async function listHistory(
  { db, now, caller }: ReadWithSession,
  { query }: InputOf<typeof tiffinOrders.history>,
) {
  const [{ rows, total }, kitchen] = await Promise.all([
    searchOwnOrders(db, caller.id, query),
    loadKitchen({ db, now }),
  ]);
  return ok(
    rows.map((order) => presentOrder(order, now, kitchen)),
    { pagination: paginate(query, total) },
  );
}

/** The orders of one subscription for its status panel; a 404 says that there are none. */
async function listStatus(
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

export const tiffinOrderHandlers = handlers(tiffinOrders, {
  schedule: readingAhead(readForBooking, async (ctx: CustomerWrite, input, read) =>
    said('Order scheduled successfully!', await scheduleOrder(ctx, input, read)),
  ),
  read: readOrder,
  history: withSession(listHistory),
  status: listStatus,
  change: changeOrder,
  cancel: async (ctx, input) =>
    said('Order cancelled successfully!', await cancelOrder(ctx, input)),
  skip: readingAhead(readForSkip, async (ctx: CustomerWrite, input, read) => {
    const skipped = await skipOrder(ctx, input, read);
    if (isRefusal(skipped)) return skipped;
    return said(skippedText(formatDayLong(skipped.deliveryDate)), skipped);
  }),
  unskip: unskipOrder,
});

/** The order with the words of success (docs/rules.md#fixed-words), or the refusal as it is. */
const said = (message: string, answered: TiffinOrder | Refusal) =>
  isRefusal(answered) ? answered : ok(answered, { message });
