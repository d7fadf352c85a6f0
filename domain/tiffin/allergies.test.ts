import { expect, it } from 'vitest';
import { mergedAllergies } from '#domain/account/diets.ts';

const carried = (own: string, from: string, to: string) => mergedAllergies(own, { from, to });

it('a plan says what the profile says, where it said the same or nothing', () => {
  expect(carried('Gluten', 'Gluten', 'Gluten and sesame, severe')).toBe(
    'Gluten and sesame, severe',
  );
  expect(carried('', 'Gluten', 'Sesame')).toBe('Sesame');
  expect(carried('Gluten', 'Gluten', '')).toBe('');
  expect(carried('Peanuts; Milk', 'Peanuts; Milk', 'Sesame')).toBe('Sesame');
});

it('words of its own stay, and the new ones are added', () => {
  expect(carried('Peanuts', '', 'Milk')).toBe('Peanuts; Milk');
  expect(carried('Peanuts', 'Gluten', '')).toBe('Peanuts');
  expect(carried('Peanuts and milk', '', 'Milk')).toBe('Peanuts and milk');
});

it('what was added once is replaced the next time, and taken away with it', () => {
  expect(carried('Peanuts; Milk', 'Milk', 'Milk, all dairy')).toBe('Peanuts; Milk, all dairy');
  expect(carried('Peanuts; Milk', 'Milk', '')).toBe('Peanuts');
});
