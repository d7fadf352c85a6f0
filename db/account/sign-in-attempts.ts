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
