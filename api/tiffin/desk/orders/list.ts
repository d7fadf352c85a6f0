import type { Listing } from '#api/platform/desk/listing.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import { containing } from '#db/platform/like.ts';
import { type OrderWithSubscription, selectOrders } from '#db/tiffin/orders.ts';
import { presentAdminOrder } from './present.ts';
import { withRoom } from './with-room.ts';

/** All booked tiffins. */
export const orderListing: Listing<'tiffin-orders', OrderWithSubscription, AdminTiffinOrder> = {
  sorts: {
    deliveryDate: 'order.delivery_day',
    createdAt: 'order.created_at',
    orderNumber: 'order.number',
  },
  // Of one day, too, the hours stand in their order.
  tieBreak: ['order.slot', 'order.id'],
  wanted(db, query) {
    let wanted = selectOrders(db);
    if (query.date) wanted = wanted.where('order.delivery_day', '=', query.date);
    if (query.from) wanted = wanted.where('order.delivery_day', '>=', query.from);
    if (query.to) wanted = wanted.where('order.delivery_day', '<=', query.to);
    if (query.slot) wanted = wanted.where('order.slot', '=', query.slot);
    if (query.status === 'not_delivered')
      wanted = wanted.where('order.not_delivered', 'is not', null);
    else if (query.status)
      wanted = wanted
        .where('order.status', '=', query.status)
        .where('order.not_delivered', 'is', null);
    if (query.undecided !== undefined)
      wanted = wanted.where(
        'order.not_delivered',
        query.undecided ? '=' : 'is distinct from',
        'undecided',
      );
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
    return wanted;
  },
  show: ({ db }, rows) => withRoom(db, rows.map(presentAdminOrder)),
};
