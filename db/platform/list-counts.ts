import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { codeOf } from './database-error.ts';

/**
 * What stands in the places of `kinds` of each list (db/migrations/0052_growth.sql), and by which day its
 * rows are counted too. Beside these lists, `customer_tags` has how many customers have each tag
 * (db/migrations/0064_tags_counted.sql), which `listTags` reads.
 */
const KINDS = {
  tiffin_orders: ['status', 'slot', 'not_delivered'],
  snack_orders: ['status', 'delivery_type'],
  subscriptions: ['status'],
  payments: ['method'],
  customers: ['known'],
  mails: ['status', 'channel', 'kind'],
  audit_log: ['resource', 'action'],
} as const;

/** Rows of a list by what is counted of them: of these kinds, from a day to a day. */
export type CountedRows = {
  [List in keyof typeof KINDS]: {
    list: List;
    from?: string | undefined;
    to?: string | undefined;
    /** What each is; nothing: anything. */
    kinds?: { [Kind in (typeof KINDS)[List][number]]?: string | null | undefined };
    /** What none of them is. */
    butNot?: { [Kind in (typeof KINDS)[List][number]]?: string | undefined };
  };
}[keyof typeof KINDS];

/** How many such rows there are, without looking at them: of a year's list as fast as of a day's. */
export async function countListed(db: Kysely<DB>, rows: CountedRows): Promise<number> {
  const { list, from, to } = rows;
  const where: RawBuilder<unknown>[] = [sql`list = ${list}`];
  if (!from && !to) where.push(sql`day IS NULL`);
  if (from) where.push(sql`day >= ${from}::date`);
  if (to) where.push(sql`day <= ${to}::date`);
  for (const [place, kind] of KINDS[list].entries()) {
    const is = (rows.kinds as Record<string, string | null | undefined> | undefined)?.[kind];
    const isNot = (rows.butNot as Record<string, string | undefined> | undefined)?.[kind];
    if (is !== undefined && is !== null) where.push(sql`kinds[${sql.lit(place + 1)}] = ${is}`);
    if (isNot !== undefined) where.push(sql`kinds[${sql.lit(place + 1)}] <> ${isNot}`);
  }
  const { rows: counted } = await sql<{ total: number }>`
    SELECT coalesce(sum(rows), 0)::int AS total FROM list_counts
    WHERE ${sql.join(where, sql` AND `)}`.execute(db);
  return counted[0]?.total ?? 0;
}

/** Adds up what was written since the last time, and mends what was written past the counting. */
export async function recountLists(db: Kysely<DB>): Promise<void> {
  const recount = () =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => sql`SELECT recount_lists()`.execute(tx));
  await recount().catch((error) => {
    // The line of a tag that nobody has any more went at that very moment (`serialization_failure`).
    if (codeOf(error) !== '40001') throw error;
    return recount();
  });
}
