import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** How many reset links an account has been sent since then. */
export async function countResetsSince(
  db: Kysely<DB>,
  customerId: string,
  since: Temporal.Instant,
): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps the hash of a link's secret; the secret itself is only in the mail. */
export async function insertReset(
  tx: Transaction<DB>,
  reset: {
    tokenHash: string;
    customerId: string;
    createdAt: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      customer_id: reset.customerId,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
    })
    .execute();
}

const isRedeemable = (tokenHash: string, email: string, now: Temporal.Instant) => sql`
  reset.token_hash = ${tokenHash} AND customer.email = ${email} AND customer.id = reset.customer_id
  AND reset.used_at IS NULL AND reset.expires_at > ${now} AND customer.disabled_at IS NULL`;

/** Whether a link would work now. */
export async function isResetRedeemable(
  db: Kysely<DB>,
  tokenHash: string,
  email: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM password_resets reset, customers customer
    WHERE ${isRedeemable(tokenHash, email, now)}`.execute(db);
  return rows.length > 0;
}

/**
 * Uses a link up, with all other links of its account. Answers whose it was, or undefined when it
 * is not good any more: of two that use it at once, one gets it.
 */
export async function redeemReset(
  tx: Transaction<DB>,
  tokenHash: string,
  email: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const { rows } = await sql<{ customer_id: string }>`
    UPDATE password_resets reset SET used_at = ${now} FROM customers customer
    WHERE ${isRedeemable(tokenHash, email, now)}
    RETURNING reset.customer_id`.execute(tx);
  const customerId = rows[0]?.customer_id;
  if (!customerId) return undefined;
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute();
  return customerId;
}
