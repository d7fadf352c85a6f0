import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';

/** Which of the two doors, by what comes in at it. */
export type Door = 'customers' | 'staff';

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

/** Writes down that somebody failed to; without an id, that what they named is nobody's. */
export async function insertFailedSignIn(
  db: Kysely<DB>,
  { door, id, place, tries }: { door: Door; id: string | null; place: SignInPlace; tries: number },
  at: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at,
      actor: 'Somebody',
      action: id === null ? 'sign-in-unknown' : 'sign-in-failed',
      resource: door,
      resource_id: id,
      after: JSON.stringify(tries > 1 ? { ...place, tries } : place),
    })
    .execute();
}

/** How many failures of a door were written down since a moment: of its accounts, and of none. */
export async function countFailedSignIns(
  db: Kysely<DB>,
  door: Door,
  since: Temporal.Instant,
): Promise<{ ofAccounts: number; ofNone: number }> {
  return db
    .selectFrom('audit_log')
    .where('resource', '=', door)
    .where('action', 'in', ['sign-in-failed', 'sign-in-unknown'])
    .where('at', '>', since)
    .select(({ fn }) => [
      fn.count<number>('resource_id').as('ofAccounts'),
      sql<number>`count(*) - count(resource_id)`.as('ofNone'),
    ])
    .executeTakeFirstOrThrow();
}

/** Forgets who signed in from where before a moment. */
export async function sweepSignInLog(db: Kysely<DB>, before: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('audit_log')
    .where('action', 'like', 'sign-in%')
    .where('at', '<', before)
    .execute();
}
