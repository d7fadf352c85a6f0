import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

/** Whose sign-in it is: customers and staff are counted apart. */
export type Attempt = { audience: 'customer' | 'staff'; email: string; address: string };

/** How often it went wrong before this attempt (docs/rules.md#wrong-passwords). */
export type FailureCounts = {
  accountFromAddress: number;
  /** Of the address, whichever account it named: a guest on the kitchen's network locks no staff out. */
  address: number;
  /** Of the account in a day, from addresses that it never signed in from. */
  accountFromStrangers: number;
  /** Whether the account has signed in from this address before. */
  addressIsKnown: boolean;
};

/**
 * Writes an attempt down as a failure, before its password is looked at: of many attempts at once
 * each counts for the ones after it. `forgetAttempt` or `rememberSuccess` take it back.
 */
export async function recordAttempt(
  db: Kysely<DB>,
  attempt: Attempt,
  at: Temporal.Instant,
): Promise<number> {
  const { id } = await db
    .insertInto('sign_in_failures')
    .values({ ...attempt, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countFailuresBefore(
  db: Kysely<DB>,
  attempt: Attempt & { id: number },
  since: { window: Temporal.Instant; day: Temporal.Instant },
): Promise<FailureCounts> {
  const { audience, email, address, id } = attempt;
  const known = sql`SELECT known.address FROM sign_in_addresses known
    WHERE known.audience = ${audience} AND known.email = ${email}`;
  const { rows } = await sql<FailureCounts>`
    SELECT
      (SELECT count(*)::int FROM sign_in_failures WHERE audience = ${audience} AND email = ${email}
        AND address = ${address} AND at > ${since.window} AND id < ${id}) AS "accountFromAddress",
      (SELECT count(*)::int FROM sign_in_failures WHERE audience = ${audience}
        AND address = ${address} AND at > ${since.window} AND id < ${id}) AS "address",
      (SELECT count(*)::int FROM sign_in_failures WHERE audience = ${audience} AND email = ${email}
        AND at > ${since.day} AND id < ${id} AND address NOT IN (${known})) AS "accountFromStrangers",
      ${address} IN (${known}) AS "addressIsKnown"`.execute(db);
  const counts = rows[0];
  if (!counts) throw new Error('counting answers one row');
  return counts;
}

/** Takes an attempt back whose password was not looked at: it does not prolong the wait. */
export async function forgetAttempt(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('id', '=', id).execute();
}

/** The account signed in: its failures from here are forgiven and the address is its own now. */
export async function rememberSuccess(
  db: Kysely<DB>,
  { audience, email, address }: Attempt,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('audience', '=', audience)
    .where('email', '=', email)
    .where('address', '=', address)
    .execute();
  await db
    .insertInto('sign_in_addresses')
    .values({ audience, email, address, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['audience', 'email', 'address']).doUpdateSet({ last_at: at }),
    )
    .execute();
}

/** The account has another owner than whoever used it: it has signed in from nowhere yet. */
export async function forgetNetworks(
  db: Kysely<DB>,
  { audience, email }: Pick<Attempt, 'audience' | 'email'>,
): Promise<void> {
  await db
    .deleteFrom('sign_in_addresses')
    .where('audience', '=', audience)
    .where('email', '=', email)
    .execute();
}

/** The account proved itself another way (a reset link): nothing stands against it any more. */
export async function forgiveFailures(
  db: Kysely<DB>,
  { audience, email }: Pick<Attempt, 'audience' | 'email'>,
): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('audience', '=', audience)
    .where('email', '=', email)
    .execute();
}

/** Which of the two doors, by what comes in at it. */
type SignInAudience = 'customers' | 'staff';

/**
 * Why an account did not open: a wrong password or code, a right password of an account that is
 * disabled, or a right password that still wants a second factor.
 */
export type SignInFailure = 'failed' | 'disabled' | 'half';

/** Where somebody signed in from: `Chrome on Windows`, and the network that limits count for. */
export type SignInOrigin = { device: string; network: string };

/** Writes down that an account was signed in to. */
export async function insertSignIn(
  db: Kysely<DB>,
  {
    door,
    id,
    place,
    requestId,
  }: { door: SignInAudience; id: string; place: SignInOrigin; requestId: string },
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
export async function insertFailedSignIn(
  db: Kysely<DB>,
  what: {
    door: SignInAudience;
    id: string | null;
    stopped: SignInFailure;
    place: SignInOrigin;
    tries: number;
  },
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
