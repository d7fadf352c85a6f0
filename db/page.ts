import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from './types.ts';

/** A page of a list as its query asks for it: from 1, at most 100 rows. */
export type Page = { page: number; limit: number; order: 'ASC' | 'DESC' };

/**
 * A page of a query and the number of all its rows. `sorted` is the column to sort by, `then` the
 * one that decides between equals.
 */
export async function takePage<Row>(
  query: SelectQueryBuilder<DB, never, Row>,
  page: Page,
  sorted: string,
  then: string,
): Promise<{ rows: Row[]; total: number }> {
  const counted = (await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()) as { total: number };
  const rows = await query
    .orderBy(sql.ref(sorted), page.order === 'ASC' ? 'asc' : 'desc')
    .orderBy(sql.ref(then))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  return { rows, total: counted.total };
}
