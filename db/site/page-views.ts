import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { IsoDay } from '#domain/platform/days.ts';

/** Counts that a page was looked at on a Toronto day. */
export async function countPageView(db: Kysely<DB>, page: string, day: IsoDay): Promise<void> {
  await db
    .insertInto('page_views')
    .values({ day, page })
    .onConflict((conflict) =>
      conflict.columns(['day', 'page']).doUpdateSet({ views: sql`page_views.views + 1` }),
    )
    .execute();
}

/** How often each page was looked at in these days, both included; the most first. */
export function sumPageViews(
  db: Kysely<DB>,
  { from, to }: { from: IsoDay; to: IsoDay },
): Promise<{ page: string; views: number }[]> {
  return db
    .selectFrom('page_views')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('page')
    .select(({ fn }) => ['page', fn.sum<number>('views').as('views')])
    .orderBy('views', 'desc')
    .orderBy('page')
    .execute();
}
