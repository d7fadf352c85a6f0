import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { PlanGroup, PlanType, PlanVariant } from '#contract/money/plans.ts';
import { type PricingCycle, pricingCyclePath, pricingPath } from '#web/paths.ts';

/** What the price list shows. Its only home is the address, so that back, reload and sharing work. */
export type Selection = { service: PlanType; plan: BillingCycle };

/** The plans of each service in the order in which they are offered; the default is marked below. */
const PLANS: Record<PlanType, readonly BillingCycle[]> = {
  tiffin: ['daily', 'weekly', 'monthly', 'yearly'],
  catering: ['basic', 'premium', 'other'],
};

/** What shows when the address names no plan; of tiffins the API's own default. */
const FIRST_SHOWN: Record<PlanType, BillingCycle> = { tiffin: 'monthly', catering: 'basic' };

/** Plans that have a page of their own. */
const OWN_PAGES: readonly string[] = ['daily', 'monthly', 'yearly'] satisfies PricingCycle[];

/** `/pricing/:cycle`: whether there is such a page; `/pricing` itself names none. */
export const isPricingPage = (cycle: string | undefined): boolean =>
  cycle === undefined || OWN_PAGES.includes(cycle);

const serviceOf = (query: URLSearchParams): PlanType =>
  query.get('service') === 'catering' ? 'catering' : 'tiffin';

/**
 * Reads `/pricing/{cycle}?service=&plan=`. A `plan` that the
 * service does not have counts as none; then the page's own cycle holds, then the service's first.
 */
export function readSelection(cycle: string | undefined, query: URLSearchParams): Selection {
  const service = serviceOf(query);
  const known = (name: string | null | undefined) => PLANS[service].find((plan) => plan === name);
  return { service, plan: known(query.get('plan')) ?? known(cycle) ?? FIRST_SHOWN[service] };
}

/** The address that a selector leads to. */
export const selectionPath = ({ service, plan }: Selection): string =>
  pricingPath({ service, plan });

/** Where to go to see a service, whatever plan of it. */
export const servicePath = (service: PlanType): string => pricingPath({ service });

/**
 * The one address of what is shown, for search engines: `/pricing` itself, the page of a cycle that
 * has one, else the address with both parameters.
 */
export function canonicalPath(cycle: string | undefined, query: URLSearchParams): string {
  const { service, plan } = readSelection(cycle, query);
  if (service === 'catering') return selectionPath({ service, plan });
  const named = cycle ?? query.get('plan') ?? '';
  if (!PLANS.tiffin.includes(named as BillingCycle)) return pricingPath();
  return OWN_PAGES.includes(plan)
    ? pricingCyclePath(plan as PricingCycle)
    : selectionPath({ service, plan });
}

/** The address that prices are rendered from: the canonical one where there is such a page. */
export const shownPath = (cycle: string | undefined, query: URLSearchParams): string =>
  isPricingPage(cycle)
    ? canonicalPath(cycle, query)
    : `${pricingPath()}/${encodeURIComponent(String(cycle))}`;

/** One plan that can be chosen: a variant and the group that it belongs to. */
export type PlanOffer = { group: PlanGroup; variant: PlanVariant };

/** The active plans of a service, in the kitchen's order. */
export function planOffersOf(groups: readonly PlanGroup[], service: PlanType): PlanOffer[] {
  return groups
    .filter((group) => group.planType === service && group.isActive)
    .flatMap((group) =>
      group.variants.filter((variant) => variant.isActive).map((variant) => ({ group, variant })),
    );
}

/** The cycles that are on offer, in the order of the selector. */
export function cyclesOf(offers: readonly PlanOffer[], service: PlanType): BillingCycle[] {
  return PLANS[service].filter((plan) =>
    offers.some(({ variant }) => variant.billingCycle === plan),
  );
}

/** The plan with a variant's id, as the checkout's address names it; undefined when it is gone. */
export function findPlanOffer(
  groups: readonly PlanGroup[],
  variantId: string,
): PlanOffer | undefined {
  return planOffersOf(groups, 'tiffin').find(({ variant }) => variant.id === variantId);
}

/** The value that all share, else undefined. */
export function shared<Value>(values: readonly Value[]): Value | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}
