import type { Diet } from '#contract/accounts.ts';
import type { MenuEntry } from '#contract/admin/weekly-menus.ts';
import type { Course } from '#contract/weekly-menu.ts';
import { servedDiets } from '#domain/weekly-menu.ts';

/** What is wrong with a day as it is planned. */
export type Warning =
  | { kind: 'closed'; reason: string }
  | { kind: 'empty' }
  | { kind: 'missing'; courses: Course[]; diets: Diet[] };

/** A tiffin without one of these is no tiffin. */
const NEEDED: readonly Course[] = ['sabji', 'dal', 'roti'];

const DIETS: readonly Diet[] = ['vegetarian', 'jain', 'swaminarayan'];

type Dish = { course: Course; diets: readonly Diet[] };

type Day = {
  /** 0 is Monday. */
  day: number;
  entries: readonly MenuEntry[];
  dishOf: (id: string) => Dish | undefined;
  /** Why the kitchen is closed when the day is next served; null when it is not. */
  closure: string | null;
};

/**
 * What somebody who plans should look at again: a weekday without dishes, a diet that gets no sabji,
 * no dal or no bread, a day on which the kitchen is closed. An empty day is right where nothing is
 * cooked: on a weekend, and while the kitchen is closed.
 */
export function warningsOf({ day, entries, dishOf, closure }: Day): Warning[] {
  const closed: Warning[] = closure === null ? [] : [{ kind: 'closed', reason: closure }];
  if (entries.length === 0) return closure === null && day < 5 ? [{ kind: 'empty' }] : closed;
  const served = entries.flatMap(({ dishId, servedTo }) => {
    const dish = dishOf(dishId);
    return dish ? [{ course: dish.course, diets: servedDiets(dish.diets, servedTo) }] : [];
  });
  const missing = new Map<string, { courses: Course[]; diets: Diet[] }>();
  for (const course of NEEDED) {
    const fed = served.filter((dish) => dish.course === course).flatMap((dish) => dish.diets);
    const diets = DIETS.filter((diet) => !fed.includes(diet));
    const courses = missing.get(diets.join())?.courses ?? [];
    if (diets.length > 0) missing.set(diets.join(), { courses: [...courses, course], diets });
  }
  const warnings = [...missing.values()].map((one): Warning => ({ kind: 'missing', ...one }));
  return [...closed, ...warnings];
}
