import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { customerNameIn } from '#db/account/customer-name.ts';
import type { DB } from '#db/types.ts';

/** What two accounts have in common: the written one's own, and the other's or on an order of theirs. */
type Shared = 'phone' | 'email';

/** Where somebody who signs in has said a number or an address, each found by an index of its own. */
const SAID_IN: readonly { table: keyof DB; column: string; owner: string; is: Shared }[] = [
  { table: 'customers', column: 'phone', owner: 'id', is: 'phone' },
  { table: 'subscriptions', column: 'customer_phone', owner: 'customer_id', is: 'phone' },
  { table: 'snack_orders', column: 'customer_phone', owner: 'customer_id', is: 'phone' },
  { table: 'subscriptions', column: 'customer_email', owner: 'customer_id', is: 'email' },
  { table: 'snack_orders', column: 'customer_email', owner: 'customer_id', is: 'email' },
];

const signsIn = (table: string) =>
  sql`num_nonnulls(${sql.ref(`${table}.password_hash`)}, ${sql.ref(`${table}.google_sub`)}) > 0`;

/**
 * Pairs of somebody whom the kitchen wrote down and somebody who signs in, who share a number or an address
 * and were not told apart. Two who both sign in, or neither, were asked about when they were written down.
 */
const pairs = (where: RawBuilder<unknown>) =>
  sql`${sql.join(
    SAID_IN.map(
      ({ table, column, owner, is }) => sql`
      SELECT written.id AS written_id, signed_in.id AS signed_in_id, ${is}::text AS shares
      FROM customers AS written
        JOIN ${sql.table(table)} AS said ON ${sql.ref(`said.${column}`)} = ${sql.ref(`written.${is}`)}
        JOIN customers AS signed_in ON signed_in.id = ${sql.ref(`said.${owner}`)}
      WHERE NOT (${signsIn('written')}) AND written.erased_at IS NULL
        AND ${signsIn('signed_in')} AND signed_in.erased_at IS NULL
        AND NOT EXISTS (SELECT FROM told_apart
          WHERE told_apart.written_id = written.id AND told_apart.signed_in_id = signed_in.id)
        AND ${where}`,
    ),
    sql` UNION ALL `,
  )}`;

/** The ids of everybody who may have two accounts. */
export const idsOfDoubles = sql`SELECT unnest(ARRAY[written_id, signed_in_id])
  FROM (${pairs(sql`true`)}) AS pairs`;

/** So many are pointed out. */
const MOST_POINTED_OUT = 5;

export type DoubleRow = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  signs_in: boolean;
  shares: Shared;
};

/** With whom a customer may be the same person. */
export async function listDoubles(db: Kysely<DB>, id: string): Promise<DoubleRow[]> {
  const { rows } = await sql<DoubleRow>`
    SELECT other.id, ${customerNameIn('other')} AS name, other.phone, other.email,
      ${signsIn('other')} AS signs_in, max(found.shares) AS shares
    FROM (
      SELECT signed_in_id AS id, shares FROM (${pairs(sql`written.id = ${id}`)}) AS pairs
      UNION ALL
      SELECT written_id AS id, shares FROM (${pairs(sql`signed_in.id = ${id}`)}) AS pairs
    ) AS found JOIN customers AS other ON other.id = found.id
    GROUP BY other.id ORDER BY other.created_at, other.id LIMIT ${MOST_POINTED_OUT}`.execute(db);
  return rows;
}

/** Whom somebody has told apart, and when. */
type Telling = { at: Temporal.Instant; actor: string };

const tellApart = (tx: Transaction<DB>, where: RawBuilder<unknown>, { at, actor }: Telling) =>
  sql`INSERT INTO told_apart (written_id, signed_in_id, at, actor)
    SELECT written_id, signed_in_id, ${at}, ${actor} FROM (${pairs(where)}) AS pairs
    ON CONFLICT DO NOTHING`.execute(tx);

/** Notes that two locked customers, as far as they are a pair, are two people. */
export async function tellTwoApart(
  tx: Transaction<DB>,
  [one, other]: readonly [string, string],
  told: Telling,
): Promise<void> {
  const ids = sql`ARRAY[${one}, ${other}]::uuid[]`;
  await tellApart(tx, sql`written.id = ANY (${ids}) AND signed_in.id = ANY (${ids})`, told);
}

/** Notes it of these with whoever else there is: somebody was asked about each when they were written down. */
export async function tellNewApart(
  tx: Transaction<DB>,
  ids: readonly string[],
  told: Telling,
): Promise<void> {
  await tellApart(tx, sql`written.id = ANY (${[...ids]}::uuid[])`, told);
}
