import { describe, expect, it } from 'vitest';
import type { Diet } from '#contract/account/diet.ts';
import { DishBody } from '#contract/menu/desk-dishes.ts';
import type { SeededDish } from './dishes/seeded-dish.ts';
import { DISHES } from './dishes.ts';

const ONION = /onion|garlic/i;
const NOT_FOR_JAIN =
  /onion|garlic|potato|batata|aloo|carrot|gajar|radish|beet|yam\b|fresh ginger|aubergine|eggplant|cauliflower|ferment|matured|sprout/i;

/** Words of a description, and the allergen that they give away. */
const TELLING: readonly (readonly [words: RegExp, allergen: string])[] = [
  [/\b(milk|ghee|butter|buttermilk|curd|cream|paneer)\b/i, 'Milk'],
  [/\b(wheat|semolina)\b/i, 'Wheat'],
  [/\bpeanuts?\b/i, 'Peanuts'],
  [/\b(cashews?|almonds?|pistachios?)\b/i, 'Tree nuts'],
  [/\bsesame\b/i, 'Sesame'],
  [/\bmustard\b/i, 'Mustard'],
  [/\bsoya\b/i, 'Soy'],
];

const words = ({ name, description }: SeededDish) => `${name}. ${description}`;
const suits = (diet: Diet) => DISHES.filter((dish) => dish.diets.includes(diet));
const doNotSuit = (diet: Diet) => DISHES.filter((dish) => !dish.diets.includes(diet));
const figures = ({ nutrition }: SeededDish) =>
  nutrition.map(({ amount }) => Number.parseInt(amount, 10)) as [
    number,
    number,
    number,
    number,
    number,
  ];

describe('the dishes of a new kitchen', () => {
  it('could all be saved at the desk, each under a name of its own', () => {
    for (const dish of DISHES)
      expect(DishBody.safeParse({ ...dish, isActive: true }).error, dish.name).toBeUndefined();
    expect(new Set(DISHES.map(({ name }) => name.toLowerCase())).size).toBe(DISHES.length);
    expect(DISHES.length).toBeGreaterThanOrEqual(60);
  });

  it('fill every field that a customer reads', () => {
    for (const dish of DISHES) {
      expect(dish.description.length, dish.name).toBeGreaterThan(60);
      expect(dish.tags.length, dish.name).toBeGreaterThan(1);
      expect(dish.nutrition, dish.name).toHaveLength(5);
      expect(dish.preparationTime, dish.name).toBeGreaterThan(0);
    }
  });

  it('that suit Swaminarayan eaters have no onion, garlic or asafoetida', () => {
    for (const dish of suits('swaminarayan'))
      expect(words(dish)).not.toMatch(/onion|garlic|asafoetida|\bhing\b/i);
  });

  it('that suit Jain eaters have no root vegetable either, and nothing left to ferment', () => {
    for (const dish of suits('jain')) {
      expect(words(dish)).not.toMatch(NOT_FOR_JAIN);
      expect(dish.diets, dish.name).toContain('swaminarayan');
    }
  });

  it('say what in them does not suit', () => {
    for (const dish of doNotSuit('swaminarayan')) expect(words(dish)).toMatch(ONION);
    for (const dish of doNotSuit('jain')) expect(words(dish)).toMatch(NOT_FOR_JAIN);
    expect(suits('vegetarian')).toHaveLength(DISHES.length);
  });

  it('name every allergen that their own words give away, as Canada names them', () => {
    const known = TELLING.map(([, allergen]) => allergen);
    for (const dish of DISHES) {
      const told = TELLING.filter(([telling]) => telling.test(words(dish)));
      expect(dish.allergens, dish.name).toEqual(
        expect.arrayContaining(told.map(([, allergen]) => allergen)),
      );
      expect(known, dish.name).toEqual(expect.arrayContaining(dish.allergens));
    }
  });

  it('have figures that add up: 4 kcal in a gram of protein or carbohydrate, 9 in one of fat', () => {
    for (const dish of DISHES) {
      const [kcal, protein, carbohydrates, fat, fibre] = figures(dish);
      const sum = 4 * protein + 4 * carbohydrates + 9 * fat;
      expect(Math.abs(sum - kcal), `${dish.name}: ${sum}`).toBeLessThanOrEqual(10 + kcal * 0.06);
      expect(fibre, dish.name).toBeLessThanOrEqual(carbohydrates);
    }
  });

  it('keep what their tags promise', () => {
    for (const dish of DISHES) {
      const [, protein, , , fibre] = figures(dish);
      if (dish.tags.includes('High protein')) expect(protein, dish.name).toBeGreaterThanOrEqual(10);
      if (dish.tags.includes('High fibre')) expect(fibre, dish.name).toBeGreaterThanOrEqual(6);
    }
  });
});
