import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { inOrder, isFoundBy, prefixPattern, type SortOrder, takePage } from './paging.ts';

type Rows<Row> = SelectQueryBuilder<DB, never, Row>;

/** How the rows of a list are found that have a text in them. */
export type Search = {
  /** The column of their ids in the list's query. */
  id: string;
  /** Queries for these ids, each by an index of its own, as for `isFoundBy`. */
  finds: readonly RawBuilder<unknown>[];
  /** Queries for some of the same ids, which of a common name find more than are counted at once. */
  prefixFinds?: readonly RawBuilder<unknown>[];
  /** That the row of an id has it, where asking each of `finds` for the id would read whole tables. */
  fits?: (id: RawBuilder<unknown>) => RawBuilder<boolean>;
  /** Known without finding the rows: whether so much has it that most lists would be long. */
  isCommon?: (db: Kysely<DB>) => Promise<boolean>;
};

/**
 * Finds rows by how a name of theirs begins, in the order of its index, `lower(name) text_pattern_ops`: of
 * a common name it reads a row for each that is wanted, where a walk through the table reads ten times as
 * many to come across them.
 */
export const findByPrefix = (table: keyof DB, name: RawBuilder<unknown>, text: string) => sql`
  SELECT id FROM ${sql.table(table)} WHERE lower(${name}) LIKE lower(${prefixPattern(text)})
  ORDER BY lower(${name}) USING ~<~`;

/** So many of what is found are counted, and as many as somebody turns pages; of more it is said that there are. */
export const MOST_COUNTED = 200;

/** So many rows are looked at in the list's order before what has the text is gathered and sorted. */
const LOOKED_AT = 10_000;

/** A page of what was found, and how many there are: with `more` as many at least. */
export type FoundPage<Row> = { rows: Row[]; total: number; more: boolean };

/** Of a list whose rows are found in one query and read in another: the column of their ids, and all rows. */
export type FoundFirst<Row> = { id: string; rows: Rows<Row> };

/**
 * A page of a list whose filters are costly to count by: read in its order, and counted as far as
 * `MOST_COUNTED` or what is shown. Its filters are asked once, for the ids.
 */
export async function takeLongPage<Row>(
  db: Kysely<DB>,
  wanted: Rows<Row>,
  { id, rows: every }: FoundFirst<Row>,
  { page, limit, order }: { page: number; limit: number; order: SortOrder },
): Promise<FoundPage<Row>> {
  const to = page * limit;
  const least = Math.max(MOST_COUNTED, to) + 1;
  const first = inOrder(wanted.clearSelect(), order).select(sql.ref(id).as('id')).limit(least);
  // An aggregate takes the rows of a sorted subquery in their order (PostgreSQL's manual, 9.21).
  const { rows: found } = await sql<{ total: number; ids: unknown[] | null }>`
    SELECT count(*)::int AS total, (array_agg(id))[${to - limit + 1}::int:${to}::int] AS ids
    FROM ${first} AS found`.execute(db);
  const { total = 0, ids } = found[0] ?? {};
  const rows = await readInOrder(every, id, ids ?? [], order);
  return { rows, total, more: total === least };
}

/** The rows of a list that have the text, whatever their number. */
export const allFound = <Row>(wanted: Rows<Row>, { id, finds }: Search): Rows<Row> =>
  wanted.where(isFoundBy(id, finds));

const isOneOf = (id: string, ids: readonly unknown[]) => sql<boolean>`${sql.ref(id)} = ANY(${ids})`;

/** The rows of a list with these ids. */
const readInOrder = async <Row>(
  wanted: Rows<Row>,
  id: string,
  ids: readonly unknown[],
  order: SortOrder,
): Promise<Row[]> =>
  ids.length > 0 ? inOrder(wanted.where(isOneOf(id, ids)), order).execute() : [];

