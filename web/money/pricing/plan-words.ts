import type { BillingCycle } from '#contract/tiffin/plans.ts';

/** A billing cycle as a customer reads it. */
export const CYCLE_WORDS: Record<BillingCycle, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
  basic: 'Basic',
  premium: 'Premium',
  other: 'Other',
};

/** `20 tiffins`, `1 tiffin` */
export const tiffinsWords = (count: number): string =>
  count === 1 ? '1 tiffin' : `${count} tiffins`;

/** `/month` -> `per month`: the unit that the kitchen wrote beside a price. */
export const unitWords = (unit: string): string => unit.replace(/^\s*\/\s*/, 'per ').trim();

/** The label of a price that is already lower: `Save 10%`; null when there is none. */
export const saveWords = (discountPercentage: number | null): string | null =>
  discountPercentage ? `Save ${discountPercentage}%` : null;
