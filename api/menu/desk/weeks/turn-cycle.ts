import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminMenuWeek } from '#contract/menu/desk/weekly-menus.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { dueInCycle, findWeek, lockWeekPlan, readWeekPlan, type WeekPlan } from '#db/menu/menu-weeks.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { addDays, dayOf, mondayOf } from '#domain/platform/days.ts';
import { presentWeek } from './present.ts';

/** Turns the cycle so that a week of it, from 1, is due this week. */
async function turnTo(ctx: StaffWrite, position: number): Promise<void> {
  const monday = mondayOf(dayOf(ctx.now));
  const cycleAnchor = addDays(monday, -7 * (position - 1));
  await storeSettings(ctx.db, 'menu', { cycleAnchor }, ctx.now);
}

/**
 * After the cycle became longer or shorter: what was due this week is due still. A week that was
 * taken out gives its place to the one that follows.
 */
export async function keepServing(ctx: StaffWrite, before: WeekPlan): Promise<void> {
  const due = dueInCycle(before, mondayOf(dayOf(ctx.now)));
  if (!due) return;
  const { cycle } = await readWeekPlan(ctx.db);
  const kept = cycle.indexOf(due);
  const place = kept >= 0 ? kept : before.cycle.indexOf(due) % cycle.length;
  await turnTo(ctx, place + 1);
}

/** Makes a week of the cycle the present week's; the others follow in their order. */
export async function serveThisWeek(ctx: StaffWrite, id: string): Promise<AdminMenuWeek | Refusal> {
  const plan = await lockWeekPlan(ctx.db);
  const row = await findWeek(ctx.db, id);
  if (!row) return refuse('not_found');
  if (row.cycle_position === null)
    return refuse('action_not_allowed', { status: 'not a week of the cycle' });
  const today = dayOf(ctx.now);
  await turnTo(ctx, row.cycle_position);
  const after = presentWeek(row, await readWeekPlan(ctx.db), today);
  await recordAudit(ctx, {
    action: 'serve-this-week',
    resource: 'weekly-menus',
    id,
    before: presentWeek(row, plan, today),
    after,
  });
  return after;
}
