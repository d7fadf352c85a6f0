import { type Kysely, sql, type Transaction } from 'kysely';
import { selectSubscriptions } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { INQUIRIES_OPEN } from '#domain/catering/inquiry-states.ts';
import { SNACKS_TO_HAND_OVER } from '#domain/snacks/order-states.ts';
import { TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';
import type { CustomerRow } from './accounts.ts';

/** Writes down that a customer wants to leave, and the day from which nothing is left. */
export async function storeDeletionRequest(
  tx: Transaction<DB>,
  customerId: string,
  { at, day }: { at: Temporal.Instant; day: string },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ deletion_asked_at: at, deletion_day: day, updated_at: at })
    .where('id', '=', customerId)
    .execute();
}

/**
 * Takes it back; answers the account as it is then, undefined when nobody is left in it. Weekly
 * patterns, which rest meanwhile, are looked at again.
 */
export async function withdrawDeletionRequest(
  tx: Transaction<DB>,
  customerId: string,
  at: Temporal.Instant,
): Promise<CustomerRow | undefined> {
  const row = await tx
    .updateTable('customers')
    .set({ deletion_asked_at: null, deletion_day: null, updated_at: at })
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  await tx
    .updateTable('usual_bookings')
    .set({ filled_through: null })
    .where('stopped_at', 'is', null)
    .where('subscription_id', 'in', (theirs) =>
      theirs.selectFrom('subscriptions').where('customer_id', '=', customerId).select('id'),
    )
    .execute();
  return row;
}

/** Customers whose day has come. */
export async function listDueDeletions(db: Kysely<DB>, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .where('deletion_day', '<=', today)
    .where('erased_at', 'is', null)
    .orderBy('deletion_day')
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What still runs for a customer on a day: subscriptions, and what comes from that day on. */
export async function listRunning(db: Kysely<DB>, customerId: string, today: string) {
  const subscriptions = await selectSubscriptions(db)
    .where('subscription.customer_id', '=', customerId)
    .where('subscription.status', 'in', SUBSCRIPTIONS_RUNNING)
    .orderBy('subscription.number')
    .execute();
  const snackOrders = await db
    .selectFrom('snack_orders')
    .where('customer_id', '=', customerId)
    .where('status', 'in', SNACKS_TO_HAND_OVER)
    .where('delivery_day', '>=', today)
    .orderBy('delivery_day')
    .orderBy('number')
    .select(['id', 'number', 'delivery_day', 'delivery_type'])
    .execute();
  const inquiries = await db
    .selectFrom('catering_inquiries')
    .where('customer_id', '=', customerId)
    .where('status', 'in', INQUIRIES_OPEN)
    .where('event_day', '>=', today)
    .orderBy('event_day')
    .orderBy('number')
    .select(['id', 'number', 'event_day', 'status'])
    .execute();
  return { subscriptions, snackOrders, inquiries };
}

/** Tiffins of a customer that may still come from a day on. */
export function listBookedTiffins(db: Kysely<DB>, customerId: string, today: string) {
  return db
    .selectFrom('tiffin_orders')
    .where('customer_id', '=', customerId)
    .where('delivery_day', '>=', today)
    .where('status', 'in', TIFFINS_TO_COME)
    .orderBy('delivery_day')
    .orderBy('slot')
    .select(['number', 'subscription_id', 'delivery_day', 'slot', 'quantity', 'credits_held'])
    .execute();
}

/** The last day from `today` on of a catering event that the kitchen has promised to a customer. */
export async function lastPromisedEvent(
  db: Kysely<DB>,
  customerId: string,
  today: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('catering_inquiries')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'confirmed')
    .where('event_day', '>=', today)
    .select(sql<string | null>`max(event_day)`.as('day'))
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Everybody who has been erased, by their ids, and by those of accounts that had become theirs. */
export async function listErased(
  db: Kysely<DB>,
): Promise<{ id: string; erasedAt: Temporal.Instant }[]> {
  const { rows } = await sql<{ id: string; erasedAt: Temporal.Instant }>`
    SELECT id, erased_at AS "erasedAt" FROM customers WHERE erased_at IS NOT NULL
    UNION ALL
    SELECT merged.id, erased_at FROM merged_accounts AS merged
      JOIN customers ON customers.id = merged.customer_id WHERE erased_at IS NOT NULL
    ORDER BY 2, 1`.execute(db);
  return rows;
}
