import { plans } from '#contract/plans.ts';
import { fromSnapshot, handlers } from '#api/core/handler.ts';
import { listPlanGroups } from '#db/plans.ts';

/** What is on offer, for everybody, from memory until somebody edits it. */
export const planHandlers = handlers(plans, {
  listPublic: fromSnapshot((ctx, { query }) =>
    listPlanGroups(ctx.db, {
      onlyActive: true,
      ...(query.planType && { planType: query.planType }),
    }),
  ),
  pricing: fromSnapshot(async (ctx, { query }) => {
    const groups = await listPlanGroups(ctx.db, {
      onlyActive: true,
      planType: query.service_type,
    });
    return groups
      .map((group) => ({
        ...group,
        variants: group.variants.filter(
          (variant) => variant.billingCycle === query.billing_cycle,
        ),
      }))
      .filter((group) => group.variants.length > 0);
  }),
});
