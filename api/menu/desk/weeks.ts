import { sheetHandlers } from '#api/kitchen/desk/sheets.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { type AdminMenuWeek, adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  deleteWeek,
  dueInCycle,
  findMenuWeek,
  listMenuWeeks,
  lockMenuCycle,
  lockMenuWeek,
  readMenuCycle,
  servedWeek,
} from '#db/menu/menu-weeks.ts';
import { listPromisedBoxes } from '#db/money/plans.ts';
import { dayOf, mondayOf } from '#domain/platform/days.ts';
import { menuSheet } from './menu-sheet.ts';
import {
  addWeek,
  keepServing,
  mondaysFrom,
  presentWeek,
  saveWeek,
  startCycleAt,
} from './save-week.ts';

const CALENDAR_WEEKS = 12;

export const adminWeeklyMenuHandlers = handlers(adminWeeklyMenus, {
  ...sheetHandlers(menuSheet),
  list: async (ctx, { query }) => {
    const today = dayOf(ctx.now);
    const [weeks, menuCycle] = [
      await listMenuWeeks(ctx.db, mondayOf(today)),
      await readMenuCycle(ctx.db),
    ];
    const from = (query.page - 1) * query.limit;
    return ok(
      weeks.slice(from, from + query.limit).map((week) => presentWeek(week, menuCycle, today)),
      { pagination: paginate(query, weeks.length) },
    );
  },
  calendar: async (ctx) => {
    const menuCycle = await readMenuCycle(ctx.db);
    return mondaysFrom(dayOf(ctx.now), CALENDAR_WEEKS).flatMap((weekStart) => {
      const [weekId, due] = [servedWeek(menuCycle, weekStart), dueInCycle(menuCycle, weekStart)];
      if (!weekId || !due) return [];
      const cyclePosition = menuCycle.cycle.indexOf(due) + 1;
      return [{ weekStart, weekId, cyclePosition, isOverride: weekId !== due }];
    });
  },
  boxes: (ctx) => listPromisedBoxes(ctx.db),
  read: async (ctx, { params }) => {
    const row = await findMenuWeek(ctx.db, params.id);
    if (!row) return refuse('not_found');
    return presentWeek(row, await readMenuCycle(ctx.db), dayOf(ctx.now));
  },
  create: addWeek,
  update: saveWeek,
  remove: (ctx, { params }) => removeWeek(ctx, params.id),
  serveThisWeek: (ctx, { params }) => serveThisWeek(ctx, params.id),
});

/** Takes a week out of the cycle, or has the cycle served again in a certain week. */
async function removeWeek(ctx: StaffWrite, id: string): Promise<AdminMenuWeek | Refusal> {
  const menuCycle = await lockMenuCycle(ctx.db);
  const row = await lockMenuWeek(ctx.db, id);
  if (!row) return refuse('not_found');
  const inCycle = row.cycle_position !== null;
  if (inCycle && menuCycle.cycle.length === 1) return refuse('last_cycle_week');
  await deleteWeek(ctx.db, id);
  if (inCycle) await keepServing(ctx, menuCycle);
  const before = presentWeek(row, menuCycle, dayOf(ctx.now));
  await recordAudit(ctx, { action: 'delete', resource: 'weekly-menus', id, before });
  return before;
}

/** Makes a week of the cycle the present week's; the others follow in their order. */
async function serveThisWeek(ctx: StaffWrite, id: string): Promise<AdminMenuWeek | Refusal> {
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
