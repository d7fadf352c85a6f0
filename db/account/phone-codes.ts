import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { literals } from '#db/platform/literals.ts';
import type { DB } from '#db/types.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

export type PhoneCodeRow = Selectable<DB['phone_codes']>;

/**
 * How many codes went out since a moment, whoever asked for them: to this number, and to all. Another one
 * that asks for the same number waits until the transaction ends.
 */
export async function countPhoneCodes(
  tx: Transaction<DB>,
  phone: string,
  since: Temporal.Instant,
): Promise<{ toPhone: number; toAll: number }> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`dabba phone code ${phone}`}))`.execute(tx);
  const { rows } = await sql<{ toPhone: number; toAll: number }>`
    SELECT count(*) FILTER (WHERE to_address = ${phone})::int AS "toPhone", count(*)::int AS "toAll"
    FROM mails WHERE kind = 'phone_code' AND created_at > ${since}`.execute(tx);
  return rows[0] ?? { toPhone: 0, toAll: 0 };
}

/** Keeps the hash of a code; one that the customer had before is good for nothing more. */
export async function insertPhoneCode(
  tx: Transaction<DB>,
  code: {
    customerId: string;
    phone: string;
    codeHash: string;
    createdAt: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  const row = {
    phone: code.phone,
    code_hash: code.codeHash,
    tries: 0,
    created_at: code.createdAt,
    expires_at: code.expiresAt,
  };
  await tx
    .insertInto('phone_codes')
    .values({ customer_id: code.customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}

/** Counts a try of a customer's code and answers it as it is then; undefined when none lives. */
export function countPhoneTry(
  tx: Transaction<DB>,
  customerId: string,
  now: Temporal.Instant,
): Promise<PhoneCodeRow | undefined> {
  return tx
    .updateTable('phone_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The phone of an account was shown to be its own; false when it is another one meanwhile. */
export async function verifyPhone(
  tx: Transaction<DB>,
  { customerId, phone, at }: { customerId: string; phone: string; at: Temporal.Instant },
): Promise<boolean> {
  await tx.deleteFrom('phone_codes').where('customer_id', '=', customerId).execute();
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({ phone_verified_at: at, updated_at: at })
    .where('id', '=', customerId)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type SamePhoneRow = { id: string; first_name: string; tiffins_left: number; orders: number };

/**
 * Accounts that the kitchen has written down under a number for somebody who does not sign in, by id: a
 * person with this phone may say that they are theirs.
 */
export async function listSamePhone(
  db: Kysely<DB>,
  { phone, customerId }: { phone: string; customerId: string },
): Promise<SamePhoneRow[]> {
  const { rows } = await sql<SamePhoneRow>`
    SELECT id, first_name,
      coalesce((SELECT sum(available) FROM subscriptions
        WHERE customer_id = customer.id AND status IN (${literals(SUBSCRIPTIONS_RUNNING)})), 0)::int
        AS tiffins_left,
      ((SELECT count(*) FROM tiffin_orders WHERE customer_id = customer.id)
        + (SELECT count(*) FROM snack_orders WHERE customer_id = customer.id)
        + (SELECT count(*) FROM catering_inquiries WHERE customer_id = customer.id))::int AS orders
    FROM customers AS customer
    WHERE phone = ${phone} AND id <> ${customerId} AND email IS NULL AND erased_at IS NULL
      AND disabled_at IS NULL AND deletion_day IS NULL
    ORDER BY id`.execute(db);
  return rows;
}
