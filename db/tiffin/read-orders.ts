import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import type { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { isId, likePattern } from '#db/platform/paging.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import { doorKey } from '#domain/account/delivery-address.ts';
import {
  TIFFINS_CALLED_OFF,
  TIFFINS_NOT_COOKED,
  TIFFINS_TO_COME,
} from '#domain/tiffin/order-states.ts';
import { lockSubscription, type SubscriptionWithFigures } from './subscriptions.ts';

export type TiffinOrderRow = Selectable<DB['tiffin_orders']>;

/** An order with what its presenters need of the subscription it belongs to. */
export type TiffinOrderWithSubscription = TiffinOrderRow & {
  subscription_number: string;
  /** What is on record of whom it is for; the order has a diet of its own. */
  profile_diet: Diet;
  plan_name: string;
  subscription_status: SubscriptionStatus;
  subscription_available: number;
  subscription_pause_from: string | null;
  subscription_paused_until: string | null;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  /** Of one on its way or cancelled whose credits are used: the action that used them. */
  consumed_by: string | null;
};

/** Which action used the credits of an order that was brought or cancelled: the ledger knows. */
const consumedBy = sql<string | null>`CASE
  WHEN "order".credits_used > 0 AND "order".status IN ('out_for_delivery', 'cancelled') THEN (
    SELECT split_part(unique_key, ':', 4) FROM credit_entries
    WHERE credit_entries.order_id = "order".id AND kind = 'consume'
    ORDER BY credit_entries.id DESC LIMIT 1
  ) END`;

const profileDiet = sql<Diet>`CASE WHEN "order".member_id IS NULL
  THEN (SELECT diet FROM customers WHERE customers.id = "order".customer_id)
  ELSE (SELECT diet FROM household_members WHERE household_members.id = "order".member_id)
  END`;

/**
 * Every read of tiffin orders starts here, so that all of them show the same fields.
 * @param orders those of them that are read, where an index shall choose them first
 */
export function selectOrders(
  db: Kysely<DB>,
  orders: RawBuilder<DB['tiffin_orders']> = sql.table('tiffin_orders'),
) {
  return db
    .selectFrom(orders.as('order'))
    .innerJoin('subscriptions as subscription', 'subscription.id', 'order.subscription_id')
    .selectAll('order')
    .select([
      'subscription.number as subscription_number',
      profileDiet.as('profile_diet'),
      'subscription.plan_name',
      'subscription.status as subscription_status',
      'subscription.available as subscription_available',
      'subscription.pause_from as subscription_pause_from',
      'subscription.paused_until as subscription_paused_until',
      'subscription.customer_name',
      'subscription.customer_phone',
      'subscription.customer_email',
      consumedBy.as('consumed_by'),
    ]);
}

/** One order of this customer, by id or number; undefined when it is not theirs. */
export async function findOwnTiffinOrder(
  db: Kysely<DB>,
  customerId: string,
  idOrNumber: string,
): Promise<TiffinOrderWithSubscription | undefined> {
  return selectOrders(db)
    .modifyFront(prepared)
    .where('order.customer_id', '=', customerId)
    .where(isId(idOrNumber) ? 'order.id' : 'order.number', '=', idOrNumber)
    .executeTakeFirst();
}

/**
 * The latest orders of one or several subscriptions, so many of each, latest delivery day first. What
 * is latest of each is asked by its own index, so that the orders of one push out none of another.
 */
export async function listOrdersOf(
  db: Kysely<DB>,
  subscriptionIds: readonly string[],
  limit: number,
): Promise<TiffinOrderWithSubscription[]> {
  if (subscriptionIds.length === 0) return [];
  const asked = sql`SELECT unnest((SELECT ${[...subscriptionIds]}::uuid[])) AS id`;
  return listLatestOrders(db, asked, limit);
}

/** The same of all subscriptions of a customer. */
export const listOrdersOfCustomer = (
  db: Kysely<DB>,
  customerId: string,
  limit: number,
): Promise<TiffinOrderWithSubscription[]> =>
  listLatestOrders(db, sql`SELECT id FROM subscriptions WHERE customer_id = ${customerId}`, limit);

function listLatestOrders(
  db: Kysely<DB>,
  subscriptions: RawBuilder<unknown>,
  limit: number,
): Promise<TiffinOrderWithSubscription[]> {
  const latest = sql<DB['tiffin_orders']>`(
    SELECT latest.* FROM (${subscriptions}) AS asked
    CROSS JOIN LATERAL (
      SELECT * FROM tiffin_orders WHERE subscription_id = asked.id
      ORDER BY delivery_day DESC, slot DESC, id LIMIT ${limit}
    ) AS latest
  )`;
  return selectOrders(db, latest)
    .modifyFront(prepared)
    .orderBy('order.delivery_day', 'desc')
    .orderBy('order.slot', 'desc')
    .orderBy('order.id')
    .execute();
}

/**
 * Locks the subscriptions of these orders (in id order, so that nobody waits in a circle) and then
 * the orders; answers the orders as they are under the lock.
 */
export async function lockTiffinOrders(
  tx: Transaction<DB>,
  orderIds: readonly string[],
): Promise<TiffinOrderWithSubscription[]> {
  if (orderIds.length === 0) return [];
  const [, orders] = await Promise.all([
    sql`
      ${prepared} SELECT 1 FROM subscriptions WHERE id IN (
        SELECT subscription_id FROM tiffin_orders WHERE id = ANY(${[...orderIds]}::uuid[])
      ) ORDER BY id FOR UPDATE`.execute(tx),
    selectOrders(tx)
      .modifyFront(prepared)
      .where('order.id', '=', sql<string>`ANY(${[...orderIds]}::uuid[])`)
      .orderBy('order.id')
      .forUpdate('order')
      .execute(),
  ]);
  return orders;
}

type LockedOrder = { order: TiffinOrderWithSubscription; subscription: SubscriptionWithFigures };

/** One order, locked with its subscription; undefined when there is none. */
export async function lockTiffinOrder(
  tx: Transaction<DB>,
  id: string,
): Promise<LockedOrder | undefined> {
  const [order] = await lockTiffinOrders(tx, [id]);
  if (!order) return undefined;
  const subscription = await lockSubscription(tx, order.subscription_id);
  return subscription && { order, subscription };
}

/** The same for one of this customer, by id or number; undefined when it is not theirs. */
export async function lockOwnTiffinOrder(
  tx: Transaction<DB>,
  customerId: string,
  idOrNumber: string,
): Promise<LockedOrder | undefined> {
  const found = await findOwnTiffinOrder(tx, customerId, idOrNumber);
  return found && lockTiffinOrder(tx, found.id);
}

/** The live orders of a subscription on one day, earliest slot first: what a skip by date can mean. */
export async function listOrdersOnDay(
  db: Kysely<DB>,
  subscriptionId: string,
  day: string,
): Promise<TiffinOrderWithSubscription[]> {
  return listOrdersOnDays(db, subscriptionId, [day]);
}

/** The same of several days, in order. */
export async function listOrdersOnDays(
  db: Kysely<DB>,
  subscriptionId: string,
  days: readonly string[],
): Promise<TiffinOrderWithSubscription[]> {
  return selectOrders(db)
    .where('order.subscription_id', '=', subscriptionId)
    .where('order.delivery_day', 'in', days)
    .where('order.status', 'not in', TIFFINS_CALLED_OFF)
    .orderBy('order.delivery_day')
    .orderBy('order.slot')
    .execute();
}

/** What was booked last in a subscription, whatever became of it. */
export async function findLatestOrder(
  db: Kysely<DB>,
  subscriptionId: string,
): Promise<TiffinOrderWithSubscription | undefined> {
  return selectOrders(db)
    .where('order.subscription_id', '=', subscriptionId)
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id')
    .limit(1)
    .executeTakeFirst();
}

/** What a customer has booked for one day, whichever of their subscriptions it is in. */
export async function listOwnOrdersOnDay(
  db: Kysely<DB>,
  customerId: string,
  day: string,
): Promise<TiffinOrderWithSubscription[]> {
  return selectOrders(db)
    .where('order.customer_id', '=', customerId)
    .where('order.delivery_day', '=', day)
    .where('order.status', 'in', TIFFINS_NOT_COOKED)
    .orderBy('order.slot')
    .orderBy('order.number')
    .execute();
}

/** A calendar shows so many deliveries at most: far more than can be booked ahead. */
const MOST_IN_CALENDAR = 1_000;

/** Everything that a customer has booked for a day and later, whatever became of it, in order. */
export async function listOwnOrdersSince(
  db: Kysely<DB>,
  customerId: string,
  day: string,
): Promise<TiffinOrderWithSubscription[]> {
  return selectOrders(db)
    .where('order.customer_id', '=', customerId)
    .where('order.delivery_day', '>=', day)
    .orderBy('order.delivery_day')
    .orderBy('order.slot')
    .orderBy('order.id')
    .limit(MOST_IN_CALENDAR)
    .execute();
}

/** The live order that stands in the way of a second one for the same person, day, slot and address. */
export async function findDuplicateOrder(
  db: Kysely<DB>,
  twin: {
    subscriptionId: string;
    day: string;
    slot: Slot;
    address: DeliveryAddress;
    /** The household member it is for; null: the account holder. */
    memberId: string | null;
    except?: string;
  },
) {
  let query = db
    .selectFrom('tiffin_orders')
    .where('subscription_id', '=', twin.subscriptionId)
    .where('delivery_day', '=', twin.day)
    .where('slot', '=', twin.slot)
    .where('address_key', '=', doorKey(twin.address))
    .where('member_id', 'is not distinct from', twin.memberId)
    .where('status', 'not in', TIFFINS_CALLED_OFF)
    .select(['id', 'number', 'quantity', 'delivery_day']);
  if (twin.except) query = query.where('id', '<>', twin.except);
  return query.executeTakeFirst();
}

/** The orders of a subscription that are booked and not cooked yet. */
export async function listOpenOrders(
  db: Kysely<DB>,
  subscriptionId: string,
): Promise<TiffinOrderWithSubscription[]> {
  return selectOrders(db)
    .where('order.subscription_id', '=', subscriptionId)
    .where('order.status', 'in', TIFFINS_NOT_COOKED)
    .orderBy('order.delivery_day')
    .execute();
}

/** Those, and what is being cooked or on its way: everything that may still come. */
export async function listUnfinishedOrders(
  db: Kysely<DB>,
  subscriptionId: string,
): Promise<TiffinOrderWithSubscription[]> {
  return selectOrders(db)
    .where('order.subscription_id', '=', subscriptionId)
    .where('order.status', 'in', TIFFINS_TO_COME)
    .orderBy('order.delivery_day')
    .orderBy('order.slot')
    .execute();
}

/** A page of a customer's orders and the number of all that match. */
export async function searchOwnOrders(
  db: Kysely<DB>,
  customerId: string,
  wanted: {
    page: number;
    limit: number;
    subscription?: string | undefined;
    status?: TiffinOrderStatus | undefined;
    search?: string | undefined;
  },
): Promise<{ rows: TiffinOrderWithSubscription[]; total: number }> {
  let query = selectOrders(db).where('order.customer_id', '=', customerId);
  if (wanted.subscription === undefined && !wanted.status && !wanted.search)
    query = query.modifyFront(prepared);
  if (wanted.subscription) {
    const column = isId(wanted.subscription) ? 'subscription.id' : 'subscription.number';
    query = query.where(column, '=', wanted.subscription);
  }
  if (wanted.status) query = query.where('order.status', '=', wanted.status);
  if (wanted.search) {
    const pattern = likePattern(wanted.search);
    query = query.where((where) =>
      where.or([
        where('order.number', 'ilike', pattern),
        where(sql`"order".address ->> 'text'`, 'ilike', pattern),
        where('subscription.number', 'ilike', pattern),
      ]),
    );
  }
  const [{ total }, rows] = await Promise.all([
    query.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    query
      .orderBy('order.delivery_day', 'desc')
      .orderBy('order.slot', 'desc')
      .orderBy('order.id')
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit)
      .execute(),
  ]);
  return { rows, total };
}

/** Ids of orders in one state on a day that is closed, oldest first: what the clock has to move. */
export async function listDueOrders(
  db: Kysely<DB>,
  status: TiffinOrderStatus,
  through: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('tiffin_orders')
    .where('status', '=', status)
    .where('status', 'in', TIFFINS_TO_COME)
    .where('delivery_day', '<=', through)
    .orderBy('delivery_day')
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Whether anything was ever booked in a subscription. */
export async function hasTiffinOrders(db: Kysely<DB>, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('tiffin_orders')
    .where('subscription_id', '=', subscriptionId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
