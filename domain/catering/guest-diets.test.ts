import { expect, it } from 'vitest';
import { cooksDifferently, guestDietText, unsuitedOf, unsuitedText } from './guest-diets.ts';

type Eaten = Parameters<typeof guestDietText>[0];

const event = (given: Partial<Eaten> = {}): Eaten => ({
  dietaryPreference: ['veg', 'jain'],
  dietaryPreferenceOther: null,
  guestDiets: null,
  numberOfGuests: 48,
  status: 'confirmed',
  ...given,
});

it('says how many guests eat what', () => {
  expect(guestDietText(event({ guestDiets: { jain: 10, veg: 38 } }))).toBe(
    '38 Vegetarian, 10 Jain',
  );
  const other = { dietaryPreferenceOther: 'No nuts', guestDiets: { veg: 46, other: 2, jain: 0 } };
  expect(guestDietText(event(other))).toBe('46 Vegetarian, 2 No nuts');
});

it('says that it is not agreed yet, where there is something to agree on', () => {
  expect(guestDietText(event())).toBe('Vegetarian, Jain: how many of each is not agreed yet');
  expect(guestDietText(event({ dietaryPreference: ['jain'] }))).toBe('Jain');
  expect(guestDietText(event({ status: 'completed' }))).toBe('Vegetarian, Jain');
});

it('says when more come than was spoken of', () => {
  expect(guestDietText(event({ guestDiets: { veg: 38, jain: 10 }, numberOfGuests: 60 }))).toBe(
    '38 Vegetarian, 10 Jain: that is for 48, and 60 come. Ask how many of each',
  );
});

it('goes by the guests, once they are counted, whether something is cooked differently', () => {
  expect(cooksDifferently(event())).toBe(true);
  expect(cooksDifferently(event({ guestDiets: { veg: 48, jain: 0 } }))).toBe(false);
  const asked = { dietaryPreference: ['veg' as const], guestDiets: { veg: 40, jain: 8 } };
  expect(cooksDifferently(event(asked))).toBe(true);
});

it('names what some of the guests do not eat as it is usually cooked', () => {
  const dishes = [
    { name: 'Undhiyu', diets: ['vegetarian', 'swaminarayan'] as const },
    { name: 'Onion Tomato Salad', diets: ['vegetarian'] as const },
    { name: 'Roti', diets: ['vegetarian', 'jain', 'swaminarayan'] as const },
    { name: 'What was sold last year', diets: null },
  ];
  expect(unsuitedText(event(), dishes)).toEqual([
    'Not Jain as it is usually cooked: Undhiyu, Onion Tomato Salad.',
  ]);
  expect(
    unsuitedText(event({ guestDiets: { veg: 40, jain: 0, swaminarayan: 8 } }), dishes),
  ).toEqual(['Not Swaminarayan as it is usually cooked: Onion Tomato Salad.']);
  expect(unsuitedText(event({ dietaryPreference: ['veg'] }), dishes)).toEqual([]);
  expect(unsuitedText(event(), [])).toEqual([]);
});

it('names the same of the menu that was sold', () => {
  const sold = { category: 'salad', choice: 'onion-tomato', diets: ['vegetarian'] };
  const line = { ...sold } as unknown as Parameters<typeof unsuitedOf>[0]['toCook'][number];
  expect(unsuitedOf({ ...event(), toCook: [line] })).toHaveLength(1);
  expect(unsuitedOf({ ...event(), toCook: [{ ...line, diets: null }] })).toEqual([]);
});
