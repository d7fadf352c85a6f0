import type * as z from 'zod/mini';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import {
  type AdminPlanGroup,
  adminPlanGroups,
  type PlanGroupBody,
} from '#contract/money/desk-plan-groups.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { listPlanGroups, storePlanGroup, updateSoldBoxes, wasSold } from '#db/money/plans.ts';
import { checkTotalPrice } from '#domain/money/plan-price.ts';

/**
 * Adds a plan group or changes it with its variants. What was sold keeps its price and its box on
 * the sale, and learns the box where nobody had said it; a variant that was sold can be switched
 * off, not removed. A total price that is not the price per
 * tiffin times their number is refused (docs/rules.md#price-of-a-plan).
 */
async function savePlanGroup(
  ctx: StaffWrite,
  id: string | null,
  body: z.output<typeof PlanGroupBody>,
): Promise<AdminPlanGroup | Refusal> {
  for (const [index, variant] of body.variants.entries()) {
    const disagrees =
      body.planType === 'tiffin' &&
      checkTotalPrice({ ...variant, totalPrice: variant.totalPrice ?? null });
    if (disagrees) return { ...disagrees, field: `variants.${index}.totalPrice` };
  }
  const [before] = id ? await listPlanGroups(ctx.db, { ids: [id] }) : [];
  if (id && !before) return refuse('not_found');

  const kept = new Set(body.variants.flatMap((variant) => variant.id ?? []));
  const present = before?.variants.map((variant) => variant.id) ?? [];
  if ([...kept].some((variantId) => !present.includes(variantId))) return refuse('conflict');
  const removed = present.filter((variantId) => !kept.has(variantId));
  if (removed.length > 0 && (await wasSold(ctx.db, { variantIds: removed }))) {
    return refuse('still_in_use');
  }

  const isTiffin = body.planType === 'tiffin';
  const variants = body.variants.map((one) => (isTiffin ? one : { ...one, box: null }));
  const groupId = await storePlanGroup(ctx.db, id, { ...body, variants }, removed, ctx.now);
  await updateSoldBoxes(ctx.db, groupId);
  const [after] = await listPlanGroups(ctx.db, { ids: [groupId] });
  if (!after) return refuse('not_found');
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'plan-groups',
    id: groupId,
    before: before ?? null,
    after,
  });
  return after;
}

export const adminPlanGroupHandlers = handlers(adminPlanGroups, {
  // A kitchen has a dozen of these: they are sorted and paged in memory.
  list: async (ctx, { query }) => {
    const { planType, search } = query;
    const groups = await listPlanGroups(ctx.db, planType ? { planType } : {});
    const found = groups
      .filter((group) => !search || group.name.toLowerCase().includes(search.toLowerCase()))
      .sort((one, other) =>
        query.sort === 'name'
          ? one.name.localeCompare(other.name)
          : one.sortOrder - other.sortOrder,
      );
    if (query.order === 'DESC') found.reverse();
    const start = (query.page - 1) * query.limit;
    return ok(found.slice(start, start + query.limit), {
      pagination: paginate(query, found.length),
    });
  },
  read: async (ctx, { params }) => {
    const [group] = await listPlanGroups(ctx.db, { ids: [params.id] });
    return group ?? refuse('not_found');
  },
  create: (ctx, { body }) => savePlanGroup(ctx, null, body),
  update: (ctx, { params, body }) => savePlanGroup(ctx, params.id, body),
  remove: async (ctx, { params }) => {
    const [group] = await listPlanGroups(ctx.db, { ids: [params.id] });
    if (!group) return refuse('not_found');
    if (await wasSold(ctx.db, { planGroupId: group.id })) return refuse('still_in_use');
    await ctx.db.deleteFrom('plan_groups').where('id', '=', group.id).execute();
    await recordAudit(ctx, {
      action: 'delete',
      resource: 'plan-groups',
      id: group.id,
      before: group,
    });
    return group;
  },
});
