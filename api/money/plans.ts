import { fromSnapshot, handlers, type SnapshotContext } from '#api/platform/http/handler.ts';
import type { AdminPlanGroup } from '#contract/money/desk-plan-groups.ts';
import { plans } from '#contract/money/plans.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { listPlanGroups } from '#db/money/plans.ts';

/** What is on offer, for everybody, from memory until somebody edits it. */
export const planHandlers = handlers(plans, {
  listPublic: fromSnapshot(listOffers),
  pricing: fromSnapshot(listPricing),
});

/** All plans on offer, read once for everything in memory that is made from them. */
export const listSharedPlans = (ctx: SnapshotContext): Promise<AdminPlanGroup[]> =>
  ctx.share('plans on offer', () => listPlanGroups(ctx.db, { onlyActive: true }));

async function listOffers(ctx: SnapshotContext, { query }: InputOf<typeof plans.listPublic>) {
  const planType = query.planType ?? query.service_type;
  const offered = await listSharedPlans(ctx);
  return planType ? offered.filter((group) => group.planType === planType) : offered;
}

/** The groups of one service that offer one billing cycle, with those variants alone. */
async function listPricing(ctx: SnapshotContext, { query }: InputOf<typeof plans.pricing>) {
  const groups = await listSharedPlans(ctx);
  return groups
    .filter((group) => group.planType === query.service_type)
    .map((group) => ({
      ...group,
      variants: group.variants.filter((variant) => variant.billingCycle === query.billing_cycle),
    }))
    .filter((group) => group.variants.length > 0);
}
