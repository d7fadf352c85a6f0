import { type Kysely, sql } from 'kysely';
import type { StaffRole } from '#contract/staff-roles.ts';
import type { DB } from './types.ts';

/** A session that is neither over nor revoked, with the account that it belongs to. */
export type LiveSession = {
  customer_id: string | null;
  staff_id: string | null;
  email: string;
  disabled: boolean;
  email_verified: boolean;
  staff_name: string | null;
  role: StaffRole | null;
  must_change_password: boolean;
};

/** The live session behind a token's `jti`, in one indexed query. */
export async function findLiveSession(
  db: Kysely<DB>,
  id: string,
  now: Temporal.Instant,
): Promise<LiveSession | undefined> {
  const { rows } = await sql<LiveSession>`
    SELECT session.customer_id, session.staff_id,
      coalesce(customer.email, staff.email) AS email,
      coalesce(customer.disabled_at, staff.disabled_at) IS NOT NULL AS disabled,
      customer.email_verified_at IS NOT NULL AS email_verified,
      staff.name AS staff_name, staff.role,
      coalesce(staff.must_change_password, false) AS must_change_password
    FROM sessions session
    LEFT JOIN customers customer ON customer.id = session.customer_id
    LEFT JOIN staff ON staff.id = session.staff_id
    WHERE session.id = ${id} AND session.revoked_at IS NULL AND session.expires_at > ${now}`.execute(
    db,
  );
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The sessions of an account that are open, the one that was seen last first. */
export function listSessionsOf(
  db: Kysely<DB>,
  { customerId }: { customerId: string },
  now: Temporal.Instant,
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(sql`coalesce(last_seen_at, created_at)`, 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Notes that an account was opened with a session; written at most every quarter of an hour. */
export async function noteSeen(db: Kysely<DB>, id: string, at: Temporal.Instant): Promise<void> {
  await sql`UPDATE sessions SET last_seen_at = ${at} WHERE id = ${id}
    AND coalesce(last_seen_at, created_at) < ${at.subtract({ minutes: 15 })}`.execute(db);
}

/** Ends one session of an account at once; false when the account has no such open one. */
export async function revokeSessionOf(
  db: Kysely<DB>,
  { customerId }: { customerId: string },
  id: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
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
  let query = db.updateTable('sessions').set({ revoked_at: at }).where('revoked_at', 'is', null);
  query =
    'customerId' in owner
      ? query.where('customer_id', '=', owner.customerId)
      : query.where('staff_id', '=', owner.staffId);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}
