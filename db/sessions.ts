import { type Kysely, sql } from 'kysely';
import type { DB } from './types.ts';

/** A session that is neither over nor revoked, with the account that it belongs to. */
export type LiveSession = {
  customer_id: string | null;
  staff_id: string | null;
  email: string;
  disabled: boolean;
  email_verified: boolean;
  staff_name: string | null;
  role: 'owner' | 'staff' | null;
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
