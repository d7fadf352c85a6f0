import type { Kysely } from 'kysely';
import type { WeeklyTiming } from '#contract/kitchen/kitchen.ts';
import { WEEKDAY_NAMES } from '#domain/platform/days.ts';
import type { DB } from '#db/types.ts';

/** The opening hours, Monday first; `id` is the weekday, 1 is Monday. */
export async function listWeeklyTimings(
  db: Kysely<DB>,
): Promise<(WeeklyTiming & { id: number })[]> {
  const rows = await db.selectFrom('weekly_timings').selectAll().orderBy('weekday').execute();
  return rows.map((row) => ({
    id: row.weekday,
    day: WEEKDAY_NAMES[row.weekday - 1] ?? 'Monday',
    open_time: row.open_time,
    close_time: row.close_time,
    is_closed: row.is_closed,
  }));
}
