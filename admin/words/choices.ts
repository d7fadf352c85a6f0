import type { Diet } from '#contract/accounts.ts';
import type { PortionUnit } from '#contract/admin/dishes.ts';
import type { PaymentMethod } from '#contract/payment-method.ts';
import type { BillingCycle } from '#contract/plans.ts';
import type { DeliveryType } from '#contract/snack-orders.ts';
import type { SnackCategory } from '#contract/snacks.ts';
import type { Course, SpiceLevel } from '#contract/weekly-menu.ts';
import { MENU_CATEGORIES } from '#domain/catering-words.ts';
import { SLOT_CHOICES } from '#domain/slots.ts';

const choices = <Value extends string>(names: Record<Value, string>) =>
  (Object.entries(names) as [Value, string][]).map(([id, name]) => ({ id, name }));

export const DIET_NAMES: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  jain: 'Jain',
  swaminarayan: 'Swaminarayan',
};
export const DIET_CHOICES = choices(DIET_NAMES);

/** Diets in the order in which every kitchen list counts them. */
export const DIETS = Object.keys(DIET_NAMES) as Diet[];

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  interac: 'Interac e-Transfer',
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  other: 'Other',
};
export const METHOD_CHOICES = choices(METHOD_NAMES);

export const WAY_NAMES: Record<DeliveryType, string> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
};
export const WAY_CHOICES = choices(WAY_NAMES);

export const CYCLE_NAMES: Record<BillingCycle, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
  basic: 'Basic',
  premium: 'Premium',
  other: 'Other',
};
export const CYCLE_CHOICES = choices(CYCLE_NAMES);

export const CATEGORY_NAMES: Record<SnackCategory, string> = {
  'indian-snacks': 'Indian snacks',
  'street-food': 'Street food',
  savory: 'Savory',
  sweet: 'Sweet',
};
export const CATEGORY_CHOICES = choices(CATEGORY_NAMES);

/** The courses of a tiffin, in the order of the meal. */
export const COURSE_NAMES: Record<Course, string> = {
  sabji: 'Sabji',
  dal: 'Dal',
  rice: 'Rice',
  roti: 'Roti',
  farsan: 'Farsan',
  salad: 'Salad',
  side: 'Side',
  sweet: 'Sweet',
};
export const COURSE_CHOICES = choices(COURSE_NAMES);

export const SPICE_NAMES: Record<SpiceLevel, string> = {
  mild: 'Mild',
  medium: 'Medium',
  hot: 'Hot',
  extra_hot: 'Extra hot',
};
export const SPICE_CHOICES = choices(SPICE_NAMES);

export const PORTION_UNIT_CHOICES = choices<PortionUnit>({ ml: 'ml', g: 'g', pieces: 'pieces' });

/** The categories of the catering menu, in the order of the meal. */
export const MENU_CATEGORY_CHOICES = choices(MENU_CATEGORIES);

/** The delivery slots, as inputs want them. */
export const SLOT_INPUT_CHOICES = SLOT_CHOICES.map(({ value, label }) => ({
  id: value,
  name: label,
}));
