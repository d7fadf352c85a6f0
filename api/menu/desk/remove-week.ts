import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminMenuWeek } from '#contract/menu/desk-weekly-menus.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { deleteWeek, lockMenuCycle, lockMenuWeek } from '#db/menu/menu-weeks.ts';
import { dayOf } from '#domain/platform/days.ts';
import { keepServing, presentWeek } from './save-week.ts';

/**
 * Takes a week out of the cycle, or has the cycle served again in a certain week.
 * @param evenLast the cycle may be left without any, as it was before there was a menu
 */
export async function removeWeek(
  ctx: StaffWrite,
  id: string,
  { evenLast = false } = {},
): Promise<AdminMenuWeek | Refusal> {
  const menuCycle = await lockMenuCycle(ctx.db);
  const row = await lockMenuWeek(ctx.db, id);
  if (!row) return refuse('not_found');
  const inCycle = row.cycle_position !== null;
  if (inCycle && menuCycle.cycle.length === 1 && !evenLast) return refuse('last_cycle_week');
  await deleteWeek(ctx.db, id);
  if (inCycle) await keepServing(ctx, menuCycle);
  const before = presentWeek(row, menuCycle, dayOf(ctx.now));
  await recordAudit(ctx, { action: 'delete', resource: 'weekly-menus', id, before });
  return before;
}
