import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { fullName } from '#domain/account/full-name.ts';
import type { CustomerRow } from './accounts.ts';
import { nameOrders } from './customer-name.ts';

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

/**
 * From now on this Google account, and no other, opens this customer's, who is called as it says where the
 * kitchen knew no more than a phone number. Answers the account as it is from now on.
 */
export async function bindGoogleAccount(
  tx: Transaction<DB>,
  customer: CustomerRow,
  google: { sub: string; firstName: string; lastName: string },
  at: Temporal.Instant,
): Promise<CustomerRow> {
  const named = { first_name: google.firstName, last_name: google.lastName };
  const isNamed = fullName(customer) !== '';
  if (!isNamed) await nameOrders(tx, customer.id, customer, { ...named, phone: customer.phone });
  return tx
    .updateTable('customers')
    .set({ ...(!isNamed && named), google_sub: google.sub, updated_at: at })
    .where('id', '=', customer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
