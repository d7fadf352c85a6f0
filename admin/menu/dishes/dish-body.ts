import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { typedPortion } from '#admin/menu/portion-inputs.tsx';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import type { FormBody } from '#admin/platform/concurrent-edits/store-change.ts';
import { type AdminDish, DishBody } from '#contract/menu/desk-dishes.ts';

/** What the form of a dish sends. */
export const dishBodyOf = (values: FieldValues): FormBody =>
  bodyOf(DishBody, { ...values, portion: typedPortion(values) });

/** A body in the words that the server stores; undefined for one that it would refuse. */
const normalised = (body: FormBody) => JSON.stringify(z.safeParse(DishBody, body).data);

/** Whether a stored dish says what a form sends: then nothing of it is lost by storing that again. */
export const isUnchangedDish = (dish: AdminDish, body: FormBody): boolean =>
  normalised(dishBodyOf(dish)) === normalised(body);

/** A new dish as the form starts with it. */
export const NEW_DISH = {
  name: '',
  description: '',
  course: 'sabji',
  diets: ['vegetarian'],
  spiceLevel: 'medium',
  preparationTime: null,
  tags: [],
  allergens: null,
  nutrition: [],
  portion: { amount: null, unit: 'ml' },
  isActive: true,
};
