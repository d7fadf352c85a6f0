import { sheetHandlers } from '#api/kitchen/desk/sheets.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import { planSheet } from './plan-sheet.ts';
import { removePlanGroup } from './remove-plan-group.ts';
import { savePlanGroup } from './save-plan-group.ts';

export const adminPlanGroupHandlers = handlers(adminPlanGroups, {
  ...sheetHandlers(planSheet),
  // A kitchen has a dozen of these: they are sorted and paged in memory.
  list: async (ctx, { query }) => {
    const { planType, search } = query;
    const groups = await listPlanGroups(ctx.db, planType ? { planType } : {});
    const found = groups
      .filter((group) => !search || group.name.toLowerCase().includes(search.toLowerCase()))
      .sort((one, other) =>
        query.sort === 'name'
          ? one.name.localeCompare(other.name)
          : one.sortOrder - other.sortOrder,
      );
    if (query.order === 'DESC') found.reverse();
    const start = (query.page - 1) * query.limit;
    return ok(found.slice(start, start + query.limit), {
      pagination: paginate(query, found.length),
    });
  },
  read: async (ctx, { params }) => {
    const [group] = await listPlanGroups(ctx.db, { ids: [params.id] });
    return group ?? refuse('not_found');
  },
  create: (ctx, { body }) => savePlanGroup(ctx, null, body),
  update: (ctx, { params, body }) => savePlanGroup(ctx, params.id, body),
  remove: (ctx, { params }) => removePlanGroup(ctx, params.id),
});
