import { expect, it } from 'vitest';
import { boxName, planCountsText } from './box-words.ts';

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
