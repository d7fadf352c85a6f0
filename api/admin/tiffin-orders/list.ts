import type { Kysely } from 'kysely';
import type { adminTiffinOrders } from '#contract/admin/tiffin-orders.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { containing } from '#db/like.ts';
import { takePage } from '#db/page.ts';
import { type OrderWithSubscription, selectOrders } from '#db/tiffin-orders.ts';
import type { DB } from '#db/types.ts';

const SORTS = {
  deliveryDate: 'order.delivery_day',
  createdAt: 'order.created_at',
  orderNumber: 'order.number',
} as const;

/** A page of orders for the desk and the number of all that match. */
export async function listOrders(
  db: Kysely<DB>,
  { query }: InputOf<typeof adminTiffinOrders.list>,
): Promise<{ rows: OrderWithSubscription[]; total: number }> {
  let wanted = selectOrders(db);
  if (query.date) wanted = wanted.where('order.delivery_day', '=', query.date);
  if (query.from) wanted = wanted.where('order.delivery_day', '>=', query.from);
  if (query.to) wanted = wanted.where('order.delivery_day', '<=', query.to);
  if (query.slot) wanted = wanted.where('order.slot', '=', query.slot);
  if (query.status) wanted = wanted.where('order.status', '=', query.status);
  if (query.subscriptionId) {
    wanted = wanted.where('order.subscription_id', '=', query.subscriptionId);
  }
  if (query.customerId) wanted = wanted.where('order.customer_id', '=', query.customerId);
  if (query.search) {
    const pattern = containing(query.search);
    wanted = wanted.where((where) =>
      where.or([
        where('order.number', 'ilike', pattern),
        where('subscription.number', 'ilike', pattern),
        where('subscription.customer_name', 'ilike', pattern),
        where('order.address', 'ilike', pattern),
      ]),
    );
  }
  return takePage(wanted, query, SORTS[query.sort], 'order.id');
}
