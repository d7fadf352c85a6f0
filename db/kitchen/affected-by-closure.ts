import { type Kysely, sql } from 'kysely';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { type InquiryRow, selectInquiries } from '#db/catering/inquiries.ts';
import { literals } from '#db/platform/literals.ts';
import {
  type SnackOrderWithDetails,
  selectSnackOrders,
  withSnackOrderDetails,
} from '#db/snacks/orders.ts';
import { selectOrders, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import type { DB } from '#db/types.ts';
import { INQUIRIES_OPEN } from '#domain/catering/inquiry-states.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { SNACKS_TO_HAND_OVER } from '#domain/snacks/order-states.ts';
import { TIFFINS_CALLED_OFF, TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';

/** Days, first and last included. */
export type DayRange = { from: IsoDay; to: IsoDay };

/** Everybody's tiffin orders that may still come, in the order in which they were booked. */
export async function listAffectedTiffinOrders(
  db: Kysely<DB>,
  { from, to }: DayRange,
): Promise<TiffinOrderWithSubscription[]> {
  return selectOrders(db)
    .where('order.delivery_day', '>=', from)
    .where('order.delivery_day', '<=', to)
    .where('order.status', 'in', TIFFINS_TO_COME)
    .orderBy('order.delivery_day')
    .orderBy('order.created_at')
    .orderBy('order.id')
    .execute();
}

/** Where plans have deliveries to the same addresses as these orders, and for whom, in a range of other days. */
export async function listDeliveriesToSameDoors(
  db: Kysely<DB>,
  orders: readonly TiffinOrderWithSubscription[],
  { from, to }: DayRange,
): Promise<
  {
    subscription_id: string;
    address_key: string;
    member_id: string | null;
    day: IsoDay;
    slot: Slot;
  }[]
> {
  if (orders.length === 0) return [];
  const subscriptionIds = [...new Set(orders.map((order) => order.subscription_id))];
  return db
    .selectFrom('tiffin_orders')
    .where(sql<boolean>`subscription_id = ANY(${subscriptionIds}::uuid[])`)
    .where('delivery_day', '>=', from)
    .where('delivery_day', '<=', to)
    .where('status', 'not in', TIFFINS_CALLED_OFF)
    .select(['subscription_id', 'address_key', 'member_id', 'delivery_day as day', 'slot'])
    .execute();
}

/** Tiffins that take a place, by day and hour, and how many of them wait for the kitchen's word. */
export async function listBookedPerSlot(
  db: Kysely<DB>,
  { from, to }: DayRange,
): Promise<{ day: IsoDay; slot: Slot; tiffins: number; waiting: number }[]> {
  return db
    .selectFrom('tiffin_orders')
    .where('delivery_day', '>=', from)
    .where('delivery_day', '<=', to)
    .where('status', 'not in', TIFFINS_CALLED_OFF)
    .groupBy(['delivery_day', 'slot'])
    .select([
      'delivery_day as day',
      'slot',
      sql<number>`sum(quantity)::int`.as('tiffins'),
      sql<number>`coalesce(sum(quantity) FILTER (WHERE status = 'pending_confirmation'), 0)::int`.as(
        'waiting',
      ),
    ])
    .execute();
}

/** Snack orders that are neither handed over nor cancelled, with their lines. */
export async function listAffectedSnackOrders(
  db: Kysely<DB>,
  { from, to }: DayRange,
): Promise<SnackOrderWithDetails[]> {
  const rows = await selectSnackOrders(db)
    .where('order.delivery_day', '>=', from)
    .where('order.delivery_day', '<=', to)
    // Written out, so that the planner sees that the index of open orders has them all.
    .where(sql<boolean>`"order".status IN (${literals(SNACKS_TO_HAND_OVER)})`)
    .orderBy('order.delivery_day')
    .orderBy('order.delivery_time')
    .orderBy('order.id')
    .execute();
  return withSnackOrderDetails(db, rows);
}

/** Of these snacks those with a daily limit, with what is ordered of them in a range of days. */
export async function listLimitedSnacks(
  db: Kysely<DB>,
  snackIds: readonly string[],
  { from, to }: DayRange,
): Promise<{ id: string; limit: number; ordered: Map<IsoDay, number> }[]> {
  if (snackIds.length === 0) return [];
  const snacks = await db
    .selectFrom('snacks')
    .where('id', 'in', [...snackIds])
    .where('daily_limit', 'is not', null)
    .select(['id', 'daily_limit'])
    .execute();
  const counts = await db
    .selectFrom('snack_days')
    .where('snack_id', 'in', [...snackIds])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(['snack_id', 'day', 'ordered'])
    .execute();
  return snacks.map(({ id, daily_limit }) => ({
    id,
    limit: daily_limit ?? 0,
    ordered: new Map(
      counts.filter(({ snack_id }) => snack_id === id).map(({ day, ordered }) => [day, ordered]),
    ),
  }));
}

/** Accepted events and inquiries that are still open. */
export async function listAffectedEvents(
  db: Kysely<DB>,
  { from, to }: DayRange,
): Promise<InquiryRow[]> {
  return selectInquiries(db)
    .where('inquiry.event_day', '>=', from)
    .where('inquiry.event_day', '<=', to)
    .where('inquiry.status', 'in', INQUIRIES_OPEN)
    .orderBy('inquiry.event_day')
    .orderBy('inquiry.event_clock')
    .orderBy('inquiry.id')
    .execute();
}

/** How many were delivered on a day, and how many tiffins could not be handed over. */
export type DeliveredOnDay = {
  day: IsoDay;
  orders: number;
  tiffins: number;
  snackOrders: number;
  failedOrders: number;
  failedTiffins: number;
  undecided: number;
};

/** What is delivered already, and what could not be handed over, by day. */
export async function listDeliveredPerDay(
  db: Kysely<DB>,
  { from, to }: DayRange,
): Promise<DeliveredOnDay[]> {
  const { rows } = await sql<DeliveredOnDay>`
    SELECT day,
      (count(*) FILTER (WHERE what = 'tiffin'))::int AS orders,
      coalesce(sum(quantity) FILTER (WHERE what = 'tiffin'), 0)::int AS tiffins,
      (count(*) FILTER (WHERE what = 'snacks'))::int AS "snackOrders",
      (count(*) FILTER (WHERE what = 'failed'))::int AS "failedOrders",
      coalesce(sum(quantity) FILTER (WHERE what = 'failed'), 0)::int AS "failedTiffins",
      (count(*) FILTER (WHERE credit = 'undecided'))::int AS undecided
    FROM (
      SELECT delivery_day AS day, quantity, not_delivered AS credit,
        CASE WHEN not_delivered IS NULL THEN 'tiffin' ELSE 'failed' END AS what
      FROM tiffin_orders
      WHERE delivery_day BETWEEN ${from}::date AND ${to}::date
        AND (status = 'delivered' OR not_delivered IS NOT NULL)
      UNION ALL
      SELECT delivery_day, 1, NULL, 'snacks' FROM snack_orders
      WHERE delivery_day BETWEEN ${from}::date AND ${to}::date AND status = 'delivered'
    ) AS done GROUP BY day`.execute(db);
  return rows;
}

/** How many customers have a recurring booking that would still book one of these days. */
export async function countRecurringBookingCustomers(
  db: Kysely<DB>,
  days: readonly IsoDay[],
): Promise<number> {
  const { rows } = await sql<{ customers: number }>`
    SELECT count(DISTINCT subscription.customer_id)::int AS customers
    FROM usual_bookings AS usual
    JOIN subscriptions AS subscription ON subscription.id = usual.subscription_id
    CROSS JOIN unnest(${[...days]}::date[]) AS closed (day)
    WHERE usual.stopped_at IS NULL AND subscription.status = 'active'
      AND EXISTS (SELECT FROM jsonb_array_elements(usual.entries) AS entry
        WHERE (entry->>'weekday')::int = extract(isodow FROM closed.day))
      AND NOT EXISTS (SELECT FROM tiffin_orders
        WHERE subscription_id = subscription.id AND usual_day = closed.day)`.execute(db);
  return rows[0]?.customers ?? 0;
}
