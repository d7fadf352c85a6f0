import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import { nameOrders } from '#db/account/customer-name.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import { completeAddress, doorKey } from '#domain/account/delivery-address.ts';
import { deleteDuplicateAddress, listKnownAddresses } from './addresses.ts';
import { copyAllergiesToOrders } from './copy-allergies-to-orders.ts';
import { forgetNetworks } from './sign-in-attempts.ts';

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

/** Whether an e-mail address is another account's. */
export async function isOthersEmail(
  db: Kysely<DB>,
  email: string,
  customerId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .where('email', '=', email)
    .where('id', '!=', customerId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets one transaction after the other give an e-mail address to an account. */
export const lockEmail = (tx: Transaction<DB>, email: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtext(${`dabba e-mail of an account ${email}`}))`.execute(tx);

/** Stores a new customer; undefined when the e-mail address is taken, also by a race. */
export async function insertCustomer(
  tx: Transaction<DB>,
  customer: NewCustomer,
): Promise<CustomerRow | undefined> {
  if (customer.email) await lockEmail(tx, customer.email);
  return tx
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * An account has an address from now on: what was written down for it before goes there, too, and what
 * waits to be printed can be mailed.
 */
export async function fillInEmail(
  tx: Transaction<DB>,
  customerId: string,
  email: string,
): Promise<void> {
  for (const table of ['subscriptions', 'snack_orders'] as const)
    await sql`UPDATE ${sql.table(table)} SET customer_email = ${email}
      WHERE customer_id = ${customerId} AND customer_email = ''`.execute(tx);
  await sql`UPDATE catering_inquiries SET email = ${email}
    WHERE customer_id = ${customerId} AND email = ''`.execute(tx);
  await sql`UPDATE mails SET to_address = ${email}, channel = 'email'
    WHERE customer_id = ${customerId} AND to_address IS NULL AND status = 'to_print'`.execute(tx);
}

/**
 * Stores the address of an account that nobody signs in to, or takes it away, together with the phone,
 * since one of them is always there; false when it is another account's. Links that were sent to the
 * address of before open nothing more.
 */
export async function storeDeskEmail(
  tx: Transaction<DB>,
  id: string,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<boolean> {
  if (email) {
    await lockEmail(tx, email);
    if (await isOthersEmail(tx, email, id)) return false;
  }
  await tx.deleteFrom('password_resets').where('customer_id', '=', id).execute();
  await tx.updateTable('customers').set({ email, phone }).where('id', '=', id).execute();
  if (email) await fillInEmail(tx, id, email);
  return true;
}

/** An account with somebody in it, locked against other changes of it until the transaction ends. */
export function lockCustomer(tx: Transaction<DB>, id: string): Promise<CustomerRow | undefined> {
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * An account, erased or not, for what may end it: locked against all, once whatever its owner is
 * writing (`lockCustomerForWrite`) is done.
 */
export function lockWholeAccount(
  tx: Transaction<DB>,
  id: string,
): Promise<CustomerRow | undefined> {
  return tx.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Keeps an account from being erased or merged while its owner writes something; answers false when
 * that has just happened. Holds up nobody else who writes.
 */
export async function lockCustomerForWrite(tx: Kysely<DB>, id: string): Promise<boolean> {
  const { rows } = await sql`
    ${prepared} SELECT FROM customers WHERE id = ${id} AND erased_at IS NULL FOR KEY SHARE`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What a customer may change about themselves; of the address its text. */
export type ProfileColumns = Pick<
  CustomerRow,
  'first_name' | 'last_name' | 'phone' | 'diet' | 'allergies' | 'standing_note'
> & { address: string | null };

/**
 * Stores what a customer changed about themselves; undefined when there is no such customer. Their
 * address is the default one of their book, where it is not kept twice (docs/decisions/0023); what
 * they cannot eat is said of what is not cooked yet, too.
 */
export async function updateProfile(
  tx: Transaction<DB>,
  id: string,
  columns: ProfileColumns,
  at: Temporal.Instant,
): Promise<CustomerRow | undefined> {
  let address: DeliveryAddress | null = null;
  if (columns.address && (await lockCustomer(tx, id))) {
    address = completeAddress({ text: columns.address }, await listKnownAddresses(tx, id));
    await deleteDuplicateAddress(tx, id, doorKey(address));
  }
  const before = await tx
    .selectFrom('customers')
    .where('id', '=', id)
    .select(['first_name', 'last_name', 'phone', 'allergies'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  const holder = { customerId: id, memberId: null };
  await copyAllergiesToOrders(tx, holder, { from: before.allergies, to: columns.allergies }, at);
  await nameOrders(tx, id, before, columns);
  return tx
    .updateTable('customers')
    .set({
      ...columns,
      address,
      ...(address === null && { address_label: '' }),
      updated_at: at,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** How much somebody has ever ordered, whatever became of it. */
export async function countOrders(
  db: Kysely<DB>,
  customerId: string,
): Promise<{
  tiffinOrders: number;
  snackOrders: number;
  cateringInquiries: number;
  subscriptions: number;
}> {
  const counted = (
    table: 'tiffin_orders' | 'snack_orders' | 'catering_inquiries' | 'subscriptions',
  ) =>
    db
      .selectFrom(table)
      .where('customer_id', '=', customerId)
      .select(({ fn }) => fn.countAll<number>().as('count'));
  return db
    .selectNoFrom([
      counted('tiffin_orders').as('tiffinOrders'),
      counted('snack_orders').as('snackOrders'),
      counted('catering_inquiries').as('cateringInquiries'),
      counted('subscriptions').as('subscriptions'),
    ])
    .$narrowType<{
      tiffinOrders: number;
      snackOrders: number;
      cateringInquiries: number;
      subscriptions: number;
    }>()
    .executeTakeFirstOrThrow();
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

/**
 * Sets a new password for somebody who read mail at the account's address. Until that was proved
 * somebody else may have noted the address of the calendar and signed in from their own networks:
 * the one is renewed then, the others are forgotten.
 */
export async function setPasswordByMail(
  tx: Transaction<DB>,
  customerId: string,
  passwordHash: string,
  at: Temporal.Instant,
): Promise<void> {
  const before = await lockCustomer(tx, customerId);
  if (!before) return;
  const { email, email_verified_at: proved } = before;
  await tx
    .updateTable('customers')
    .set((row) => ({
      password_hash: passwordHash,
      email_verified_at: proved ?? at,
      ...(!proved && { calendar_renewals: row('calendar_renewals', '+', 1) }),
      updated_at: at,
    }))
    .where('id', '=', customerId)
    .execute();
  if (!proved && email) await forgetNetworks(tx, { audience: 'customer', email });
}

/**
 * Sets a new password while the account still has the one that was known when this began (null: none
 * yet); false when it has changed meanwhile.
 */
export async function replacePassword(
  tx: Transaction<DB>,
  customerId: string,
  { known, next }: { known: string | null; next: string },
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({ password_hash: next, updated_at: at })
    .where('id', '=', customerId)
    .where('password_hash', 'is not distinct from', known)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The owner of an address proved it: a password that somebody else may have set is gone, the address
 * of the calendar that they may have noted is nobody's, and their networks are not the account's.
 * Answers the account as it is from now on.
 */
export async function takeOverUnverified(
  tx: Transaction<DB>,
  customerId: string,
  at: Temporal.Instant,
): Promise<CustomerRow> {
  const account = await tx
    .updateTable('customers')
    .set((row) => ({
      email_verified_at: at,
      password_hash: null,
      calendar_renewals: row('calendar_renewals', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { email } = account;
  if (email) await forgetNetworks(tx, { audience: 'customer', email });
  return account;
}

/** How often a customer has renewed the address of their calendar. */
export async function countCalendarRenewals(db: Kysely<DB>, customerId: string): Promise<number> {
  const { calendar_renewals } = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select('calendar_renewals')
    .executeTakeFirstOrThrow();
  return calendar_renewals;
}

/** Renews it once more; answers how often that is. */
export async function renewCalendar(tx: Transaction<DB>, customerId: string): Promise<number> {
  const { calendar_renewals } = await tx
    .updateTable('customers')
    .set((row) => ({ calendar_renewals: row('calendar_renewals', '+', 1) }))
    .where('id', '=', customerId)
    .returning('calendar_renewals')
    .executeTakeFirstOrThrow();
  return calendar_renewals;
}
