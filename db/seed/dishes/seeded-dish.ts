import type { Diet } from '#contract/account/diet.ts';
import type { DishBody, PortionUnit } from '#contract/menu/desk-dishes.ts';
import type { Course, SpiceLevel } from '#contract/menu/weekly-menu.ts';

/** A dish as a new kitchen knows it: its portion is what one tiffin holds, time is in minutes. */
export type SeededDish = Omit<
  DishBody,
  'isActive' | 'preparationTime' | 'allergens' | 'portion'
> & {
  preparationTime: number;
  allergens: string[];
  portion: { amount: number; unit: PortionUnit };
};

/** No onion, garlic or root vegetable, nothing fermented overnight, no aubergine or cauliflower. */
export const EVERYBODY: Diet[] = ['vegetarian', 'jain', 'swaminarayan'];

/** No onion and no garlic. */
export const NOT_JAIN: Diet[] = ['vegetarian', 'swaminarayan'];

/** With onion or garlic. */
export const VEGETARIAN_ONLY: Diet[] = ['vegetarian'];

// Asafoetida is in nothing that suits Jain or Swaminarayan eaters: many of the latter leave it out,
// and most of it is mixed with wheat flour, which would make every dal one with wheat.

/**
 * Makes the dishes of one course. Figures are those of one portion: kilocalories, then grams of
 * protein, carbohydrates, fat and fibre. Tags and allergens are written in one line, with commas.
 */
export const dishes =
  (course: Course, unit: PortionUnit) =>
  (
    name: string,
    diets: Diet[],
    [spiceLevel, preparationTime, amount]: [SpiceLevel, minutes: number, portion: number],
    [kcal, protein, carbohydrates, fat, fibre]: [number, number, number, number, number],
    tags: string,
    allergens: string,
    description: string,
  ): SeededDish => ({
    name,
    description,
    course,
    diets,
    spiceLevel,
    preparationTime,
    tags: inOneLine(tags),
    allergens: inOneLine(allergens),
    nutrition: [
      { name: 'Calories', amount: `${kcal} kcal` },
      { name: 'Protein', amount: `${protein} g` },
      { name: 'Carbohydrates', amount: `${carbohydrates} g` },
      { name: 'Fat', amount: `${fat} g` },
      { name: 'Fibre', amount: `${fibre} g` },
    ],
    portion: { amount, unit },
  });

const inOneLine = (words: string) => words.split(', ').filter(Boolean);
