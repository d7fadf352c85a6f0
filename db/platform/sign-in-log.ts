import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';

/** Which of the two doors, by what comes in at it. */
export type Door = 'customers' | 'staff';

/**
 * Why an account did not open: a wrong password or code, a right password of an account that is
 * disabled, or a right password that still wants a second factor.
 */
export type Stopped = 'failed' | 'disabled' | 'half';

/** Where somebody signed in from: `Chrome on Windows`, and the network that limits count for. */
export type SignInPlace = { device: string; network: string };

/** Writes down that an account was signed in to. */
export async function insertSignIn(
  db: Kysely<DB>,
  { door, id, place, requestId }: { door: Door; id: string; place: SignInPlace; requestId: string },
  at: Temporal.Instant,
): Promise<void> {
  const staffId = door === 'staff' ? id : null;
  await sql`INSERT INTO audit_log (at, staff_id, actor, action, resource, resource_id, after, request_id)
    VALUES (${at}, ${staffId}, coalesce((SELECT name FROM staff WHERE id = ${staffId}), 'A customer'),
      'sign-in', ${door}, ${id}, ${JSON.stringify(place)}, ${requestId})`.execute(db);
}

/**
 * Writes down that nothing was opened, unless the door's log has had its fill of the same for now.
 * Without an account's `id`, what was named is nobody's.
 *
 * @param most how many of a kind are written down at a door since `since`
 */
export async function insertStoppedSignIn(
  db: Kysely<DB>,
  what: { door: Door; id: string | null; stopped: Stopped; place: SignInPlace; tries: number },
  at: Temporal.Instant,
  { most, since }: { most: number; since: Temporal.Instant },
): Promise<void> {
  const { door, id, stopped, place, tries } = what;
  const action = id === null ? 'sign-in-unknown' : `sign-in-${stopped}`;
  const { noted } = await db
    .selectFrom('audit_log')
    .where('resource', '=', door)
    .where('action', '=', action)
    .where('at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('noted'))
    .executeTakeFirstOrThrow();
  if (noted >= most) return;
  const after = JSON.stringify(tries > 1 ? { ...place, tries } : place);
  await db
    .insertInto('audit_log')
    .values({ at, actor: 'Somebody', action, resource: door, resource_id: id, after })
    .execute();
}

/** Forgets who signed in from where before a moment. */
export async function sweepSignInLog(db: Kysely<DB>, before: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('audit_log')
    .where('action', 'like', 'sign-in%')
    .where('at', '<', before)
    .execute();
}
