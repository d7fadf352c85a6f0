import type { BillingCycle, PlanGroup, PlanType, PlanVariant } from '#contract/tiffin/plans.ts';
import { PLANS } from './selection.ts';

/** One plan that can be chosen: a variant and the group that it belongs to. */
export type Offer = { group: PlanGroup; variant: PlanVariant };

/** The active plans of a service, in the kitchen's order. */
export function offersOf(groups: readonly PlanGroup[], service: PlanType): Offer[] {
  return groups
    .filter((group) => group.planType === service && group.isActive)
    .flatMap((group) =>
      group.variants.filter((variant) => variant.isActive).map((variant) => ({ group, variant })),
    );
}

/** The cycles that are on offer, in the order of the selector. */
export function cyclesOf(offers: readonly Offer[], service: PlanType): BillingCycle[] {
  return PLANS[service].filter((plan) =>
    offers.some(({ variant }) => variant.billingCycle === plan),
  );
}

/** The plan with a variant's id, as the checkout's address names it; undefined when it is gone. */
export function findOffer(groups: readonly PlanGroup[], variantId: string): Offer | undefined {
  return offersOf(groups, 'tiffin').find(({ variant }) => variant.id === variantId);
}

/** The value that all share, else undefined. */
export function shared<Value>(values: readonly Value[]): Value | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}
