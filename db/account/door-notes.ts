import { type Kysely, sql, type Transaction } from 'kysely';
import type { SubscriptionRow } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { addressKey } from '#domain/account/address.ts';
import { TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';
import { PLANS_RUNNING } from '#domain/tiffin/subscription-states.ts';

/** What a customer's book says of a door; null when it does not know it or has no note there. */
export async function findBookNote(
  db: Kysely<DB>,
  customerId: string,
  key: string,
): Promise<string | null> {
  const own = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select(['address', 'door_note'])
    .executeTakeFirst();
  if (own?.address && addressKey(own.address) === key) return own.door_note || null;
  const other = await db
    .selectFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('address_key', '=', key)
    .select('door_note')
    .executeTakeFirst();
  return other?.door_note || null;
}

/** The note that a tiffin of a plan carries to a door when nobody says one: the plan's own, or the book's. */
export async function findPlanNote(
  db: Kysely<DB>,
  plan: Pick<SubscriptionRow, 'customer_id' | 'customer_address' | 'door_note'>,
  key: string,
): Promise<string | null> {
  const isOwn = addressKey(plan.customer_address) === key;
  if (isOwn && plan.door_note !== null) return plan.door_note;
  return findBookNote(db, plan.customer_id, key);
}

/** Writes a note for the door on a tiffin; it may change as long as somebody drives there. */
export async function setDoorNote(
  tx: Transaction<DB>,
  orderId: string,
  note: string | null,
): Promise<void> {
  await tx
    .updateTable('tiffin_orders')
    .set((row) => ({ door_note: note, version: row('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}

/**
 * Brings the note of a plan's address up to date on what still comes there with the note of before;
 * a note that was written for one order stays.
 */
export async function copyPlanNote(
  tx: Transaction<DB>,
  before: Pick<SubscriptionRow, 'id' | 'customer_address' | 'door_note'>,
  note: string | null,
): Promise<void> {
  if (note === before.door_note) return;
  await tx
    .updateTable('tiffin_orders')
    .set({ door_note: note })
    .where('subscription_id', '=', before.id)
    .where('address_key', '=', addressKey(before.customer_address))
    .where('status', 'in', TIFFINS_TO_COME)
    .where(sql<boolean>`door_note IS NOT DISTINCT FROM ${before.door_note}`)
    .execute();
}

/**
 * A door has another note in its customer's book: plans that bring there and carried the one of
 * before carry it from now on. What is booked keeps its own.
 */
export async function followBookNote(
  tx: Transaction<DB>,
  customerId: string,
  { key, from, to }: { key: string; from: string; to: string },
): Promise<void> {
  if (from === to) return;
  const plans = await tx
    .selectFrom('subscriptions')
    .where('customer_id', '=', customerId)
    .where('status', 'in', PLANS_RUNNING)
    .where(sql<boolean>`coalesce(door_note, '') = ${from}`)
    .select(['id', 'customer_address'])
    .execute();
  const theirs = plans.filter(({ customer_address }) => addressKey(customer_address) === key);
  if (theirs.length === 0) return;
  await tx
    .updateTable('subscriptions')
    .set({ door_note: to })
    .where(
      'id',
      'in',
      theirs.map(({ id }) => id),
    )
    .execute();
}
