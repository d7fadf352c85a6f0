import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/api/body-of.ts';
import { DishBody } from '#contract/admin/dishes.ts';

/** What the form of a dish sends: a portion without an amount is none. */
export function dishBodyOf(values: FieldValues): Record<string, unknown> {
  const { amount = null } = values.portion ?? {};
  const portion = amount === null || amount === '' ? null : values.portion;
  return bodyOf(DishBody, { ...values, portion });
}

/** A new dish as the form starts with it. */
export const NEW_DISH = {
  name: '',
  description: '',
  course: 'sabji',
  diets: ['vegetarian'],
  spiceLevel: 'medium',
  preparationTime: null,
  tags: [],
  allergens: [],
  nutrition: [],
  portion: { amount: null, unit: 'ml' },
  isActive: true,
};
