import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { createTokens, sessionEnd } from '#api/platform/http/tokens.ts';
import { insertSession } from '#db/account/sessions.ts';
import type { DB } from '#db/types.ts';
import { deliveryAddress, doorKey } from '#domain/account/delivery-address.ts';

/**
 * Rows for tests and for the demo: whatever a test does not care about is filled in, missing parents
 * included. Each answers the stored row.
 */

/** What the signing secret of tests is. */
export const TEST_SECRET = 'a secret of tests, at least 32 characters long';

let counted = 0;
const next = () => `${++counted}-${randomUUID().slice(0, 8)}`;

export function buildCustomer(
  db: Kysely<DB>,
  values: Partial<Insertable<DB['customers']>> & { email?: string } = {},
) {
  return db
    .insertInto('customers')
    .values({
      email: `customer-${next()}@example.com`,
      first_name: 'Asha',
      last_name: 'Patel',
      phone: '+19055550123',
      address: deliveryAddress('12 Maple Street, Oshawa, ON L1G 4S8'),
      ...values,
    })
    .returningAll()
    .$narrowType<{ email: string }>()
    .executeTakeFirstOrThrow();
}

/** A household with a phone and no e-mail address. */
export function buildCustomerWithoutEmail(
  db: Kysely<DB>,
  values: Partial<Insertable<DB['customers']>> = {},
) {
  return db
    .insertInto('customers')
    .values({
      email: null,
      first_name: 'Meera',
      last_name: '',
      phone: '+19055550142',
      address: deliveryAddress('40 Bond Street, Oshawa, ON L1G 1B2'),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A broadcast that went to these people. */
export async function buildBroadcast(
  db: Kysely<DB>,
  recipients: readonly Omit<Insertable<DB['broadcast_recipients']>, 'broadcast_id'>[],
  values: Partial<Insertable<DB['broadcasts']>> = {},
) {
  const broadcast = await db
    .insertInto('broadcasts')
    .values({
      at: Temporal.Instant.from('2026-11-16T15:00:00Z'),
      actor: 'Owner',
      purpose: 'service',
      subject: 'Late today',
      text: 'The van does not start.',
      audience: 'all customers',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const recipient of recipients)
    await db
      .insertInto('broadcast_recipients')
      .values({
        broadcast_id: broadcast.id,
        ...(recipient.way !== 'mail' && { reason: 'no_email' }),
        ...recipient,
      })
      .execute();
  return broadcast;
}

/** A sheet of customers that was imported, without anybody in it. */
export function buildImport(db: Kysely<DB>, values: Partial<Insertable<DB['imports']>> = {}) {
  return db
    .insertInto('imports')
    .values({
      id: randomUUID(),
      file_name: 'customers.csv',
      at: Temporal.Instant.from('2026-11-16T15:00:00Z'),
      actor: 'Owner',
      customers: 0,
      subscriptions: 0,
      credits: 0,
      patterns: 0,
      owed_cents: 0,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A sheet of dishes that was imported, and wrote nothing. */
export function buildSheetImport(
  db: Kysely<DB>,
  values: Partial<Insertable<DB['sheet_imports']>> = {},
) {
  return db
    .insertInto('sheet_imports')
    .values({
      id: randomUUID(),
      noun: 'dishes',
      file_name: 'dishes.csv',
      at: Temporal.Instant.from('2026-11-16T15:00:00Z'),
      actor: 'Owner',
      new_rows: 0,
      changed_rows: 0,
      wrote: JSON.stringify({ things: [], together: null }),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An address beside the default one of a customer. */
export function buildAddress(
  db: Kysely<DB>,
  {
    address = deliveryAddress(`${next()} Simcoe Street, Oshawa, ON L1H 4G7`),
    ...values
  }: { customer_id: string } & Partial<Insertable<DB['customer_addresses']>>,
) {
  return db
    .insertInto('customer_addresses')
    .values({
      label: 'Work',
      address,
      address_key: doorKey(address),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Somebody of a customer's household. */
export function buildMember(
  db: Kysely<DB>,
  customerId: string,
  values: Partial<Insertable<DB['household_members']>> = {},
) {
  return db
    .insertInto('household_members')
    .values({ customer_id: customerId, name: `Meera ${next()}`, diet: 'jain', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An account that has changed its first password; an owner, who may do everything. */
export function buildStaff(db: Kysely<DB>, values: Partial<Insertable<DB['staff']>> = {}) {
  return db
    .insertInto('staff')
    .values({
      email: `staff-${next()}@example.com`,
      name: 'Meera Shah',
      role: 'owner',
      password_hash: 'no password fits this',
      must_change_password: false,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A signed-in session; answers its id and the bearer token. */
export async function buildSession(
  db: Kysely<DB>,
  account: { customer: { id: string } } | { staff: { id: string } },
  { now = Temporal.Now.instant(), secret = TEST_SECRET } = {},
): Promise<{ id: string; token: string }> {
  const owner =
    'customer' in account ? { customerId: account.customer.id } : { staffId: account.staff.id };
  const subject = 'customer' in account ? account.customer.id : account.staff.id;
  const id = await insertSession(db, {
    owner,
    address: '127.0.0.1',
    userAgent: 'test',
    createdAt: now,
    expiresAt: sessionEnd(now),
  });
  return { id, token: await createTokens(secret).sign({ id, subject, issuedAt: now }) };
}
