import { describe, expect, it } from 'vitest';
import { Diet } from '#contract/account/diet.ts';
import { MENU_DAYS, servedDiets } from '#domain/menu/weekly-menu.ts';
import type { Weekday } from '#domain/platform/days.ts';
import { fillBox } from '#domain/tiffin/box.ts';
import { DISHES } from './dishes.ts';
import { MENU_WEEKS } from './menu-weeks.ts';
import { PLAN_GROUPS } from './plan-groups.ts';

const known = new Map(DISHES.map((dish) => [dish.name, dish]));
const dishOf = (name: string) => {
  const dish = known.get(name);
  if (!dish) throw new Error(`no such dish: ${name}`);
  return dish;
};

/** What may come twice in a week. */
const BASICS = ['Roti', 'Plain Rice', 'Cucumber Tomato Salad', 'Kachumber'];

/** Every cooked day of the cycle, and what each dish of it is, and for whom. */
const days = MENU_WEEKS.flatMap((week, at) =>
  week.slice(0, 5).map((entries, weekday) => ({
    called: `week ${at + 1}, ${MENU_DAYS[weekday]}`,
    weekday: (weekday + 1) as Weekday,
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

  it.each(days)('fills the box of every plan for every diet on $called', ({ served, weekday }) => {
    const menu = served.map((dish) => ({ ...dish, diets: dish.served }));
    for (const { name, variants } of PLAN_GROUPS)
      for (const { box, billingCycle } of variants)
        for (const diet of Diet.options) {
          if (!box) continue;
          const { short, otherUnit } = fillBox(box, { menu, diet, weekday });
          expect([short, otherUnit], `${name}, ${billingCycle}, ${diet}`).toEqual([[], []]);
        }
  });

  it.each(days)('has nothing that no plan serves on $called', ({ served: dishes, weekday }) => {
    const menu = dishes.map((dish) => ({ ...dish, diets: dish.served }));
    const packed = new Set<string>();
    for (const { variants } of PLAN_GROUPS)
      for (const { box } of variants)
        for (const diet of box ? Diet.options : [])
          for (const { place } of fillBox(box, { menu, diet, weekday }).fillings)
            packed.add(`${menu[place]?.name}, ${diet}`);
    const served = menu.flatMap(({ name, diets }) => diets.map((diet) => `${name}, ${diet}`));
    expect(served.filter((dish) => !packed.has(dish))).toEqual([]);
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
