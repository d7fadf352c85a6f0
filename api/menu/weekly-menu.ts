import type { Kysely } from 'kysely';
import { fromSnapshot, handlers, type SnapshotContext } from '#api/platform/http/handler.ts';
import { type MenuItem, type WeeklyMenu, weeklyMenu } from '#contract/menu/weekly-menu.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { listClosures } from '#db/kitchen/closures.ts';
import {
  listDishesServedOn,
  listServedDishes,
  readMenuCycle,
  type ServedDishRow,
  servedWeek,
} from '#db/menu/menu-weeks.ts';
import type { DB } from '#db/types.ts';
import { closureOn } from '#domain/kitchen/calendar.ts';
import { nextMidnight } from '#domain/kitchen/due-moments.ts';
import { MENU_DAYS, servedDiets } from '#domain/menu/weekly-menu.ts';
import { addDays, dayOf, type IsoDay, mondayOf, weekdayOf } from '#domain/platform/days.ts';
import type { MenuDish } from '#domain/tiffin/box.ts';
import { portionOf } from './desk/present-dish.ts';
import { presentMenuItem } from './present-menu-item.ts';

/**
 * The menu of the week that a day is in: the week's own, else the one that the cycle has for it
 * (docs/rules.md#the-cycle-of-weeks). On a day on which the kitchen is closed nothing is served.
 */
export async function readMenu(
  ctx: Pick<SnapshotContext, 'db' | 'now'>,
  { query }: InputOf<typeof weeklyMenu.read>,
): Promise<WeeklyMenu> {
  const monday = mondayOf(query.week_start_date ?? dayOf(ctx.now));
  const weekId = servedWeek(await readMenuCycle(ctx.db), monday);
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

/**
 * The dishes of the menus of some days in their order, each with whom it is served to; none for a day
 * while none are planned.
 */
export async function readMenusOfDays(
  db: Kysely<DB>,
  days: readonly IsoDay[],
): Promise<MenuDish[][]> {
  const weeks = await readMenuCycle(db);
  return Promise.all(
    days.map(async (day) => {
      const weekId = servedWeek(weeks, mondayOf(day));
      return weekId ? dishesOf(await listDishesServedOn(db, weekId, weekdayOf(day))) : [];
    }),
  );
}

/** The same of one day. */
export async function readMenuOfDay(db: Kysely<DB>, day: IsoDay): Promise<MenuDish[]> {
  const [menu = []] = await readMenusOfDays(db, [day]);
  return menu;
}

const dishesOf = (served: readonly ServedDishRow[]): MenuDish[] =>
  served
    .map((dish) => ({
      name: dish.name,
      course: dish.course,
      diets: servedDiets(dish.diets, dish.served_to),
      portion: portionOf(dish),
      allergens: dish.allergens,
    }))
    .filter(({ diets }) => diets.length > 0);

/** The weekly menu, from memory until somebody edits it; at midnight another week may be the present one. */
export const weeklyMenuHandlers = handlers(weeklyMenu, {
  read: fromSnapshot(readMenu, nextMidnight),
});
