import type { Kysely } from 'kysely';
import { portionOf } from '#api/admin/dishes/present.ts';
import type { Diet } from '#contract/accounts.ts';
import type { DishToCook } from '#contract/admin/tiffin-orders.ts';
import type { Course } from '#contract/weekly-menu.ts';
import { listServedDishes, readWeekPlan, servedWeek } from '#db/menu-weeks.ts';
import type { DB } from '#db/types.ts';
import { type IsoDay, mondayOf, weekdayOf } from '#domain/days.ts';
import { portionsOf, type TiffinsByDiet, totalOf } from '#domain/portions.ts';
import { servedDiets } from '#domain/weekly-menu.ts';

/** The dishes of a day's menu, with how much of each the booked tiffins need, by diet. */
export async function readDishesToCook(
  db: Kysely<DB>,
  day: IsoDay,
  tiffins: TiffinsByDiet,
): Promise<DishToCook[]> {
  const weekId = servedWeek(await readWeekPlan(db), mondayOf(day));
  if (!weekId) return [];
  const served = await listServedDishes(db, weekId);
  return served
    .filter((dish) => dish.weekday === weekdayOf(day))
    .flatMap((dish) => {
      const diets = servedDiets(dish.diets as Diet[], dish.served_to);
      if (diets.length === 0) return [];
      const { byDiet, portions } = portionsOf(diets, tiffins);
      const portion = portionOf(dish);
      return {
        name: dish.name,
        course: dish.course as Course,
        portions,
        byDiet,
        total: totalOf(portions, portion),
        totalByDiet: {
          vegetarian: totalOf(byDiet.vegetarian, portion),
          jain: totalOf(byDiet.jain, portion),
          swaminarayan: totalOf(byDiet.swaminarayan, portion),
        },
      };
    });
}
