import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminPlanGroup } from '#contract/money/desk-plan-groups.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { listPlanGroups, wasSold } from '#db/money/plans.ts';

/** Deletes a plan with its variants that nobody ever bought; any other can be switched off. */
export async function removePlanGroup(
  ctx: StaffWrite,
  id: string,
): Promise<AdminPlanGroup | Refusal> {
  const [group] = await listPlanGroups(ctx.db, { ids: [id] });
  if (!group) return refuse('not_found');
  if (await wasSold(ctx.db, { planGroupId: id })) return refuse('still_in_use');
  await ctx.db.deleteFrom('plan_groups').where('id', '=', id).execute();
  await recordAudit(ctx, { action: 'delete', resource: 'plan-groups', id, before: group });
  return group;
}
