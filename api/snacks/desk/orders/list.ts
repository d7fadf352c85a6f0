import { sql } from 'kysely';
import type { Listing } from '#api/platform/desk/listing.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { containing } from '#db/platform/like.ts';
import { type SnackOrderRow, selectSnackOrders, withParts } from '#db/snacks/orders.ts';
import { presentSnackOrderAtDesk } from './present.ts';

/** Phones are stored as digits after a plus, and typed with all that stands between them. */
const withoutPhoneSigns = (typed: string): string => typed.replace(/[\s\-().]/g, '');

/** All snack orders. */
export const snackOrderListing: Listing<'snack-orders', SnackOrderRow, AdminSnackOrder> = {
  sorts: {
    createdAt: 'order.created_at',
    deliveryDate: 'order.delivery_day',
    orderNumber: 'order.number',
  },
  tieBreak: 'order.id',
  wanted(db, query) {
    let wanted = selectSnackOrders(db);
    if (query.ids) wanted = wanted.where(sql<boolean>`"order".id = ANY(${query.ids}::uuid[])`);
    if (query.date) wanted = wanted.where('order.delivery_day', '=', query.date);
    if (query.from) wanted = wanted.where('order.delivery_day', '>=', query.from);
    if (query.to) wanted = wanted.where('order.delivery_day', '<=', query.to);
    if (query.status) wanted = wanted.where('order.status', '=', query.status);
    if (query.deliveryType) wanted = wanted.where('order.delivery_type', '=', query.deliveryType);
    if (query.customerId) wanted = wanted.where('order.customer_id', '=', query.customerId);
    if (query.unpaid) wanted = wanted.where('order.owed_cents', '>', 0);
    if (query.toPayBack) wanted = wanted.where('order.pay_back_due_cents', '>', 0);
    if (query.search) {
      const pattern = containing(query.search);
      const digits = withoutPhoneSigns(query.search);
      wanted = wanted.where((where) =>
        where.or([
          where('order.number', 'ilike', pattern),
          where('order.customer_name', 'ilike', pattern),
          ...(/^\+?\d+$/.test(digits)
            ? [where('order.customer_phone', 'like', `%${digits}%`)]
            : []),
        ]),
      );
    }
    return wanted;
  },
  show: async ({ db }, rows) => (await withParts(db, rows)).map(presentSnackOrderAtDesk),
};
