import { expect, it } from 'vitest';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import { dishChoices, fitsDish } from './dish-choices.ts';

const dish = (name: string, course: AdminDish['course'], more: Partial<AdminDish> = {}) =>
  ({ id: name, name, course, tags: [], isActive: true, ...more }) as unknown as AdminDish;

const dishes = [
  dish('Tuver Dal', 'dal'),
  dish('Sev Tameta', 'sabji', { tags: ['gujarati'] }),
  dish('Bhinda', 'sabji'),
  dish('Old Sabji', 'sabji', { isActive: false }),
];

it('offers dishes course by course, without those that are off or on the day already', () => {
  const names = (onDay: string[]) =>
    dishChoices(
      dishes,
      onDay.map((dishId) => ({ dishId })),
    ).map(({ name }) => name);
  expect(names([])).toEqual(['Bhinda', 'Sev Tameta', 'Tuver Dal']);
  expect(names(['Bhinda'])).toEqual(['Sev Tameta', 'Tuver Dal']);
});

it('finds a dish by its name, its course and its tags', () => {
  const found = (typed: string) => dishes.filter((one) => fitsDish(typed, one)).map(({ id }) => id);
  expect(found('tamet')).toEqual(['Sev Tameta']);
  expect(found('gujarati sabji')).toEqual(['Sev Tameta']);
  expect(found('dal')).toEqual(['Tuver Dal']);
});
