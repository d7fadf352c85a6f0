import { fromSnapshot, handlers, type SnapshotContext } from '#api/platform/http/handler.ts';
import { plans } from '#contract/money/plans.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { listPlanGroups } from '#db/money/plans.ts';

/** What is on offer, for everybody, from memory until somebody edits it. */
export const planHandlers = handlers(plans, {
  listPublic: fromSnapshot(listOffers),
  pricing: fromSnapshot(listPricing),
});

function listOffers(ctx: SnapshotContext, { query }: InputOf<typeof plans.listPublic>) {
  const planType = query.planType ?? query.service_type;
  return listPlanGroups(ctx.db, { onlyActive: true, ...(planType && { planType }) });
}

/** The groups of one service that offer one billing cycle, with those variants alone. */
async function listPricing(ctx: SnapshotContext, { query }: InputOf<typeof plans.pricing>) {
  const groups = await listPlanGroups(ctx.db, { onlyActive: true, planType: query.service_type });
  return groups
    .map((group) => ({
      ...group,
      variants: group.variants.filter((variant) => variant.billingCycle === query.billing_cycle),
    }))
    .filter((group) => group.variants.length > 0);
}
