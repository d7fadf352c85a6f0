import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { adminWeeklyMenus } from '#contract/menu/desk/weekly-menus.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { dueInCycle, findWeek, listWeeks, readWeekPlan, servedWeek } from '#db/menu/menu-weeks.ts';
import { listPromisedBoxes } from '#db/tiffin/plans.ts';
import { dayOf, mondayOf } from '#domain/platform/days.ts';
import { addWeek } from './add-week.ts';
import { mondaysFrom, presentWeek } from './present.ts';
import { removeWeek } from './remove-week.ts';
import { saveWeek } from './save-week.ts';
import { serveThisWeek } from './turn-cycle.ts';

const CALENDAR_WEEKS = 12;

export const adminWeeklyMenuHandlers = handlers(adminWeeklyMenus, {
  list: async (ctx, { query }) => {
    const today = dayOf(ctx.now);
    const [weeks, plan] = [await listWeeks(ctx.db, mondayOf(today)), await readWeekPlan(ctx.db)];
    const from = (query.page - 1) * query.limit;
    return ok(
      weeks.slice(from, from + query.limit).map((week) => presentWeek(week, plan, today)),
      { pagination: paginate(query, weeks.length) },
    );
  },
  calendar: async (ctx) => {
    const plan = await readWeekPlan(ctx.db);
    return mondaysFrom(dayOf(ctx.now), CALENDAR_WEEKS).flatMap((weekStart) => {
      const [weekId, due] = [servedWeek(plan, weekStart), dueInCycle(plan, weekStart)];
      if (!weekId || !due) return [];
      const cyclePosition = plan.cycle.indexOf(due) + 1;
      return [{ weekStart, weekId, cyclePosition, isOverride: weekId !== due }];
    });
  },
  boxes: (ctx) => listPromisedBoxes(ctx.db),
  read: async (ctx, { params }) => {
    const row = await findWeek(ctx.db, params.id);
    if (!row) return refuse('not_found');
    return presentWeek(row, await readWeekPlan(ctx.db), dayOf(ctx.now));
  },
  create: addWeek,
  update: saveWeek,
  remove: (ctx, { params }) => removeWeek(ctx, params.id),
  serveThisWeek: (ctx, { params }) => serveThisWeek(ctx, params.id),
});
