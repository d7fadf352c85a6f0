import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CustomerRow } from './accounts.ts';

/** Notes that a token has signed somebody in; false when it has before. */
export async function markGoogleTokenUsed(
  db: Kysely<DB>,
  token: { hash: string; expiresAt: Temporal.Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('google_tokens')
    .values({ token_hash: token.hash, expires_at: token.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The customer that a Google account was bound to. */
export async function findCustomerByGoogle(
  db: Kysely<DB>,
  sub: string,
): Promise<CustomerRow | undefined> {
  return db.selectFrom('customers').where('google_sub', '=', sub).selectAll().executeTakeFirst();
}

/** From now on this Google account, and no other, opens this customer's. */
export async function bindGoogleAccount(
  tx: Transaction<DB>,
  customerId: string,
  sub: string,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ google_sub: sub, updated_at: at })
    .where('id', '=', customerId)
    .execute();
}
