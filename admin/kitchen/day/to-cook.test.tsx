import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BoxToPack, DishToCook } from '#contract/kitchen/cooking.ts';
import { BoxesToPack, DishesToCook } from './to-cook.tsx';

const pot = { portions: 8, amounts: [{ amount: 1920, unit: 'ml' as const }] };
const none = { portions: 0, amounts: [] };
const dal: DishToCook = {
  name: 'Gujarati Dal',
  course: 'dal',
  ...pot,
  byDiet: { vegetarian: pot, jain: none, swaminarayan: none },
};
const box: BoxToPack = {
  code: 'FV',
  name: 'Full Thali',
  planName: 'Full Thali',
  planGroupId: null,
  diet: 'vegetarian',
  quantity: 8,
  isSaid: true,
  contains: [],
  fillings: [{ place: 0, amount: 240, unit: 'ml' }],
  short: [],
  otherUnit: [],
  orders: ['order'],
};
const closed = { closure: 'Snow storm', dishes: [dal] };

it('still says what to cook and pack on a day that was closed in the middle of cooking', () => {
  const day = { ...closed, toPack: [box] };
  const dishes = renderToStaticMarkup(<DishesToCook day={day} />);
  expect(dishes).toContain('Dishes to cook');
  expect(dishes).toContain('2\u00A0L');
  expect(renderToStaticMarkup(<BoxesToPack day={day} />)).toContain('240\u00A0ml Gujarati Dal');
});

it('has neither on a closed day without tiffins', () => {
  const day = { ...closed, toPack: [] };
  expect(renderToStaticMarkup(<DishesToCook day={day} />)).toBe('');
  expect(renderToStaticMarkup(<BoxesToPack day={day} />)).toBe('');
});
