import { filteredListPath } from '#admin/platform/components/list-paths.ts';
import type { AmountsByKind } from '#contract/money/outstanding-money.ts';
import { sum } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';

/** A line of money that is open: how many, what they come to in cents, and where they are listed. */
export type OpenAmount = {
  key: keyof AmountsByKind;
  count: number;
  words: string;
  amount: number;
  to: string;
};

const KINDS = {
  plans: { list: 'subscriptions', one: 'plan', many: 'plans' },
  snackOrders: { list: 'snack-orders', one: 'snack order', many: 'snack orders' },
  events: { list: 'catering-inquiries', one: 'event', many: 'events' },
} as const;

/** What is open of each kind, where there is any. */
export const openAmounts = (amounts: AmountsByKind, filter: 'unpaid' | 'toPayBack'): OpenAmount[] =>
  (Object.keys(KINDS) as (keyof AmountsByKind)[])
    .filter((key) => amounts[key].count > 0)
    .map((key) => ({
      key,
      count: amounts[key].count,
      words: counted(amounts[key].count, KINDS[key].one, KINDS[key].many),
      amount: amounts[key].amount,
      to: filteredListPath(KINDS[key].list, { [filter]: true }),
    }));

/** What they come to together, in cents. */
export const totalOf = (amounts: AmountsByKind): number =>
  sum(amounts.plans.amount, amounts.snackOrders.amount, amounts.events.amount);
