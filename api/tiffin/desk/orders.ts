import { type Kysely, sql } from 'kysely';
import { download, type Listing, pageOf } from '#api/kitchen/desk/listing.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { correctOrder } from '#api/tiffin/desk/correct-order.ts';
import { decideCredit } from '#api/tiffin/desk/decide-credit.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type AdminTiffinOrder,
  type AdminTiffinOrderWhole,
  adminTiffinOrders,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { containing } from '#db/platform/page.ts';
import { type OrderWithSubscription, selectOrders } from '#db/tiffin/orders.ts';
import { listTiffinSteps } from '#db/tiffin/steps.ts';
import type { DB } from '#db/types.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { DIET_NAMES } from '#domain/account/diets.ts';
import { ORDER_STATUS_WORDS } from '#domain/kitchen/desk-words.ts';
import { formatSlot } from '#domain/platform/days.ts';
import { tiffinStatusOf } from '#domain/tiffin/not-delivered.ts';
import { tiffinSteps } from '#domain/tiffin/order-steps.ts';
import { actOnOrder, actOnOrders } from './act-on-order.ts';
import { changeOrderAtDesk } from './change-order.ts';
import { presentAdminOrder, withRoom } from './present-order.ts';

/** One booked tiffin with what was done with it, and how full its hour is while it waits. */
async function readOrder(db: Kysely<DB>, id: string): Promise<AdminTiffinOrderWhole | Refusal> {
  const row = await selectOrders(db).where('order.id', '=', id).executeTakeFirst();
  if (!row) return refuse('order_not_found');
  const steps = tiffinSteps(await listTiffinSteps(db, row.id));
  const whole = { ...presentAdminOrder(row), steps };
  return (await withRoom(db, [whole]))[0] ?? whole;
}

/** All booked tiffins. */
const orderListing: Listing<'tiffin-orders', OrderWithSubscription, AdminTiffinOrder> = {
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
          where(sql`"order".address ->> 'text'`, 'ilike', pattern),
        ]),
      );
    }
    return wanted;
  },
  show: ({ db }, rows) => withRoom(db, rows.map(presentAdminOrder)),
};

/** The list of tiffin orders as a table. */
export const downloadOrders = download('tiffin-orders', orderListing, {
  Number: (row) => row.orderNumber,
  Day: (row) => row.deliveryDate,
  Time: (row) => formatSlot(row.deliveryTimeSlot),
  Status: (row) => ORDER_STATUS_WORDS[tiffinStatusOf(row)],
  Tiffins: (row) => row.quantity,
  Plan: (row) => row.planName,
  Customer: (row) => row.customerName,
  Phone: (row) => row.customerPhone,
  Address: (row) => addressLine(row.address, row),
  'For the door': doorText,
  Diet: (row) => DIET_NAMES[row.diet],
  Allergies: (row) => row.allergies,
  'Standing note': (row) => row.standingNote,
  'For the kitchen': (row) => row.specialInstructions,
  Subscription: (row) => row.subscriptionNumber,
  'Reason of cancelling': (row) => row.cancelReason,
});

export const adminTiffinOrderHandlers = handlers(adminTiffinOrders, {
  list: (ctx, { query }) => pageOf(ctx, orderListing, query),
  read: (ctx, { params }) => readOrder(ctx.db, params.id),
  update: changeOrderAtDesk,
  decideCredit,
  correct: correctOrder,
  act: (ctx, { params, body }) => actOnOrder(ctx, params.id, { action: params.action, ...body }),
  actOnMany: (ctx, { params, body: { ids, ...body } }) =>
    actOnOrders(ctx, ids, { action: params.action, ...body }),
});
