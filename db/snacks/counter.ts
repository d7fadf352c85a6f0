import { type Kysely, sql } from 'kysely';
import { countListed } from '#db/platform/list-counts.ts';
import { literals } from '#db/platform/literals.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import { TORONTO, wallClockAt } from '#domain/platform/days.ts';
import { SNACKS_TO_HAND_OVER } from '#domain/snacks/order-states.ts';
import { CONFIRM_WITHIN_MINUTES } from '#domain/snacks/snack-times.ts';
import { type SnackOrderWithDetails, selectSnackOrders, withSnackOrderDetails } from './orders.ts';

/** The orders of one day at the counter: all but the cancelled ones, earliest time first. */
export async function listCounterOrders(
  db: Kysely<DB>,
  day: string,
): Promise<SnackOrderWithDetails[]> {
  const rows = await selectSnackOrders(db)
    .modifyFront(prepared)
    .where('order.delivery_day', '=', day)
    .where('order.status', '<>', 'cancelled')
    .orderBy('order.delivery_time')
    .orderBy('order.created_at')
    .orderBy('order.id')
    .execute();
  return withSnackOrderDetails(db, rows);
}

/** How many orders of a day are cancelled, as `list_counts` has it: over the years those are too many to count. */
export const countCancelledOn = (db: Kysely<DB>, day: string): Promise<number> =>
  countListed(db, { list: 'snack_orders', from: day, to: day, kinds: { status: 'cancelled' } });

/** More days than can be ordered for, and two months of those that nobody has brought to an end. */
const MOST_OPEN_DAYS = 150;

/** The days that still have orders to hand over, past and coming, earliest first. */
export async function listOpenSnackDays(
  db: Kysely<DB>,
): Promise<{ day: string; orders: number; pending: number; undelivered: number }[]> {
  const latestFirst = await db
    .selectFrom('snack_orders')
    .modifyFront(prepared)
    // Written out, so that the planner sees that the index of open orders has them all.
    .where(sql<boolean>`status IN (${literals(SNACKS_TO_HAND_OVER)})`)
    .groupBy('delivery_day')
    .select([
      'delivery_day as day',
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`(count(*) FILTER (WHERE status = 'pending'))::int`.as('pending'),
      sql<number>`(count(*) FILTER (WHERE status = 'undelivered'))::int`.as('undelivered'),
    ])
    .orderBy('delivery_day', 'desc')
    .limit(MOST_OPEN_DAYS)
    .execute();
  return latestFirst.toReversed();
}

/** The latest order to come in, in whatever state and for whatever day. */
export const findLatestSnackOrder = (db: Kysely<DB>) =>
  db
    .selectFrom('snack_orders')
    .modifyFront(prepared)
    .select(['number', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The latest pending order for `today` or later, and how many there are. */
export async function findNewestWaiting(db: Kysely<DB>, today: string) {
  return (
    db
      .selectFrom('snack_orders')
      .modifyFront(prepared)
      // Written out, so that the planner sees that the index of open orders has them all.
      .where(sql<boolean>`status = 'pending'`)
      .where('delivery_day', '>=', today)
      .select([
        'number',
        'delivery_day',
        'created_at',
        sql<number>`(count(*) OVER ())::int`.as('orders'),
      ])
      .orderBy('created_at', 'desc')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/**
 * When the clock cancels an order that nobody confirms: `isExpiredUnconfirmed` of `domain/snacks/snack-times.ts`,
 * as a moment.
 */
const endsAt = sql<Temporal.Instant>`greatest(
  (delivery_day + delivery_time::time) AT TIME ZONE ${sql.lit(TORONTO)},
  updated_at + ${sql.lit(CONFIRM_WITHIN_MINUTES)} * interval '1 minute'
)`;

/** Pending orders whose own time comes until then; only such can end until then. */
const unconfirmedUntil = (db: Kysely<DB>, moment: Temporal.Instant) => {
  const { day, time } = wallClockAt(moment);
  return (
    db
      .selectFrom('snack_orders')
      .modifyFront(prepared)
      // Written out, so that the planner sees that the index of open orders has them all.
      .where(sql<boolean>`status = 'pending'`)
      .where(sql<boolean>`(delivery_day, delivery_time) <= (${day}::date, ${time})`)
      .where(endsAt, '<=', moment)
  );
};

/** The orders that nobody has confirmed until their end, those that have waited longest first. */
export async function listUnconfirmed(
  db: Kysely<DB>,
  { endedBy, limit }: { endedBy: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await unconfirmedUntil(db, endedBy)
    .select('id')
    .orderBy('delivery_day')
    .orderBy('delivery_time')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * How many orders end unconfirmed after `from` and until `until`; when the first of them does, and
 * the day and hour that it is for.
 */
export const findUnconfirmedBetween = (
  db: Kysely<DB>,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<{ orders: number; day: string; time: string; ends_at: Temporal.Instant } | undefined> =>
  unconfirmedUntil(db, until)
    .where(endsAt, '>', from)
    .select([
      'delivery_day as day',
      'delivery_time as time',
      endsAt.as('ends_at'),
      sql<number>`(count(*) OVER ())::int`.as('orders'),
    ])
    .orderBy('ends_at')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
