import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminMenuWeek } from '#contract/menu/desk/weekly-menus.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { deleteWeek, lockWeek, lockWeekPlan } from '#db/menu/menu-weeks.ts';
import { dayOf } from '#domain/platform/days.ts';
import { presentWeek } from './present.ts';
import { keepServing } from './turn-cycle.ts';

/** Takes a week out of the cycle, or has the cycle served again in a certain week. */
export async function removeWeek(ctx: StaffWrite, id: string): Promise<AdminMenuWeek | Refusal> {
  const plan = await lockWeekPlan(ctx.db);
  const row = await lockWeek(ctx.db, id);
  if (!row) return refuse('not_found');
  const inCycle = row.cycle_position !== null;
  if (inCycle && plan.cycle.length === 1) return refuse('last_cycle_week');
  await deleteWeek(ctx.db, id);
  if (inCycle) await keepServing(ctx, plan);
  const before = presentWeek(row, plan, dayOf(ctx.now));
  await recordAudit(ctx, { action: 'delete', resource: 'weekly-menus', id, before });
  return before;
}
