import type { MenuDay, MenuDayName, MenuItem, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { addDays } from '#domain/platform/days.ts';

/** A dish for tests, served to everybody; fill in what matters. */
export const buildDish = (name: string, values: Partial<MenuItem> = {}): MenuItem => ({
  id: name,
  name,
  description: '',
  imageUrl: null,
  course: 'sabji',
  dietaryType: 'veg',
  diets: ['vegetarian', 'jain', 'swaminarayan'],
  spiceLevel: 'mild',
  isSpecial: false,
  preparationTime: null,
  tags: [],
  allergens: [],
  allergensKnown: true,
  nutritionalInfo: {},
  ...values,
});

/** A week for tests in which nothing is cooked but what is given. */
export function buildWeek(
  weekStartDate: string,
  days: Partial<Record<MenuDayName, Partial<MenuDay>>> = {},
): WeeklyMenu {
  const menuByDay = Object.fromEntries(
    MENU_DAYS.map((name, at) => [
      name,
      { date: addDays(weekStartDate, at), closed: null, items: [], ...days[name] },
    ]),
  ) as WeeklyMenu['menuByDay'];
  return { weekStartDate, menuByDay };
}
