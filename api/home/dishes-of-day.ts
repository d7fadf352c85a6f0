import type { Kysely } from 'kysely';
import type { Diet } from '#contract/accounts.ts';
import { listServedDishes, readWeekPlan, servedWeek } from '#db/menu-weeks.ts';
import type { DB } from '#db/types.ts';
import { type IsoDay, mondayOf, weekdayOf } from '#domain/days.ts';
import { servedDiets } from '#domain/weekly-menu.ts';

/** The names of the dishes that a day's menu has for any of these diets, in its order. */
export async function dishesOfDay(
  db: Kysely<DB>,
  day: IsoDay,
  diets: readonly Diet[],
): Promise<string[]> {
  const weekId = servedWeek(await readWeekPlan(db), mondayOf(day));
  const served = weekId ? await listServedDishes(db, weekId) : [];
  return served
    .filter(
      (dish) =>
        dish.weekday === weekdayOf(day) &&
        servedDiets(dish.diets as Diet[], dish.served_to).some((diet) => diets.includes(diet)),
    )
    .map(({ name }) => name);
}
