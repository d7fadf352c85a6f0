import type * as z from 'zod/mini';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminPlanGroup, PlanGroupBody } from '#contract/money/desk-plan-groups.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { listPlanGroups, storePlanGroup, updateSoldBoxes, wasSold } from '#db/money/plans.ts';
import { checkTotalPrice } from '#domain/money/plan-price.ts';

/**
 * Adds a plan group or changes it with its variants. What was sold keeps its price and its box on
 * the sale, and learns the box where nobody had said it; a variant that was sold can be switched
 * off, not removed. A total price that is not the price per
 * tiffin times their number is refused (docs/rules.md#price-of-a-plan).
 */
export async function savePlanGroup(
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
