import { expect, it } from 'vitest';
import { byPlanAndDiet, countByPlan } from './cooking.ts';

it('counts the tiffins of each plan and diet, plans by their names', () => {
  expect(
    countByPlan([
      { planName: 'Thali', diet: 'jain', quantity: 1 },
      { planName: 'Mini', diet: 'vegetarian', quantity: 2 },
      { planName: 'Thali', diet: 'vegetarian', quantity: 1 },
      { planName: 'Thali', diet: 'jain', quantity: 3 },
    ]),
  ).toEqual([
    { planName: 'Mini', diet: 'vegetarian', quantity: 2 },
    { planName: 'Thali', diet: 'vegetarian', quantity: 1 },
    { planName: 'Thali', diet: 'jain', quantity: 4 },
  ]);
});

it('lists a plan before its diets', () => {
  const thali = { planName: 'Thali', diet: 'vegetarian' } as const;
  expect(byPlanAndDiet({ planName: 'Mini', diet: 'jain' }, thali)).toBeLessThan(0);
  expect(byPlanAndDiet(thali, thali)).toBe(0);
});
