import type { Subject } from '#art/subjects.ts';
import type { Course, MenuItem } from '#contract/menu/weekly-menu.ts';
import type { StrictDiet } from './menu-view.ts';

/** A plate has so many katoris. */
const KATORIS = 5;

/** What is served in katoris, from the left around the back to the right. */
const IN_KATORIS: readonly Course[] = ['sabji', 'dal', 'side', 'salad', 'farsan'];

/**
 * A day's dishes on one plate, as somebody of a diet has it, or somebody who eats everything. Where
 * they make no plate, without bread or rice, it is the one of the house.
 */
export function thaliOf(items: readonly MenuItem[], diet: StrictDiet | null): Subject {
  const served = items.filter(({ diets }) => diets.includes(diet ?? 'vegetarian'));
  const of = (course: Course) => served.filter((item) => item.course === course);
  const first = (course: Course) => of(course)[0]?.name ?? '';
  const bowls = IN_KATORIS.flatMap((course) => of(course).map(({ name }) => name));
  if (!first('roti') || !first('rice') || bowls.length === 0) return 'thali';
  const lying = [first('roti'), first('rice'), first('sweet')];
  return `served:${[...lying, ...bowls.slice(0, KATORIS)].join('|')}`;
}
