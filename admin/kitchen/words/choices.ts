import type { Diet } from '#contract/account/accounts.ts';
import type { PortionUnit } from '#contract/menu/desk-dishes.ts';
import { DIET_NAMES } from '#domain/account/diets.ts';
import { MENU_CATEGORIES } from '#domain/catering/words.ts';
import {
  CATEGORY_NAMES,
  COURSE_NAMES,
  CYCLE_NAMES,
  METHOD_NAMES,
  SPICE_NAMES,
  WAY_NAMES,
} from '#domain/kitchen/desk-words.ts';
import { SLOT_CHOICES } from '#domain/kitchen/slots.ts';

export {
  CATEGORY_NAMES,
  COURSE_NAMES,
  CYCLE_NAMES,
  DIET_NAMES,
  METHOD_NAMES,
  SPICE_NAMES,
  WAY_NAMES,
};

const choices = <Value extends string>(names: Record<Value, string>) =>
  (Object.entries(names) as [Value, string][]).map(([id, name]) => ({ id, name }));

export const DIET_CHOICES = choices(DIET_NAMES);

/** Diets in the order in which every kitchen list counts them. */
export const DIETS = Object.keys(DIET_NAMES) as Diet[];

export const METHOD_CHOICES = choices(METHOD_NAMES);
export const WAY_CHOICES = choices(WAY_NAMES);
export const CYCLE_CHOICES = choices(CYCLE_NAMES);
export const CATEGORY_CHOICES = choices(CATEGORY_NAMES);
export const COURSE_CHOICES = choices(COURSE_NAMES);
export const SPICE_CHOICES = choices(SPICE_NAMES);

export const PORTION_UNIT_CHOICES = choices<PortionUnit>({ ml: 'ml', g: 'g', pieces: 'pieces' });

/** The categories of the catering menu, in the order of the meal. */
export const MENU_CATEGORY_CHOICES = choices(MENU_CATEGORIES);

/** The delivery slots, as inputs want them. */
export const SLOT_INPUT_CHOICES = SLOT_CHOICES.map(({ value, label }) => ({
  id: value,
  name: label,
}));

/**
 * What Canada wants named on food, in the words of the shop (Health Canada, priority allergens);
 * eggs, fish and shellfish are in nothing that a vegetarian kitchen cooks.
 */
export const ALLERGENS = [
  'peanuts',
  'tree nuts',
  'sesame',
  'milk',
  'wheat',
  'gluten',
  'soy',
  'mustard',
  'sulphites',
];
