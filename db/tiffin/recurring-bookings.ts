import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import type { Actor } from '#domain/platform/states.ts';
import { selectOrders, type TiffinOrderWithSubscription } from './read-orders.ts';

export type RecurringBookingRow = Omit<Selectable<DB['usual_bookings']>, 'entries'> & {
  entries: RecurringBookingEntry[];
};

const toRecurringBookingRow = (row: Selectable<DB['usual_bookings']>): RecurringBookingRow => ({
  ...row,
  entries: row.entries as unknown as RecurringBookingEntry[],
});

/** The weekly pattern that books for a subscription now; undefined when there is none. */
export async function findRecurringBooking(
  db: Kysely<DB>,
  subscriptionId: string,
): Promise<RecurringBookingRow | undefined> {
  const row = await db
    .selectFrom('usual_bookings')
    .modifyFront(prepared)
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return row && toRecurringBookingRow(row);
}

/** The latest pattern of a customer, of any subscription, living or stopped. */
export async function findLatestRecurringBooking(
  db: Kysely<DB>,
  customerId: string,
): Promise<RecurringBookingRow | undefined> {
  const row = await db
    .selectFrom('usual_bookings as usual')
    .innerJoin('subscriptions as subscription', 'subscription.id', 'usual.subscription_id')
    .selectAll('usual')
    .where('subscription.customer_id', '=', customerId)
    .orderBy('usual.created_at', 'desc')
    .orderBy('usual.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRecurringBookingRow(row);
}

/** Stores a new pattern of a locked subscription that has no living one. */
export async function insertRecurringBooking(
  tx: Transaction<DB>,
  subscriptionId: string,
  entries: readonly RecurringBookingEntry[],
  by: Actor,
  at: Temporal.Instant,
): Promise<RecurringBookingRow> {
  const row = await tx
    .insertInto('usual_bookings')
    .values({
      subscription_id: subscriptionId,
      version: sql<number>`1 + coalesce((
        SELECT max(version) FROM usual_bookings WHERE subscription_id = ${subscriptionId}
      ), 0)`,
      entries: JSON.stringify(entries),
      created_by: by,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecurringBookingRow(row);
}

/** Ends a pattern because no more of it is wanted, or another. */
export async function endRecurringBooking(
  tx: Transaction<DB>,
  id: string,
  by: Actor,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('usual_bookings')
    .set({ stopped_at: at, stopped_by: by })
    .where('id', '=', id)
    .execute();
}

/** Remembers that a pattern was looked at up to a day, whatever came of it. */
export async function markBookedThrough(
  tx: Transaction<DB>,
  id: string,
  through: string,
): Promise<void> {
  await tx
    .updateTable('usual_bookings')
    .set({ filled_through: through })
    .where('id', '=', id)
    .execute();
}

/**
 * Subscriptions whose pattern was not looked at up to a day, or has to be looked at again. Those of
 * customers who are leaving or disabled rest: they could not skip what is booked.
 */
export async function listRecurringBookingsDue(db: Kysely<DB>, through: string): Promise<string[]> {
  const rows = await db
    .selectFrom('usual_bookings as usual')
    .innerJoin('subscriptions as subscription', 'subscription.id', 'usual.subscription_id')
    .innerJoin('customers as customer', 'customer.id', 'subscription.customer_id')
    .where('usual.stopped_at', 'is', null)
    .where((where) =>
      where.or([
        where('usual.filled_through', 'is', null),
        where('usual.filled_through', '<', through),
      ]),
    )
    .where('customer.deletion_day', 'is', null)
    .where('customer.disabled_at', 'is', null)
    .orderBy('usual.subscription_id')
    .select('usual.subscription_id')
    .execute();
  return rows.map((row) => row.subscription_id);
}

/** What a subscription has on the days from one on, or standing for one of them, in order. */
export async function listOrdersForRecurringBooking(
  db: Kysely<DB>,
  subscriptionId: string,
  from: string,
): Promise<TiffinOrderWithSubscription[]> {
  return selectOrders(db)
    .modifyFront(prepared)
    .where('order.subscription_id', '=', subscriptionId)
    .where((where) =>
      where.or([where('order.delivery_day', '>=', from), where('order.usual_day', '>=', from)]),
    )
    .orderBy('order.delivery_day')
    .orderBy('order.slot')
    .orderBy('order.id')
    .execute();
}

/** Makes locked orders stand for no day of the recurring booking any more. */
export async function detachFromRecurringBooking(
  tx: Transaction<DB>,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('tiffin_orders')
    .set({ usual_day: null })
    .where('id', 'in', [...orderIds])
    .execute();
}

/** Makes a locked order that was booked by hand stand for its day of the recurring booking. */
export async function attachToRecurringBooking(
  tx: Transaction<DB>,
  orderId: string,
  day: string,
): Promise<void> {
  await tx.updateTable('tiffin_orders').set({ usual_day: day }).where('id', '=', orderId).execute();
}
