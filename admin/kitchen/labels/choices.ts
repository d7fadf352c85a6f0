import type { Diet } from '#contract/account/diet.ts';
import type { PortionUnit } from '#contract/menu/desk-dishes.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import {
  BILLING_CYCLE_LABELS,
  COURSE_LABELS,
  DELIVERY_TYPE_LABELS,
  PAYMENT_METHOD_LABELS,
  SNACK_CATEGORY_LABELS,
  SPICE_LEVEL_LABELS,
} from '#domain/kitchen/desk-labels.ts';
import { SLOT_CHOICES } from '#domain/kitchen/slots.ts';

export {
  BILLING_CYCLE_LABELS,
  COURSE_LABELS,
  DELIVERY_TYPE_LABELS,
  DIET_LABELS,
  PAYMENT_METHOD_LABELS,
  SNACK_CATEGORY_LABELS,
  SPICE_LEVEL_LABELS,
};

const choices = <Value extends string>(names: Record<Value, string>) =>
  (Object.entries(names) as [Value, string][]).map(([id, name]) => ({ id, name }));

export const DIET_CHOICES = choices(DIET_LABELS);

/** Diets in the order in which every kitchen list counts them. */
export const DIETS = Object.keys(DIET_LABELS) as Diet[];

export const METHOD_CHOICES = choices(PAYMENT_METHOD_LABELS);
export const DELIVERY_TYPE_CHOICES = choices(DELIVERY_TYPE_LABELS);
export const CYCLE_CHOICES = choices(BILLING_CYCLE_LABELS);
export const CATEGORY_CHOICES = choices(SNACK_CATEGORY_LABELS);
export const COURSE_CHOICES = choices(COURSE_LABELS);
export const SPICE_CHOICES = choices(SPICE_LEVEL_LABELS);

export const PORTION_UNIT_CHOICES = choices<PortionUnit>({ ml: 'ml', g: 'g', pieces: 'pieces' });

/** The categories of the catering menu, in the order of the meal. */
export const MENU_CATEGORY_CHOICES = choices(MENU_CATEGORY_LABELS);

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
