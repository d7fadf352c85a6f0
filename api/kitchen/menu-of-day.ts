import type { Kysely } from 'kysely';
import { portionOf } from '#api/menu/desk/dishes/present.ts';
import type { Diet } from '#contract/account/accounts.ts';
import type { Course } from '#contract/menu/weekly-menu.ts';
import { listServedDishes, readWeekPlan, servedWeek } from '#db/menu/menu-weeks.ts';
import type { DB } from '#db/types.ts';
import { type IsoDay, mondayOf, weekdayOf } from '#domain/platform/days.ts';
import type { MenuDish } from '#domain/tiffin/box.ts';
import { servedDiets } from '#domain/menu/weekly-menu.ts';

/** The dishes of a day's menu in their order, each with whom it is served to; none while none are planned. */
export async function readMenuOfDay(db: Kysely<DB>, day: IsoDay): Promise<MenuDish[]> {
  const weekId = servedWeek(await readWeekPlan(db), mondayOf(day));
  const served = weekId ? await listServedDishes(db, weekId) : [];
  return served
    .filter((dish) => dish.weekday === weekdayOf(day))
    .map((dish) => ({
      name: dish.name,
      course: dish.course as Course,
      diets: servedDiets(dish.diets as Diet[], dish.served_to),
      portion: portionOf(dish),
      allergens: dish.allergens,
    }))
    .filter(({ diets }) => diets.length > 0);
}
