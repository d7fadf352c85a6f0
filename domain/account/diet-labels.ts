import type { Diet } from '#contract/account/diet.ts';

/** Apart from what is worked out with diets, so that a page which names one has no more. */
export const DIET_LABELS: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  jain: 'Jain',
  swaminarayan: 'Swaminarayan',
};
