import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { typedPortion } from '#admin/menu/portion-inputs.tsx';
import type { Sent } from '#admin/platform/changes/store-change.ts';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { type AdminDish, DishBody } from '#contract/menu/desk-dishes.ts';

/** What the form of a dish sends. */
export const dishBodyOf = (values: FieldValues): Sent =>
  bodyOf(DishBody, { ...values, portion: typedPortion(values) });

/** A body in the words that the server stores; undefined for one that it would refuse. */
const meantBy = (body: Sent) => JSON.stringify(z.safeParse(DishBody, body).data);

/** Whether a stored dish says what a form sends: then nothing of it is lost by storing that again. */
export const saysTheSame = (dish: AdminDish, body: Sent): boolean =>
  meantBy(dishBodyOf(dish)) === meantBy(body);

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
