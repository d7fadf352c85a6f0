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

/**
 * How often each page was looked at in these days, both included; the most first. Months that lie in them
 * whole and are added up stand for their days.
 */
export async function sumPageViews(
  db: Kysely<DB>,
  { from, to }: { from: IsoDay; to: IsoDay },
): Promise<{ page: string; views: number }[]> {
  const { rows } = await sql<{ page: string; views: number }>`
    WITH whole AS (
      SELECT month, page, views FROM page_view_months
      WHERE month >= ${from}::date AND month <= ${to}::date - interval '1 month' + interval '1 day'
    ), months AS (
      SELECT coalesce(min(month), 'infinity') AS first,
        coalesce(max(month) + interval '1 month', 'infinity')::date AS next FROM whole
    )
    SELECT page, sum(views) AS views FROM (
      SELECT page, views FROM whole
      UNION ALL SELECT page, views FROM page_views
        WHERE day >= ${from}::date AND day <= ${to}::date AND day < (SELECT first FROM months)
      UNION ALL SELECT page, views FROM page_views
        WHERE day >= ${from}::date AND day <= ${to}::date AND day >= (SELECT next FROM months)
    ) AS counted GROUP BY page ORDER BY views DESC, page`.execute(db);
  return rows;
}

/** Adds up the months that were over the day before, from the first that is not: nobody counts for them any more. */
export async function addUpPageViews(db: Kysely<DB>, today: IsoDay): Promise<void> {
  await sql`
    INSERT INTO page_view_months (month, page, views)
    SELECT date_trunc('month', day)::date, page, sum(views)::int FROM page_views
    WHERE day < date_trunc('month', ${today}::date - 1)
      AND day >= (SELECT coalesce(max(month) + interval '1 month', '-infinity') FROM page_view_months)
    GROUP BY 1, 2 ON CONFLICT DO NOTHING`.execute(db);
}
