import type { SnapshotContext } from '#api/platform/http/handler.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import type { MenuItem, WeeklyMenu, weeklyMenu } from '#contract/menu/weekly-menu.ts';
import { listClosures } from '#db/kitchen/closures.ts';
import { listServedDishes, readWeekPlan, type ServedDishRow, servedWeek } from '#db/menu/menu-weeks.ts';
import { closureOn } from '#domain/platform/calendar.ts';
import { addDays, dayOf, mondayOf } from '#domain/platform/days.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { presentMenuItem } from './present.ts';

/**
 * The menu of the week that a day is in: the week's own, else the one that the cycle has for it
 * (docs/rules.md#the-cycle-of-weeks). On a day on which the kitchen is closed nothing is served.
 */
export async function readMenu(
  ctx: Pick<SnapshotContext, 'db' | 'now'>,
  { query }: InputOf<typeof weeklyMenu.read>,
): Promise<WeeklyMenu> {
  const monday = mondayOf(query.week_start_date ?? dayOf(ctx.now));
  const weekId = servedWeek(await readWeekPlan(ctx.db), monday);
  const served = weekId ? await listServedDishes(ctx.db, weekId) : [];
  const closures = await listClosures(ctx.db, monday);
  const dayAt = (weekday: number) => {
    const date = addDays(monday, weekday);
    const closed = closureOn(date, closures)?.reason ?? null;
    return { date, closed, items: closed === null ? itemsOf(served, weekday + 1) : [] };
  };
  return {
    weekStartDate: monday,
    menuByDay: Object.fromEntries(
      MENU_DAYS.map((day, weekday) => [day, dayAt(weekday)]),
    ) as WeeklyMenu['menuByDay'],
  };
}

/** A dish that suits nobody whom the plan has it for is on nobody's plate, and on no menu. */
const itemsOf = (served: readonly ServedDishRow[], weekday: number): MenuItem[] =>
  served
    .filter((dish) => dish.weekday === weekday)
    .map(presentMenuItem)
    .filter(({ diets }) => diets.length > 0);
