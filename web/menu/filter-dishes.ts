import type { MenuItem, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { type MenuView, menuViewPath } from './menu-view.ts';

const has = (words: readonly string[], word: string) =>
  words.some((one) => one.toLowerCase() === word.toLowerCase());

/** The allergens that occur in a week, each once, by the alphabet. */
export function allergensOf({ menuByDay }: WeeklyMenu): string[] {
  const found: string[] = [];
  for (const { items } of Object.values(menuByDay))
    for (const allergen of items.flatMap(({ allergens }) => allergens))
      if (!has(found, allergen)) found.push(allergen);
  return found.sort((one, other) => one.localeCompare(other, 'en'));
}

/** Whether a view leaves an allergen out. */
export const leavesOut = ({ without }: MenuView, allergen: string): boolean =>
  has(without, allergen);

/**
 * What of a day's dishes fits a view: served to its diet that day, and without its allergens. A dish
 * of which nobody has said what is in it is without nothing.
 */
export const fittingDishes = (items: readonly MenuItem[], view: MenuView): MenuItem[] =>
  items.filter(
    ({ diets, allergens, allergensKnown }) =>
      (view.diet === null || diets.includes(view.diet)) &&
      (view.without.length === 0 || allergensKnown) &&
      !allergens.some((allergen) => leavesOut(view, allergen)),
  );

/** The address of the same day with an allergen left out, or no longer. */
export function allergenPath(view: MenuView, allergen: string): string {
  const others = view.without.filter((one) => !has([allergen], one));
  const isOut = others.length < view.without.length;
  return menuViewPath({ ...view, without: isOut ? others : [...view.without, allergen] });
}
