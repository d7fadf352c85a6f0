import { describe, expect, it } from 'vitest';
import { buildDish, buildWeek } from '#test/builders/build-menu.ts';
import { allergenPath, allergensOf, fittingDishes } from './filter-dishes.ts';
import { readMenuView } from './menu-view.ts';

const paneer = buildDish('Shahi Paneer', { allergens: ['Milk', 'Tree nuts'] });
const aloo = buildDish('Aloo Gobi', { diets: ['vegetarian'] });
const kela = buildDish('Kela Sabji', { diets: ['jain'], dietaryType: 'jain' });
const roti = buildDish('Roti', { course: 'roti', allergens: ['wheat', 'milk'] });

const left = (query: string) =>
  fittingDishes([paneer, aloo, kela, roti], readMenuView(new URLSearchParams(query))).map(
    ({ name }) => name,
  );

describe('what is left of a day', () => {
  it('is everything, in its order, when nothing is chosen', () => {
    expect(left('')).toEqual(['Shahi Paneer', 'Aloo Gobi', 'Kela Sabji', 'Roti']);
  });

  it('is what is served to a diet that day', () => {
    expect(left('diet=jain')).toEqual(['Shahi Paneer', 'Kela Sabji', 'Roti']);
    expect(left('diet=swaminarayan')).toEqual(['Shahi Paneer', 'Roti']);
  });

  it('has none of the allergens, however they are written', () => {
    expect(left('without=MILK')).toEqual(['Aloo Gobi', 'Kela Sabji']);
    expect(left('without=wheat,tree nuts')).toEqual(['Aloo Gobi', 'Kela Sabji']);
    expect(left('without=plutonium')).toHaveLength(4);
  });

  it('is without a dish of which nobody has said what is in it, once any allergen is left out', () => {
    const unsaid = buildDish('Moong Dal', { allergensKnown: false });
    const view = (query: string) => readMenuView(new URLSearchParams(query));
    expect(fittingDishes([aloo, unsaid], view('without=peanuts'))).toEqual([aloo]);
    expect(fittingDishes([aloo, unsaid], view('diet=jain'))).toEqual([unsaid]);
  });

  it('can be nothing', () => {
    expect(left('diet=swaminarayan&without=milk')).toEqual([]);
  });
});

it('offers the allergens of the whole week, each once', () => {
  const week = buildWeek('2026-11-16', {
    Monday: { items: [paneer, aloo] },
    Friday: { items: [roti] },
  });
  expect(allergensOf(week)).toEqual(['Milk', 'Tree nuts', 'wheat']);
  expect(allergensOf(buildWeek('2026-11-16'))).toEqual([]);
});

it('leaves an allergen out with one press, and takes it back with the next', () => {
  const view = readMenuView(new URLSearchParams('day=Friday&without=Peanuts'));
  expect(allergenPath(view, 'Milk')).toBe('/weeklymenu?day=Friday&without=Milk,Peanuts');
  expect(allergenPath(view, 'peanuts')).toBe('/weeklymenu?day=Friday');
});
