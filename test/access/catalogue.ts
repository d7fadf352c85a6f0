import type { kitchen } from '#contract/kitchen/kitchen.ts';
import type { plans } from '#contract/money/plans.ts';
import { forEverybody, nothing, type RowsOf } from './row.ts';

export const kitchenRows: RowsOf<typeof kitchen> = {
  weeklyTiming: { answers: forEverybody(), input: nothing },
  business: { answers: forEverybody(), input: nothing },
  about: { answers: forEverybody(), input: nothing },
  closures: { answers: forEverybody(), input: nothing },
  testimonials: { answers: forEverybody(), input: nothing },
};

export const planRows: RowsOf<typeof plans> = {
  listPublic: { answers: forEverybody(), input: () => ({ query: {} }) },
  pricing: {
    answers: forEverybody(),
    input: () => ({ query: { service_type: 'tiffin', billing_cycle: 'weekly' } }),
  },
};
