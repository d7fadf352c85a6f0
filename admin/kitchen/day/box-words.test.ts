import { expect, it } from 'vitest';
import type { BoxToPack, DishToCook } from '#contract/kitchen/cooking.ts';
import { boxName, boxProblemsOf, planCountsText } from './box-words.ts';

const pot = { portions: 0, amounts: [] };
const roti: DishToCook = {
  name: 'Roti',
  course: 'roti',
  ...pot,
  byDiet: { vegetarian: pot, jain: pot, swaminarayan: pot },
};
const box = (given: Partial<BoxToPack>): BoxToPack => ({
  code: 'FV',
  name: 'Full Thali',
  planName: 'Full Thali',
  planGroupId: 'plan',
  diet: 'jain',
  quantity: 1,
  isSaid: true,
  contains: [],
  fillings: [],
  short: [],
  otherUnit: [],
  orders: [],
  ...given,
});
const short = [{ course: 'sabji', promised: 2, offered: 1 } as const];
const problems = (boxes: BoxToPack[], dishes = [roti]) => boxProblemsOf({ boxes, dishes });
const NONE = { short: [], unsaid: [], otherUnit: [], noMenu: false };

it('says for whom the menu has too little, and what is measured in two ways', () => {
  expect(problems([box({ short, otherUnit: [0] })])).toEqual({
    ...NONE,
    short: ['Full Thali, Jain: 2 sabjis promised, the menu has 1.'],
    otherUnit: [
      'Full Thali, Jain measures Roti in another unit than its portion is: cook both amounts.',
    ],
  });
});

it('names each plan once whose box nobody has said', () => {
  const unsaid = box({ isSaid: false });
  expect(problems([unsaid, { ...unsaid, diet: 'vegetarian' }])).toEqual({
    ...NONE,
    unsaid: [{ planName: 'Full Thali', planGroupId: 'plan' }],
  });
});

it('says once that there is no menu, and nothing while there is nothing to cook', () => {
  expect(problems([box({ short })], [])).toEqual({ ...NONE, noMenu: true });
  expect(problems([], [])).toEqual(NONE);
});

it('counts the tiffins of each plan, and of the diets that are cooked differently', () => {
  expect(
    planCountsText([
      { planName: 'Full Thali', diet: 'vegetarian', quantity: 3 },
      { planName: 'Everyday Tiffin', diet: 'vegetarian', quantity: 2 },
      { planName: 'Full Thali', diet: 'jain', quantity: 2 },
      { planName: 'Full Thali', diet: 'vegetarian', quantity: 1 },
      { planName: 'Full Thali', diet: 'swaminarayan', quantity: 1 },
    ]),
  ).toBe('2 Everyday Tiffin · 7 Full Thali (2 Jain, 1 Swaminarayan)');
  expect(planCountsText([])).toBe('');
});

it('names a box by its plan, and by its diet where that is another one', () => {
  expect(boxName({ name: 'Full Thali', diet: 'vegetarian' })).toBe('Full Thali');
  expect(boxName({ name: 'Full Thali', diet: 'jain' })).toBe('Full Thali, Jain');
});
