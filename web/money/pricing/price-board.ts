import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import { type Cents, formatMoney, formatPercent } from '#domain/platform/money.ts';
import { BILLING_CYCLE_LABELS, discountText, tiffinsText } from './plan-text.ts';
import { cyclesOf, type PlanOffer, shared } from './selection.ts';

export type BoardCell = { price: string; note?: string };

/** All plans of a service at a glance: a column for each cycle, which is also its selector. */
export type PriceBoardRows = {
  columns: { plan: BillingCycle; label: string; note?: string }[];
  rows: { label: string; badge?: string; cells: (BoardCell | null)[] }[];
};

const note = (words: string | null | undefined) => (words ? { note: words } : {});

/** Tiffin plans: a row for each group, with its price per tiffin in each cycle. */
export function tiffinBoard(offers: readonly PlanOffer[]): PriceBoardRows {
  const cycles = cyclesOf(offers, 'tiffin');
  const groups = [...new Set(offers.map(({ group }) => group))];
  return {
    columns: cycles.map((plan) => {
      const counts = offers
        .filter(({ variant }) => variant.billingCycle === plan)
        .map(({ variant }) => variant.tiffinCount);
      const count = shared(counts);
      return {
        plan,
        label: BILLING_CYCLE_LABELS[plan],
        ...note(count === undefined ? null : tiffinsText(count)),
      };
    }),
    rows: groups.map((group) => ({
      label: group.name,
      ...(group.isPopular && { badge: group.popularBadge ?? 'Popular' }),
      cells: cycles.map((plan) => {
        const offer = offers.find(
          (one) => one.group === group && one.variant.billingCycle === plan,
        );
        if (!offer) return null;
        const { price, discountPercentage } = offer.variant;
        return { price: formatMoney(price), ...note(discountText(discountPercentage)) };
      }),
    })),
  };
}

const amount = (cents: Cents) => (cents === 0 ? 'Free' : formatMoney(cents));

/** One figure of several plans: the figure that they share, else the lowest. */
function lowest(values: readonly number[], words: (value: number) => string): BoardCell {
  const common = shared(values);
  return common === undefined
    ? { price: words(Math.min(...values)), note: 'and up' }
    : { price: words(common) };
}

/** Catering plans: their figures for each guest, side by side. */
export function cateringBoard(offers: readonly PlanOffer[]): PriceBoardRows {
  const cycles = cyclesOf(offers, 'catering');
  const variants = cycles.map((plan) =>
    offers.filter(({ variant }) => variant.billingCycle === plan).map(({ variant }) => variant),
  );
  return {
    columns: cycles.map((plan) => ({ plan, label: BILLING_CYCLE_LABELS[plan] })),
    rows: [
      {
        label: 'Food, per guest',
        cells: variants.map((plans) =>
          lowest(
            plans.map(({ price }) => price),
            amount,
          ),
        ),
      },
      {
        label: 'Delivery, per guest',
        cells: variants.map((plans) =>
          lowest(
            plans.map(({ deliveryCharge }) => deliveryCharge),
            amount,
          ),
        ),
      },
      {
        label: 'Tax on the food',
        cells: variants.map((plans) =>
          lowest(
            plans.map(({ taxPercentage }) => taxPercentage),
            formatPercent,
          ),
        ),
      },
    ],
  };
}
