import { type Kysely, sql } from 'kysely';
import { download, type Listing, pageOf } from '#api/kitchen/desk/listing.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { clockTime, dollars } from '#api/platform/http/csv.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { correctSnackOrderAtDesk } from '#api/snacks/desk/correct-order.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type AdminSnackOrder,
  adminSnackOrders,
  type SnackBoard,
  type WaitingSnackOrders,
} from '#contract/snacks/desk-orders.ts';
import { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { isNumberLike, isPhoneLike, likePattern } from '#db/platform/paging.ts';
import { readTogether } from '#db/platform/read-together.ts';
import {
  countCancelledOn,
  findLatestSnackOrder,
  findNewestWaiting,
  findUnconfirmedBetween,
  listCounterOrders,
  listOpenSnackDays,
} from '#db/snacks/counter.ts';
import {
  findSnackOrders,
  lockSnackOrder,
  type SnackOrderRow,
  selectSnackOrders,
  withSnackOrderDetails,
} from '#db/snacks/orders.ts';
import type { DB } from '#db/types.ts';
import { addressLine, detailsAtDesk, doorText } from '#domain/account/delivery-address.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { adminSnackStatusLabels, DELIVERY_TYPE_LABELS } from '#domain/kitchen/desk-labels.ts';
import { dayOf, formatTime } from '#domain/platform/days.ts';
import { actOnSnackOrder, actOnSnackOrders } from './act-on-order.ts';
import { presentAdminSnackOrder, presentOpenDay } from './present-order.ts';

/** Changes what is written on an order; what the body leaves out stays, what is empty goes. */
async function changeNotes(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminSnackOrders.update>,
): Promise<AdminSnackOrder | Refusal> {
  const order = await lockSnackOrder(ctx.db, params.id);
  if (!order) return refuse('order_not_found');
  const { specialInstructions, customerNote, internalNote } = body;
  await ctx.db
    .updateTable('snack_orders')
    .set({
      updated_at: ctx.now,
      address: order.address && { ...order.address, ...detailsAtDesk(body, order.address) },
      ...(specialInstructions !== undefined && {
        special_instructions: specialInstructions || null,
      }),
      ...(customerNote !== undefined && { customer_note: customerNote || null }),
      ...(internalNote !== undefined && { internal_note: internalNote || null }),
    })
    .where('id', '=', order.id)
    .execute();
  const [changed = order] = await findSnackOrders(ctx.db, [order.id]);
  const after = presentAdminSnackOrder(changed);
  await recordAudit(ctx, {
    action: 'update',
    resource: 'snack-orders',
    id: order.id,
    before: presentAdminSnackOrder(order),
    after,
  });
  return after;
}

/** So long before it is cancelled an order that nobody has confirmed alarms the desk. */
const ALARM_AHEAD = { hours: 1 };

/**
 * How many snack orders wait to be confirmed for today and later, the latest of them, and of all; and
 * those that the clock is about to cancel.
 */
export async function readWaiting(
  db: Kysely<DB>,
  now: Temporal.Instant,
): Promise<WaitingSnackOrders> {
  const [newest, last, soon] = await Promise.all([
    findNewestWaiting(db, dayOf(now)),
    findLatestSnackOrder(db),
    findUnconfirmedBetween(db, now, now.add(ALARM_AHEAD)),
  ]);
  return {
    orders: newest?.orders ?? 0,
    newest: newest
      ? {
          orderNumber: newest.number,
          deliveryDate: newest.delivery_day,
          createdAt: newest.created_at.toString(),
        }
      : null,
    dueSoon: soon
      ? {
          orders: soon.orders,
          deliveryDate: soon.day,
          deliveryTime: soon.time,
          cancelledAt: soon.ends_at.toString(),
        }
      : null,
    lastCameIn: last ? { orderNumber: last.number, createdAt: last.created_at.toString() } : null,
  };
}

/**
 * A day at the counter, what waits to be confirmed on any day from today on, and which days have
 * orders to hand over. As many queries for a full day as for an empty one.
 */
async function readBoard(
  ctx: { db: Kysely<DB>; now: Temporal.Instant },
  day: string,
): Promise<SnackBoard> {
  const [listed, cancelled, waiting, openDays] = await Promise.all([
    listCounterOrders(ctx.db, day),
    countCancelledOn(ctx.db, day),
    readWaiting(ctx.db, ctx.now),
    listOpenSnackDays(ctx.db),
  ]);
  const orders = listed.map(presentAdminSnackOrder);
  const inState = Map.groupBy(orders, (order) => order.status);
  const count = (status: SnackOrderStatus) => inState.get(status)?.length ?? 0;
  return {
    date: day,
    columns: SnackOrderStatus.options
      .filter((status) => status !== 'cancelled')
      .map((status) => ({ status, orders: inState.get(status) ?? [] })),
    byStatus: {
      pending: count('pending'),
      confirmed: count('confirmed'),
      preparing: count('preparing'),
      ready: count('ready'),
      undelivered: count('undelivered'),
      delivered: count('delivered'),
      cancelled,
    },
    waiting,
    openDays: openDays.map(presentOpenDay),
  };
}

/** All snack orders. */
const snackOrderListing: Listing<'snack-orders', SnackOrderRow, AdminSnackOrder> = {
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
    return wanted;
  },
  search(text) {
    const find = sql`SELECT id FROM snack_orders WHERE ${isNumberLike('number', text)}
      OR customer_name ILIKE ${likePattern(text)} OR ${isPhoneLike('customer_phone', text)}`;
    return { id: 'order.id', finds: [find] };
  },
  counted({ date, from, to, status, deliveryType, ids, customerId, unpaid, toPayBack, search }) {
    if (ids || customerId || unpaid || toPayBack || search || (date && (from || to))) return null;
    const kinds = { status, delivery_type: deliveryType };
    return { list: 'snack_orders', from: date ?? from, to: date ?? to, kinds };
  },
  show: async ({ db }, rows) => (await withSnackOrderDetails(db, rows)).map(presentAdminSnackOrder),
};

