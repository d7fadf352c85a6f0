import { describe, expect, it } from 'vitest';
import { Diet } from '#contract/accounts.ts';
import type { Course } from '#contract/weekly-menu.ts';
import { MENU_DAYS, servedDiets } from '#domain/weekly-menu.ts';
import { DISHES } from './dishes.ts';
import { MENU_WEEKS } from './menu-weeks.ts';

const dishes = new Map(DISHES.map((dish) => [dish.name, dish]));
const dishOf = (name: string) => {
  const dish = dishes.get(name);
  if (!dish) throw new Error(`no such dish: ${name}`);
  return dish;
};

const COOKED: readonly Course[] = ['sabji', 'dal', 'rice', 'roti'];
const SWEET: readonly Course[] = [...COOKED, 'sweet'];
/** What may come twice in a week. */
const BASICS = ['Roti', 'Plain Rice', 'Cucumber Tomato Salad', 'Kachumber'];

/** Every cooked day of the cycle, and what each dish of it is, and for whom. */
const days = MENU_WEEKS.flatMap((week, at) =>
  week.slice(0, 5).map((entries, weekday) => ({
    called: `week ${at + 1}, ${MENU_DAYS[weekday]}`,
    isFriday: weekday === 4,
    served: entries.map(({ dish, servedTo }) => ({
      ...dishOf(dish),
      served: servedDiets(dishOf(dish).diets, servedTo),
    })),
  })),
);

describe('the menu of a new kitchen', () => {
  it('is a cycle of four weeks that are cooked from Monday to Friday', () => {
    expect(MENU_WEEKS).toHaveLength(4);
    for (const week of MENU_WEEKS)
      expect(week.map((day) => day.length > 0)).toEqual([
        true,
        true,
        true,
        true,
        true,
        false,
        false,
      ]);
    expect(days).toHaveLength(20);
  });

  it.each(days)('feeds every diet whole on $called', ({ served, isFriday }) => {
    for (const diet of Diet.options) {
      const courses = served.filter((dish) => dish.served.includes(diet)).map((d) => d.course);
      expect(courses, diet).toEqual(expect.arrayContaining([...(isFriday ? SWEET : COOKED)]));
      expect(
        courses.some((one) => one === 'salad' || one === 'side'),
        diet,
      ).toBe(true);
    }
  });

  it.each(days)('cooks nothing for nobody on $called', ({ served }) => {
    for (const dish of served) expect(dish.served, dish.name).not.toEqual([]);
    expect(new Set(served.map(({ name }) => name)).size).toBe(served.length);
  });

  it('serves no dish twice in a week but the basics', () => {
    for (const [at, week] of MENU_WEEKS.entries()) {
      const names = week
        .flat()
        .map(({ dish }) => dish)
        .filter((name) => !BASICS.includes(name));
      const twice = names.filter((name, place) => names.indexOf(name) !== place);
      expect(twice, `week ${at + 1}`).toEqual([]);
    }
  });

  it('calls one or two dishes a week special', () => {
    for (const week of MENU_WEEKS) {
      const specials = week.flat().filter(({ isSpecial }) => isSpecial).length;
      expect([1, 2]).toContain(specials);
    }
  });

  it('uses every dish that the kitchen knows', () => {
    const planned = new Set(MENU_WEEKS.flat(2).map(({ dish }) => dish));
    expect(DISHES.map(({ name }) => name).filter((name) => !planned.has(name))).toEqual([]);
  });
});
