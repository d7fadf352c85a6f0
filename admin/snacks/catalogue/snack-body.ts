import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { SnackBody } from '#contract/snacks/desk-catalogue.ts';

/**
 * What the form of a snack sends. Its place is left as it is: that is what arranging them is for,
 * which somebody may have done since the form was opened.
 */
export function snackBodyOf(values: FieldValues): Record<string, unknown> {
  const { sortOrder: _, ...body } = bodyOf(SnackBody, values);
  return body;
}

/** A new snack as the form starts with it. */
export const NEW_SNACK = {
  name: '',
  slug: '',
  description: '',
  unit: '',
  categories: ['indian-snacks'],
  isVegetarian: true,
  isSpicy: false,
  tags: [],
  allergens: [],
  featured: false,
  isActive: true,
  deliveryCharge: 50,
  taxPercentage: 1300,
};
