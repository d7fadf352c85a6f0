import type { AdminMenuWeek } from '#contract/menu/desk/weekly-menus.ts';
import { type MenuWeekRow, servedWeek, type WeekPlan } from '#db/menu/menu-weeks.ts';
import { addDays, type IsoDay, mondayOf } from '#domain/platform/days.ts';

/** A year ahead is far enough to say when a week is served next. */
const WEEKS_AHEAD = 60;

/** The Mondays of so many weeks, from the one of a day on. */
export const mondaysFrom = (day: IsoDay, weeks: number): IsoDay[] =>
  Array.from({ length: weeks }, (_, week) => addDays(mondayOf(day), 7 * week));

/** A week as the desk plans it; `today` tells when it is served next. */
export const presentWeek = (row: MenuWeekRow, plan: WeekPlan, today: IsoDay): AdminMenuWeek => ({
  id: row.id,
  cyclePosition: row.cycle_position,
  weekStart: row.week_start,
  version: row.version,
  days: row.days,
  nextServed: row.week_start
    ? row.week_start >= mondayOf(today)
      ? row.week_start
      : null
    : (mondaysFrom(today, WEEKS_AHEAD).find((monday) => servedWeek(plan, monday) === row.id) ??
      null),
  updatedAt: row.updated_at.toString(),
});
