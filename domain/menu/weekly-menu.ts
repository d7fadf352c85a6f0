import type { Diet } from '#contract/account/diet.ts';
import type { MenuDayName } from '#contract/menu/weekly-menu.ts';
import { daysBetween, type IsoDay, mondayOf, WEEKDAY_NAMES } from '#domain/platform/days.ts';

/** The days of a menu in order, as its answer names them. */
export const MENU_DAYS = WEEKDAY_NAMES satisfies readonly MenuDayName[];

/**
 * Which week of a repeating cycle is due in the week of a day, from 1
 * (docs/rules.md#the-cycle-of-weeks).
 * @param anchor a day of a week in which the first week of the cycle is due
 * @param weeks how many there are, at least one
 */
export function cyclePositionOn(day: IsoDay, anchor: IsoDay, weeks: number): number {
  const ahead = daysBetween(mondayOf(anchor), mondayOf(day)) / 7;
  return (((ahead % weeks) + weeks) % weeks) + 1;
}

/** Whom a dish is served to on a day: those it suits, fewer where the plan says so. */
export function servedDiets(suits: readonly Diet[], servedTo: readonly Diet[] | null): Diet[] {
  return servedTo ? suits.filter((diet) => servedTo.includes(diet)) : [...suits];
}

/**
 * `veg` when everybody who eats here is served it, else the diet it is for
 * (docs/rules.md#dishes-and-diets).
 */
export function dietaryTypeOf(diets: readonly Diet[]): 'veg' | 'jain' | 'swaminarayan' {
  if (diets.includes('vegetarian')) return 'veg';
  return diets.includes('jain') ? 'jain' : 'swaminarayan';
}
