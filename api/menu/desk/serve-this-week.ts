import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminMenuWeek } from '#contract/menu/desk-weekly-menus.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findMenuWeek, lockMenuCycle, readMenuCycle } from '#db/menu/menu-weeks.ts';
import { dayOf } from '#domain/platform/days.ts';
import { presentWeek, startCycleAt } from './save-week.ts';

/** Makes a week of the cycle the present week's; the others follow in their order. */
export async function serveThisWeek(ctx: StaffWrite, id: string): Promise<AdminMenuWeek | Refusal> {
  const menuCycle = await lockMenuCycle(ctx.db);
  const row = await findMenuWeek(ctx.db, id);
  if (!row) return refuse('not_found');
  if (row.cycle_position === null)
    return refuse('action_not_allowed', { status: 'not a week of the cycle' });
  const today = dayOf(ctx.now);
  await startCycleAt(ctx, row.cycle_position);
  const after = presentWeek(row, await readMenuCycle(ctx.db), today);
  await recordAudit(ctx, {
    action: 'serve-this-week',
    resource: 'weekly-menus',
    id,
    before: presentWeek(row, menuCycle, today),
    after,
  });
  return after;
}
