import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminMenuWeek, adminWeeklyMenus } from '#contract/menu/desk/weekly-menus.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  dueInCycle,
  findWeek,
  insertWeek,
  lockWeekPlan,
  readWeekPlan,
  storeWeekDays,
} from '#db/menu/menu-weeks.ts';
import { dayOf, formatDate, mondayOf } from '#domain/platform/days.ts';
import { presentWeek } from './present.ts';
import { keepServing } from './turn-cycle.ts';

/**
 * Adds a week to the end of the cycle, or plans the week of a day, which then begins with what would
 * have been served (docs/rules.md#the-cycle-of-weeks). The week that is served today stays the
 * same: a longer cycle is turned so that its present week does not change.
 */
export async function addWeek(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminWeeklyMenus.create>,
): Promise<AdminMenuWeek | Refusal> {
  const plan = await lockWeekPlan(ctx.db);
  const today = dayOf(ctx.now);
  const monday = body.weekStart ? mondayOf(body.weekStart) : null;
  if (monday && monday < mondayOf(today))
    return refuse('week_past', { date: formatDate(monday) }, { field: 'weekStart' });
  if (monday && plan.dated.has(monday))
    return refuse('week_exists', { date: formatDate(monday) }, { field: 'weekStart' });

  const source = body.copyOf ?? (monday ? dueInCycle(plan, monday) : undefined);
  const copied = source ? await findWeek(ctx.db, source) : undefined;
  if (body.copyOf && !copied) return refuse('not_found', {}, { field: 'copyOf' });

  const id = await insertWeek(ctx.db, monday, ctx.now);
  if (copied) await storeWeekDays(ctx.db, id, copied.days, ctx.now);
  if (!monday) await keepServing(ctx, plan);

  const stored = await findWeek(ctx.db, id);
  if (!stored) throw new Error('a week that was just added is not there');
  const after = presentWeek(stored, await readWeekPlan(ctx.db), today);
  await recordAudit(ctx, { action: 'create', resource: 'weekly-menus', id, after });
  return after;
}
