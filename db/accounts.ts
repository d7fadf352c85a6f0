import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DB } from './types.ts';

export type CustomerRow = Selectable<DB['customers']>;
export type NewCustomer = Omit<Insertable<DB['customers']>, 'id' | 'created_at' | 'updated_at'>;

export function findCustomer(db: Kysely<DB>, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @param email in lower case */
export function findCustomerByEmail(
  db: Kysely<DB>,
  email: string,
): Promise<CustomerRow | undefined> {
  return db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Stores a new customer; undefined when the e-mail address is taken, also by a race. */
export function insertCustomer(
  tx: Transaction<DB>,
  customer: NewCustomer,
): Promise<CustomerRow | undefined> {
  return tx
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Whether an e-mail address is a member of staff's. */
export async function isStaffEmail(db: Kysely<DB>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets a new password for somebody who read mail at the account's address. */
export async function setPasswordByMail(
  tx: Transaction<DB>,
  customerId: string,
  passwordHash: string,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set((row) => ({
      password_hash: passwordHash,
      email_verified_at: row.fn.coalesce('email_verified_at', row.val(at)),
      updated_at: at,
    }))
    .where('id', '=', customerId)
    .execute();
}

/** The owner of an address proved it: a password that somebody else may have set is gone. */
export async function takeOverUnverified(
  tx: Transaction<DB>,
  customerId: string,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ email_verified_at: at, password_hash: null, updated_at: at })
    .where('id', '=', customerId)
    .execute();
}
