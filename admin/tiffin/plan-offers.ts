import { BILLING_CYCLE_LABELS } from '#admin/kitchen/labels/choices.ts';
import type { PlanGroup, PlanVariant } from '#contract/money/plans.ts';
import { priceOfTiffinPlan } from '#domain/money/plan-price.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';

/** One way to buy a plan, as it is chosen. */
export type Offer = { group: PlanGroup; variant: PlanVariant };

/** Every way to buy one of the plans, in the order of the price list. */
export const offersOf = (groups: readonly PlanGroup[]): Offer[] =>
  groups.flatMap((group) => group.variants.map((variant) => ({ group, variant })));

/** `Everyday Tiffin, monthly: 20 tiffins, C$268.37` */
export const offerText = ({ group, variant }: Offer): string =>
  `${group.name}, ${BILLING_CYCLE_LABELS[variant.billingCycle].toLowerCase()}: ${counted(variant.tiffinCount, 'tiffin')}, ${formatMoney(priceOfTiffinPlan(variant).total)}`;

/**
 * What most callers want, so that it needs no choice: a month of the plan that the price list holds up
 * as popular, else a month of the first that is sold so, else whatever comes nearest.
 */
export function usualOffer(offers: readonly Offer[]): Offer | undefined {
  const isMonthly = ({ variant }: Offer) => variant.billingCycle === 'monthly';
  const isPopular = ({ group }: Offer) => group.isPopular;
  return (
    offers.find((offer) => isMonthly(offer) && isPopular(offer)) ??
    offers.find(isMonthly) ??
    offers.find(isPopular) ??
    offers[0]
  );
}
