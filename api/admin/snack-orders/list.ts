import { type Kysely, sql } from 'kysely';
import type { adminSnackOrders } from '#contract/admin/snack-orders.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { containing } from '#db/like.ts';
import { takePage } from '#db/page.ts';
import { selectSnackOrders, type WholeSnackOrder, withParts } from '#db/snack-orders.ts';
import type { DB } from '#db/types.ts';

const SORTS = {
  createdAt: 'order.created_at',
  deliveryDate: 'order.delivery_day',
  orderNumber: 'order.number',
} as const;

/** Phones are stored as digits after a plus, and typed with all that stands between them. */
const withoutPhoneSigns = (typed: string): string => typed.replace(/[\s\-().]/g, '');

/** A page of orders for the desk and the number of all that match. */
export async function listSnackOrders(
  db: Kysely<DB>,
  { query }: InputOf<typeof adminSnackOrders.list>,
): Promise<{ orders: WholeSnackOrder[]; total: number }> {
  let wanted = selectSnackOrders(db);
  if (query.ids) wanted = wanted.where(sql<boolean>`"order".id = ANY(${query.ids}::uuid[])`);
  if (query.date) wanted = wanted.where('order.delivery_day', '=', query.date);
  if (query.from) wanted = wanted.where('order.delivery_day', '>=', query.from);
  if (query.to) wanted = wanted.where('order.delivery_day', '<=', query.to);
  if (query.status) wanted = wanted.where('order.status', '=', query.status);
  if (query.deliveryType) wanted = wanted.where('order.delivery_type', '=', query.deliveryType);
  if (query.customerId) wanted = wanted.where('order.customer_id', '=', query.customerId);
  if (query.search) {
    const pattern = containing(query.search);
    const digits = withoutPhoneSigns(query.search);
    wanted = wanted.where((where) =>
      where.or([
        where('order.number', 'ilike', pattern),
        where('order.customer_name', 'ilike', pattern),
        ...(/^\+?\d+$/.test(digits) ? [where('order.customer_phone', 'like', `%${digits}%`)] : []),
      ]),
    );
  }
  const { rows, total } = await takePage(wanted, query, SORTS[query.sort], 'order.id');
  return { orders: await withParts(db, rows), total };
}