/** The ids of whatever has the text, or, where that is too much to find it all, whether it is more than `MOST_COUNTED`. */
async function gather(
  db: Kysely<DB>,
  { finds, prefixFinds = [] }: Search,
): Promise<unknown[] | 'more' | 'many'> {
  // A row can be found in several ways: as many of them again are asked for where that was so.
  for (const limit of [MOST_COUNTED + 1, 2 * MOST_COUNTED + 1]) {
    const some = sql`LIMIT ${sql.lit(limit)}`;
    const ways = [...prefixFinds, ...finds].map((find) => sql`(${find} ${some})`);
    const { rows } = await sql<{ id: unknown }>`
      SELECT id FROM (${sql.join(ways, sql` UNION ALL `)}) AS found ${some}`.execute(db);
    const ids = [...new Set(rows.map(({ id }) => id))];
    if (rows.length < limit) return ids;
    if (ids.length > MOST_COUNTED) return 'more';
  }
  return 'many';
}

/** The first ids of a list in its order that have the text, among the first rows of the list. */
async function lookThrough<Row>(
  db: Kysely<DB>,
  wanted: Rows<Row>,
  { id, finds, fits }: Search,
  order: SortOrder,
  limit: number,
): Promise<unknown[]> {
  const keys = [order.by, order.tieBreak].flat();
  const near = inOrder(wanted.clearSelect(), order)
    .select([
      sql.ref(id).as('id'),
      ...keys.map((column, place) => sql.ref(column).as(`key_${place}`)),
    ])
    .limit(LOOKED_AT);
  const here = sql.ref('near.id');
  const has =
    fits?.(here) ??
    sql`(SELECT true FROM (${sql.join(finds, sql` UNION ALL `)}) AS found
      WHERE found.id = ${here} LIMIT 1)`;
  const direction = sql.raw(order.order);
  const { rows } = await sql<{ id: unknown }>`SELECT near.id FROM ${near} AS near WHERE ${has}
    ORDER BY ${sql.join(keys.map((_key, place) => sql`${sql.ref(`near.key_${place}`)} ${direction}`))}
    LIMIT ${sql.lit(limit)}`.execute(db);
  return rows.map((row) => row.id);
}

/** Whether a list has no more rows than are looked at. */
async function isShort<Row>(db: Kysely<DB>, wanted: Rows<Row>): Promise<boolean> {
  const near = wanted.clearSelect().select(sql.lit(1).as('one')).limit(LOOKED_AT);
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${near} AS near`.execute(db);
  return (rows[0]?.total ?? 0) < LOOKED_AT;
}

/**
 * A page of the rows of a list that have a text. What few have is found first, then sorted; of what many
 * have the list is looked through in its order, and no more are counted than `MOST_COUNTED` or what is
 * shown. What stands in between, many in all and few at the beginning, is found, counted and sorted whole.
 * `narrowed` says that the query leaves out more than the text does.
 */
export async function takeFoundPage<Row>(
  db: Kysely<DB>,
  wanted: Rows<Row>,
  search: Search,
  asked: { page: number; limit: number; order: SortOrder; narrowed: boolean },
): Promise<FoundPage<Row>> {
  const { page, limit, order, narrowed } = asked;
  const all = (rows: Rows<Row>) =>
    takePage(rows, { page, limit, order: order.order }, order.by, order.tieBreak);
  const found = (await search.isCommon?.(db)) ? 'many' : await gather(db, search);
  if (Array.isArray(found)) {
    return { ...(await all(wanted.where(isOneOf(search.id, found)))), more: false };
  }
  const from = (page - 1) * limit;
  const to = from + limit;
  const least = Math.max(MOST_COUNTED, to) + 1;
  // That there are more is known already where whatever was found is in the list.
  const isKnown = found === 'more' && !narrowed && to <= MOST_COUNTED;
  const enough = isKnown ? to : least;
  const ids = await lookThrough(db, wanted, search, order, enough);
  const more = ids.length === enough;
  if (!more && !(await isShort(db, wanted)))
    return { ...(await all(allFound(wanted, search))), more: false };
  const rows = await readInOrder(wanted, search.id, ids.slice(from, to), order);
  return { rows, total: more ? least : ids.length, more };
}