/** `2 × Khaman Dhokla (no onion)`: an order's lines as one cell. */
const itemsOf = ({ items }: AdminSnackOrder): string =>
  items
    .map(
      ({ quantity, name, specialInstructions }) =>
        `${quantity} × ${name}${specialInstructions ? ` (${specialInstructions})` : ''}`,
    )
    .join('; ');

/** The list of snack orders as a table. */
export const downloadSnackOrders = download('snack-orders', snackOrderListing, {
  Number: (row) => row.orderNumber,
  Day: (row) => row.deliveryDate,
  Time: (row) => formatTime(row.deliveryTime),
  'Pickup or delivery': (row) => DELIVERY_TYPE_LABELS[row.deliveryType],
  Status: (row) => adminSnackStatusLabels(row.deliveryType)[row.status],
  Customer: (row) => row.customerName,
  Phone: (row) => row.customerPhone,
  Email: (row) => row.customerEmail,
  Address: (row) => row.address && addressLine(row.address, row),
  'For the door': doorText,
  Snacks: itemsOf,
  'For the kitchen': (row) => row.specialInstructions,
  Diet: (row) => DIET_LABELS[row.diet],
  Allergies: (row) => row.allergies,
  'Snacks (CAD)': (row) => dollars(row.subtotal),
  'Delivery (CAD)': (row) => dollars(row.deliveryFee),
  'HST (CAD)': (row) => dollars(row.taxAmount),
  'Total (CAD)': (row) => dollars(row.totalAmount),
  'Given back as a courtesy (CAD)': (row) => dollars(row.balance.reduced),
  'Costs in the end (CAD)': (row) => dollars(row.balance.charge),
  'Paid (CAD)': (row) => dollars(row.balance.paid),
  'Still to pay (CAD)': (row) => dollars(row.balance.owed),
  'To pay back (CAD)': (row) => dollars(row.balance.toPayBack),
  'Reason of cancelling': (row) => row.cancelReason,
  Ordered: (row) => clockTime(row.createdAt),
});

export const adminSnackOrderHandlers = handlers(adminSnackOrders, {
  list: (ctx, { query }) => pageOf(ctx, snackOrderListing, query),
  board: ({ db, now }, { params }) =>
    readTogether(db, (one) => readBoard({ db: one, now }, params.date)),
  read: async (ctx, { params }) => {
    const [order] = await findSnackOrders(ctx.db, [params.id]);
    return order ? presentAdminSnackOrder(order) : refuse('order_not_found');
  },
  update: changeNotes,
  correct: correctSnackOrderAtDesk,
  act: (ctx, { params, body }) =>
    actOnSnackOrder(ctx, params.id, { action: params.action, ...body }),
  actOnMany: (ctx, { params, body: { ids, ...body } }) =>
    actOnSnackOrders(ctx, ids, { action: params.action, ...body }),
});
