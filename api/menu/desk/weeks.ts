import { sheetHandlers } from '#api/kitchen/desk/sheets.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { refuse } from '#contract/platform/refusal.ts';
import {
  dueInCycle,
  findMenuWeek,
  listMenuWeeks,
  readMenuCycle,
  servedWeek,
} from '#db/menu/menu-weeks.ts';
import { listPromisedBoxes } from '#db/money/plans.ts';
import { dayOf, mondayOf } from '#domain/platform/days.ts';
import { menuSheet } from './menu-sheet.ts';
import { removeWeek } from './remove-week.ts';
import { addWeek, mondaysFrom, presentWeek, saveWeek } from './save-week.ts';
import { serveThisWeek } from './serve-this-week.ts';

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
