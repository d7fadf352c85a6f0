import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { fullName } from '#domain/account/full-name.ts';
import {
  type CustomerRow,
  fillInEmail,
  isOthersEmail,
  lockCustomer,
  lockEmail,
} from './accounts.ts';
import { nameOrders } from './customer-name.ts';

/** Keeps the hash of an invitation's secret; one that the customer had before opens nothing more. */
export async function insertInvitation(
  tx: Transaction<DB>,
  invitation: {
    customerId: string;
    tokenHash: string;
    createdAt: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  const row = {
    token_hash: invitation.tokenHash,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
  };
  await tx
    .insertInto('account_invitations')
    .values({ ...row, customer_id: invitation.customerId })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}

/** The same for many who have none yet, at once. */
export async function insertInvitations(
  tx: Transaction<DB>,
  invitations: readonly { customerId: string; tokenHash: string }[],
  { createdAt, expiresAt }: { createdAt: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<void> {
  await sql`
    INSERT INTO account_invitations (customer_id, token_hash, created_at, expires_at)
    SELECT "customerId", "tokenHash", ${createdAt}, ${expiresAt}
    FROM jsonb_to_recordset(${JSON.stringify(invitations)}::jsonb) AS invitation
      ("customerId" uuid, "tokenHash" text)`.execute(tx);
}

/** Until when a customer is invited; null when they are not, or no longer. */
export async function findInvitationEnd(
  db: Kysely<DB>,
  customerId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('account_invitations')
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .select('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** The customer whom a link is for, while it works: nobody signs in to the account yet. */
export async function findInvited(
  db: Kysely<DB>,
  tokenHash: string,
  now: Temporal.Instant,
): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('account_invitations as invitation')
    .innerJoin('customers as customer', 'customer.id', 'invitation.customer_id')
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.expires_at', '>', now)
    .where('customer.disabled_at', 'is', null)
    .where('customer.erased_at', 'is', null)
    .where(sql<boolean>`num_nonnulls(customer.password_hash, customer.google_sub) = 0`)
    .selectAll('customer')
    .executeTakeFirst();
}

/**
 * Gives the account of an invitation to whoever has proved `email`, or the account's phone
 * (`provedPhone`), and ends the invitation. Answers the account as it is from now on; undefined where the
 * link opens nothing any more or the phone is another one by now, and 'taken' where somebody else has the
 * address.
 */
export async function takeOverInvited(
  tx: Transaction<DB>,
  tokenHash: string,
  by: {
    email: string;
    provedPhone: string | null;
    passwordHash: string;
    named: { first_name: string; last_name: string };
    termsVersion: string;
    at: Temporal.Instant;
  },
): Promise<CustomerRow | 'taken' | undefined> {
  const { email, provedPhone, passwordHash, named, termsVersion, at } = by;
  const { id } = (await findInvited(tx, tokenHash, at)) ?? {};
  // Under its lock, since another one may have used the link meanwhile.
  const before = id && (await lockCustomer(tx, id));
  if (!id || !before || !(await findInvited(tx, tokenHash, at))) return undefined;
  if (provedPhone !== null && provedPhone !== before.phone) return undefined;
  await lockEmail(tx, email);
  if (await isOthersEmail(tx, email, id)) return 'taken';
  await tx.deleteFrom('account_invitations').where('customer_id', '=', id).execute();
  await tx.deleteFrom('phone_codes').where('customer_id', '=', id).execute();
  // Links that were sent to an address that the desk had written down.
  await tx.deleteFrom('password_resets').where('customer_id', '=', id).execute();
  await fillInEmail(tx, id, email);
  const isNamed = fullName(before) !== '';
  if (!isNamed) await nameOrders(tx, id, before, { ...named, phone: before.phone });
  return tx
    .updateTable('customers')
    .set({
      ...(!isNamed && named),
      email,
      ...(provedPhone === null
        ? { email_verified_at: at }
        : { email_verified_at: null, phone_verified_at: at }),
      password_hash: passwordHash,
      terms_version: termsVersion,
      terms_accepted_at: at,
      updated_at: at,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
