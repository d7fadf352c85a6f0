import { type Kysely, sql } from 'kysely';
import { download, type Listing, pageOf } from '#api/kitchen/desk/listing.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { correctTiffinOrder } from '#api/tiffin/desk/correct-order.ts';
import { decideCredit } from '#api/tiffin/desk/decide-credit.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type AdminTiffinOrder,
  type AdminTiffinOrderDetails,
  adminTiffinOrders,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { isNumberLike, likePattern } from '#db/platform/paging.ts';
import { listTiffinSteps } from '#db/tiffin/order-steps.ts';
import { selectOrders, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import type { DB } from '#db/types.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { TIFFIN_ORDER_STATUS_LABELS } from '#domain/kitchen/desk-labels.ts';
import { formatSlot } from '#domain/platform/days.ts';
import { shownStatusOf } from '#domain/tiffin/order-states.ts';
import { tiffinSteps } from '#domain/tiffin/order-steps.ts';
import { actOnTiffinOrder, actOnTiffinOrders } from './act-on-order.ts';
import { changeOrderAtDesk } from './change-order.ts';
import { presentAdminTiffinOrder, withCapacity } from './present-order.ts';

/** One booked tiffin with what was done with it, and how full its hour is while it waits. */
async function readOrder(db: Kysely<DB>, id: string): Promise<AdminTiffinOrderDetails | Refusal> {
  const row = await selectOrders(db).where('order.id', '=', id).executeTakeFirst();
  if (!row) return refuse('order_not_found');
  const steps = tiffinSteps(await listTiffinSteps(db, row.id));
  const whole = { ...presentAdminTiffinOrder(row), steps };
  return (await withCapacity(db, [whole]))[0] ?? whole;
}

/** All booked tiffins. */
const tiffinOrderListing: Listing<'tiffin-orders', TiffinOrderWithSubscription, AdminTiffinOrder> =
  {
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
      return wanted;
    },
    search(text) {
      const pattern = likePattern(text);
      return {
        id: 'order.id',
        finds: [
          sql`SELECT id FROM tiffin_orders
            WHERE ${isNumberLike('number', text)} OR address ->> 'text' ILIKE ${pattern}`,
          sql`SELECT found.id FROM subscriptions AS plan
            JOIN tiffin_orders AS found ON found.subscription_id = plan.id
            WHERE ${isNumberLike('plan.number', text)} OR plan.customer_name ILIKE ${pattern}`,
        ],
      };
    },
    counted({ date, from, to, slot, status, undecided, subscriptionId, customerId, search }) {
      if (subscriptionId || customerId || search || (date && (from || to))) return null;
      // The two of them together are asked for by nobody.
      if (status && undecided !== undefined) return null;
      const isStatus = status !== undefined && status !== 'not_delivered';
      return {
        list: 'tiffin_orders',
        from: date ?? from,
        to: date ?? to,
        kinds: {
          slot,
          status: isStatus ? status : undefined,
          not_delivered: isStatus ? '' : undecided ? 'undecided' : undefined,
        },
        butNot: {
          not_delivered:
            status === 'not_delivered' ? '' : undecided === false ? 'undecided' : undefined,
        },
      };
    },
    show: ({ db }, rows) => withCapacity(db, rows.map(presentAdminTiffinOrder)),
  };

/** The list of tiffin orders as a table. */
export const downloadTiffinOrders = download('tiffin-orders', tiffinOrderListing, {
  Number: (row) => row.orderNumber,
  Day: (row) => row.deliveryDate,
  Time: (row) => formatSlot(row.deliveryTimeSlot),
  Status: (row) => TIFFIN_ORDER_STATUS_LABELS[shownStatusOf(row)],
  Tiffins: (row) => row.quantity,
  Plan: (row) => row.planName,
  Customer: (row) => row.customerName,
  Phone: (row) => row.customerPhone,
  Address: (row) => addressLine(row.address, row),
  'For the door': doorText,
  For: (row) => row.memberName,
  Diet: (row) => DIET_LABELS[row.diet],
  Allergies: (row) => row.allergies,
  'Standing note': (row) => row.standingNote,
  'For the kitchen': (row) => row.specialInstructions,
  Subscription: (row) => row.subscriptionNumber,
  'Reason of cancelling': (row) => row.cancelReason,
});

export const adminTiffinOrderHandlers = handlers(adminTiffinOrders, {
  list: (ctx, { query }) => pageOf(ctx, tiffinOrderListing, query),
  read: (ctx, { params }) => readOrder(ctx.db, params.id),
  update: changeOrderAtDesk,
  decideCredit,
  correct: correctTiffinOrder,
  act: (ctx, { params, body }) =>
    actOnTiffinOrder(ctx, params.id, { action: params.action, ...body }),
  actOnMany: (ctx, { params, body: { ids, ...body } }) =>
    actOnTiffinOrders(ctx, ids, { action: params.action, ...body }),
});
