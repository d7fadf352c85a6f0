import { type Kysely, sql, type Transaction } from 'kysely';
import type { StaffRole } from '#contract/platform/staff-roles.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';

/** Not revoked, not over, and not left alone for longer than it may be. */
const isOpen = (now: Temporal.Instant) => sql<boolean>`(session.revoked_at IS NULL
  AND session.expires_at > ${now} AND (session.idle_minutes IS NULL
    OR coalesce(session.last_seen_at, session.created_at)
      > ${now}::timestamptz - session.idle_minutes * interval '1 minute'))`;

/** A session that is open, with the account that it belongs to. */
export type LiveSession = {
  customer_id: string | null;
  staff_id: string | null;
  email: string;
  disabled: boolean;
  email_verified: boolean;
  staff_name: string | null;
  role: StaffRole | null;
  must_change_password: boolean;
  must_add_factor: boolean;
  /** Null for one that nothing but its end ends. */
  idle_minutes: number | null;
  seen_at: Temporal.Instant;
};

/** The live session behind a token's `jti`, in one indexed query. */
export async function findLiveSession(
  db: Kysely<DB>,
  id: string,
  now: Temporal.Instant,
): Promise<LiveSession | undefined> {
  const { rows } = await sql<LiveSession>`
    ${prepared} SELECT session.customer_id, session.staff_id,
      coalesce(customer.email, staff.email) AS email,
      coalesce(customer.disabled_at, staff.disabled_at) IS NOT NULL AS disabled,
      customer.email_verified_at IS NOT NULL AS email_verified,
      staff.name AS staff_name, staff.role,
      coalesce(staff.must_change_password, false) AS must_change_password,
      coalesce(staff.role = 'owner' AND staff.totp_secret IS NULL
        AND NOT EXISTS (SELECT FROM staff_passkeys WHERE staff_id = staff.id)
        AND (SELECT (value ->> 'ownersNeedFactor')::boolean FROM settings WHERE name = 'desk'),
        false) AS must_add_factor,
      session.idle_minutes, coalesce(session.last_seen_at, session.created_at) AS seen_at
    FROM sessions session
    LEFT JOIN customers customer ON customer.id = session.customer_id
    LEFT JOIN staff ON staff.id = session.staff_id
    WHERE session.id = ${id} AND ${isOpen(now)}`.execute(db);
  return rows[0];
}

/** A session as a token names it. */
type NamedSession = { sessionId: string; customerId: string };

const customerOfSession = ({ sessionId, customerId }: NamedSession, now: Temporal.Instant) => sql<{
  email: string;
  email_verified: boolean;
}>`
  ${prepared} SELECT customer.email, customer.email_verified_at IS NOT NULL AS email_verified
  FROM customers AS customer
  WHERE customer.id = ${customerId} AND customer.erased_at IS NULL AND customer.disabled_at IS NULL
    AND EXISTS (SELECT FROM sessions AS session
      WHERE session.id = ${sessionId} AND session.customer_id = customer.id AND ${isOpen(now)})`;

/** Whether this session is open, the customer's, and of an account that is neither erased nor disabled. */
export async function isCustomersSession(
  db: Kysely<DB>,
  session: NamedSession,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await customerOfSession(session, now).execute(db);
  return rows.length > 0;
}

/**
 * The customer whose session this is, if it is as `isCustomersSession` asks; kept from being erased or
 * merged until the transaction ends. Holds up nobody else who writes.
 */
export async function lockCustomerOfSession(
  tx: Transaction<DB>,
  session: NamedSession,
  now: Temporal.Instant,
): Promise<{ email: string; email_verified: boolean } | undefined> {
  const { rows } = await sql<{ email: string; email_verified: boolean }>`
    ${customerOfSession(session, now)} FOR KEY SHARE OF customer`.execute(tx);
  return rows[0];
}

/** Whose session it is. */
export type SessionOwner = { customerId: string } | { staffId: string };

/** Opens a session; answers its id, which becomes the token's `jti`. */
export async function insertSession(
  db: Kysely<DB>,
  session: {
    owner: SessionOwner;
    address: string;
    userAgent: string | null;
    createdAt: Temporal.Instant;
    expiresAt: Temporal.Instant;
    /** After so many minutes without its owner it ends; never by itself when absent. */
    idleMinutes?: number;
  },
): Promise<string> {
  const { owner } = session;
  const { id } = await db
    .insertInto('sessions')
    .values({
      customer_id: 'customerId' in owner ? owner.customerId : null,
      staff_id: 'staffId' in owner ? owner.staffId : null,
      address: session.address,
      user_agent: session.userAgent?.slice(0, 300) ?? null,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      idle_minutes: session.idleMinutes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a session is the account's. */
const isSessionOf = (owner: SessionOwner) =>
  'customerId' in owner
    ? sql<boolean>`session.customer_id = ${owner.customerId}`
    : sql<boolean>`session.staff_id = ${owner.staffId}`;

/** The sessions of an account that are open, the one that was seen last first. */
export function listSessionsOf(db: Kysely<DB>, owner: SessionOwner, now: Temporal.Instant) {
  return db
    .selectFrom('sessions as session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where(isSessionOf(owner))
    .where(isOpen(now))
    .orderBy(sql`coalesce(last_seen_at, created_at)`, 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Notes that an account was opened with a session; written at most every so many minutes. */
export async function storeLastSeen(
  db: Kysely<DB>,
  id: string,
  at: Temporal.Instant,
  minutes: number,
): Promise<void> {
  await sql`UPDATE sessions SET last_seen_at = ${at} WHERE id = ${id}
    AND coalesce(last_seen_at, created_at) < ${at.subtract({ minutes })}`.execute(db);
}

/** Ends one session of an account at once; false when the account has no such open one. */
export async function revokeSessionOf(
  db: Kysely<DB>,
  owner: SessionOwner,
  id: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions as session')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where(isSessionOf(owner))
    .where(isOpen(at))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends one session at once. */
export async function revokeSession(
  db: Kysely<DB>,
  id: string,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all sessions of an account at once, but for `except`. */
export async function revokeSessionsOf(
  db: Kysely<DB>,
  owner: SessionOwner,
  at: Temporal.Instant,
  except?: string,
): Promise<void> {
  let query = db
    .updateTable('sessions as session')
    .set({ revoked_at: at })
    .where(isSessionOf(owner))
    .where('revoked_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}
