import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { customerNameIn } from '#db/account/customer-name.ts';
import type { DB, Doubles } from '#db/types.ts';

/**
 * Pairs who may be the same person and were not told apart. The database keeps them as customers and
 * orders are written (`doubles_of` in db/migrations/0056_doubles_and_noes.sql).
 */
const pairs = sql`(SELECT one_id, other_id, shares FROM doubles
  WHERE NOT EXISTS (SELECT FROM told_apart
    WHERE told_apart.one_id = doubles.one_id AND told_apart.other_id = doubles.other_id))`;

/** The ids of everybody who may have two accounts. */
export const idsOfDoubles = sql`SELECT unnest(ARRAY[one_id, other_id]) FROM ${pairs} AS pairs`;

/** How many pairs there are. */
export const countOfDoubles = sql<number>`(SELECT count(*)::int FROM ${pairs} AS pairs)`;

/** So many are pointed out of each. */
const MOST_POINTED_OUT = 5;

/** One with whom somebody may be the same person. */
export type Double = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  signsIn: boolean;
  shares: Doubles['shares'];
};

/** With whom each of some customers may be the same person; who may not is not in the answer. */
export async function listDoubles(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<Map<string, Double[]>> {
  const these = sql`${[...ids]}::uuid[]`;
  const { rows } = await sql<{ id: string; doubles: Double[] }>`
    SELECT own_id AS id, json_agg(found ORDER BY place) AS doubles
    FROM (
      SELECT pair.own_id, json_build_object(
          'id', other.id, 'name', ${customerNameIn('other')}, 'phone', other.phone,
          'email', other.email, 'signsIn', signs_in(other.password_hash, other.google_sub),
          'shares', pair.shares) AS found,
        row_number() OVER (PARTITION BY own_id ORDER BY other.created_at, other.id) AS place
      FROM (
        SELECT one_id AS own_id, other_id AS id, shares FROM ${pairs} AS pairs
        WHERE one_id = ANY (${these})
        UNION ALL
        SELECT other_id, one_id, shares FROM ${pairs} AS pairs WHERE other_id = ANY (${these})
      ) AS pair JOIN customers AS other ON other.id = pair.id
    ) AS others
    WHERE place <= ${MOST_POINTED_OUT} GROUP BY own_id`.execute(db);
  return new Map(rows.map(({ id, doubles }) => [id, doubles]));
}

/**
 * Looks again at whoever was written since a moment: two who were written at the same one did not see
 * each other.
 */
export async function findDoublesSince(db: Kysely<DB>, since: Temporal.Instant): Promise<void> {
  await sql`INSERT INTO doubles
    SELECT * FROM doubles_of(ARRAY(SELECT id FROM customers WHERE updated_at > ${since}))
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Looks again for all with whom somebody may be the same: what they have ordered has become more. */
export async function findDoublesAnew(tx: Transaction<DB>, id: string): Promise<void> {
  await sql`INSERT INTO doubles SELECT * FROM doubles_of(ARRAY[${id}]::uuid[])
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Whom somebody has told apart, and when. */
type Telling = { at: Temporal.Instant; actor: string };

const tellApart = (tx: Transaction<DB>, where: RawBuilder<unknown>, { at, actor }: Telling) =>
  sql`INSERT INTO told_apart (one_id, other_id, at, actor)
    SELECT one_id, other_id, ${at}, ${actor} FROM doubles WHERE ${where}
    ON CONFLICT DO NOTHING`.execute(tx);

/** Notes that two locked customers, as far as they are a pair, are two people. */
export async function tellTwoApart(
  tx: Transaction<DB>,
  [one, other]: readonly [string, string],
  told: Telling,
): Promise<void> {
  const ids = sql`ARRAY[${one}, ${other}]::uuid[]`;
  await tellApart(tx, sql`one_id = ANY (${ids}) AND other_id = ANY (${ids})`, told);
}

/**
 * Notes it of these with whoever else has their number or address: somebody was asked about each when
 * they were written down. Nobody was asked about names.
 */
export async function tellNewApart(
  tx: Transaction<DB>,
  ids: readonly string[],
  told: Telling,
): Promise<void> {
  const these = sql`${[...ids]}::uuid[]`;
  await tellApart(
    tx,
    sql`shares <> 'home' AND (one_id = ANY (${these}) OR other_id = ANY (${these}))`,
    told,
  );
}
