import {
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from 'kysely';
import { withoutPhoneSigns } from '#contract/platform/primitives.ts';
import type { DB } from '#db/types.ts';

/** A page of a list as its query asks for it: from 1, at most 100 rows. */
export type PageRequest = { page: number; limit: number; order: 'ASC' | 'DESC' };

type Rows<Row> = SelectQueryBuilder<DB, never, Row>;

/** How a list is ordered: by a column, and by one or more that decide between equals. */
export type SortOrder = { by: string; tieBreak: string | readonly string[]; order: 'ASC' | 'DESC' };

/** Equals stand in the direction of the whole: of one day, too, what came last comes first. */
export function inOrder<Row>(query: Rows<Row>, { by, tieBreak, order }: SortOrder): Rows<Row> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return [by, tieBreak]
    .flat()
    .reduce((ordered, column) => ordered.orderBy(sql.ref(column), direction), query);
}

/** How many rows a query has in all. */
export async function countRows<Row>(query: Rows<Row>): Promise<number> {
  const { total } = (await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()) as { total: number };
  return total;
}

/**
 * A page of a query and the number of all its rows, counted unless it is known. `sorted` is the column
 * to sort by, `then` the one or more that decide between equals. The pages of the second half are read
 * from the end: the last page is as near as the first.
 */
export async function takePage<Row>(
  query: Rows<Row>,
  page: PageRequest,
  sorted: string,
  then: SortOrder['tieBreak'],
  known?: number,
): Promise<{ rows: Row[]; total: number }> {
  const total = known ?? (await countRows(query));
  const before = (page.page - 1) * page.limit;
  const limit = Math.min(page.limit, total - before);
  if (limit <= 0) return { rows: [], total };
  const after = total - before - limit;
  const isBehind = after < before;
  const other = page.order === 'ASC' ? 'DESC' : 'ASC';
  const order = isBehind ? other : page.order;
  const rows = await inOrder(query, { by: sorted, tieBreak: then, order })
    .limit(limit)
    .offset(isBehind ? after : before)
    .execute();
  return { rows: isBehind ? rows.reverse() : rows, total };
}

/** That a row is among those whose ids these queries find, each by an index of its own. */
export const isFoundBy = (id: string, finds: readonly RawBuilder<unknown>[]) =>
  sql<boolean>`${sql.ref(id)} IN (${sql.join(finds, sql` UNION ALL `)})`;

/** Rows that are read at a time, however many there are. */
const BATCH = 500;

/**
 * All rows of a query in batches, through a cursor of the transaction: one after the other, each
 * read when it is asked for. A transaction reads one query like this at a time.
 */
export async function* readInBatches<Row>(
  tx: Transaction<DB>,
  query: Rows<Row>,
  order: SortOrder,
): AsyncGenerator<Row[]> {
  // All rows will be read: the plan that is quickest for the first ones is not the quickest.
  await sql`SET LOCAL cursor_tuple_fraction = 1`.execute(tx);
  await sql`DECLARE batches NO SCROLL CURSOR FOR ${inOrder(query, order)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`FETCH ${sql.lit(BATCH)} FROM batches`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await sql`CLOSE batches`.execute(tx);
}

/**
 * A transaction that sees one moment of the database for as long as it is read, and writes nothing.
 * Whoever opens it ends it with `rollback()`; one that nobody reads from any more ends by itself.
 */
export async function openReading(db: Kysely<DB>) {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  await sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`.execute(tx);
  return tx;
}

/** A search text as a pattern that finds it anywhere, with LIKE's own signs taken literally. */
export const likePattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** The same for what begins with it. */
export const prefixPattern = (search: string): string => likePattern(search).slice(1);

/** What a public number begins with; it has the letters nowhere else. */
const NUMBER_BEGUN = /^(TS|TF|SN|CI)-/i;

/** What can stand in a public number; a name has other letters. */
const NUMBER_SIGNS = /^[\dTSFNCI-]+$/i;

/** That a column of public numbers has a search text in it: one with its letters begins with it. */
export function isNumberLike(column: string, search: string) {
  if (!NUMBER_SIGNS.test(search)) return sql<boolean>`false`;
  return NUMBER_BEGUN.test(search)
    ? sql<boolean>`${sql.ref(column)} LIKE ${prefixPattern(search.toUpperCase())}`
    : sql<boolean>`${sql.ref(column)} ILIKE ${likePattern(search)}`;
}

/** Ten digits, the country's before them or not. */
const WHOLE_PHONE = /^(?:\+?1)?([1-9]\d{9})$/;

/**
 * That a column of phones (E.164) has a search text in it, however that is spaced; never what is no phone.
 * Ten digits are a whole number of Canada, as wherever a phone is typed.
 */
export function isPhoneLike(column: string, search: string) {
  const compact = withoutPhoneSigns(search);
  if (!/^\+?\d+$/.test(compact)) return sql<boolean>`false`;
  const [, national] = WHOLE_PHONE.exec(compact) ?? [];
  return national
    ? sql<boolean>`${sql.ref(column)} = ${`+1${national}`}`
    : sql<boolean>`${sql.ref(column)} LIKE ${likePattern(compact)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a path names a row by its id; everything else is a public number or a slug. */
export const isId = (spelt: string): boolean => UUID.test(spelt);
