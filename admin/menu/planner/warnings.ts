import type { Diet } from '#contract/account/diet.ts';
import type { Shortage } from '#contract/kitchen/cooking.ts';
import type { Portion } from '#contract/menu/desk-dishes.ts';
import type { MenuEntry, PromisedBox } from '#contract/menu/desk-weekly-menus.ts';
import type { Course } from '#contract/menu/weekly-menu.ts';
import { servedDiets } from '#domain/menu/weekly-menu.ts';
import type { Weekday } from '#domain/platform/days.ts';
import { fillBox, type MenuDish } from '#domain/tiffin/box.ts';

/** What is wrong with a day as it is planned. */
export type Warning =
  | { kind: 'closed'; reason: string }
  | { kind: 'empty' }
  | { kind: 'missing'; courses: Course[]; diets: Diet[] }
  | { kind: 'short'; planName: string; shortage: Shortage; diets: Diet[] };

/** A tiffin without one of these is no tiffin. */
const NEEDED: readonly Course[] = ['sabji', 'dal', 'roti'];

const DIETS: readonly Diet[] = ['vegetarian', 'jain', 'swaminarayan'];

type Dish = { name: string; course: Course; diets: readonly Diet[]; portion: Portion | null };

type Day = {
  /** 0 is Monday. */
  day: number;
  entries: readonly MenuEntry[];
  dishOf: (id: string) => Dish | undefined;
  /** What the plans have promised. */
  boxes: readonly PromisedBox[];
  /** Why the kitchen is closed when the day is next served; null when it is not. */
  closure: string | null;
};

/**
 * What somebody who plans should look at again: a weekday without dishes, a diet that gets no sabji,
 * no dal or no bread, a box that gets fewer dishes of a course than its plan promises, a day on which
 * the kitchen is closed. An empty day is right where nothing is cooked: on a weekend, and while the
 * kitchen is closed.
 */
export function warningsOf({ day, entries, dishOf, boxes, closure }: Day): Warning[] {
  const closed: Warning[] = closure === null ? [] : [{ kind: 'closed', reason: closure }];
  if (entries.length === 0) return closure === null && day < 5 ? [{ kind: 'empty' }] : closed;
  const served = entries.flatMap(({ dishId, servedTo }): MenuDish[] => {
    const dish = dishOf(dishId);
    return dish ? [{ ...dish, diets: servedDiets(dish.diets, servedTo) }] : [];
  });
  const weekday = (day + 1) as Weekday;
  return [...closed, ...missingIn(served), ...shortIn(served, boxes, weekday)];
}

/** The courses that no tiffin can be without and some diet does not get, diets that are alike together. */
function missingIn(served: readonly MenuDish[]): Warning[] {
  const missing = new Map<string, { courses: Course[]; diets: Diet[] }>();
  for (const course of NEEDED) {
    const fed = served.filter((dish) => dish.course === course).flatMap((dish) => dish.diets);
    const diets = DIETS.filter((diet) => !fed.includes(diet));
    const courses = missing.get(diets.join())?.courses ?? [];
    if (diets.length > 0) missing.set(diets.join(), { courses: [...courses, course], diets });
  }
  return [...missing.values()].map((one): Warning => ({ kind: 'missing', ...one }));
}

/** What plans promise and the menu has not, unless it is missing altogether: diets that are alike together. */
function shortIn(
  menu: readonly MenuDish[],
  boxes: readonly PromisedBox[],
  weekday: Weekday,
): Warning[] {
  const found = new Map<string, Extract<Warning, { kind: 'short' }>>();
  for (const { planName, box } of boxes)
    for (const diet of DIETS)
      for (const shortage of fillBox(box, { menu, diet, weekday }).short) {
        if (shortage.offered === 0 && NEEDED.includes(shortage.course)) continue;
        const key = JSON.stringify([planName, shortage]);
        const known = found.get(key) ?? { kind: 'short', planName, shortage, diets: [] };
        if (!known.diets.includes(diet)) known.diets.push(diet);
        found.set(key, known);
      }
  return [...found.values()];
}
