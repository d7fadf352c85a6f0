import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { adminTimings } from '#contract/kitchen/desk/desk.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { listWeeklyTimings } from '#db/kitchen/weekly-timings.ts';

export const adminTimingHandlers = handlers(adminTimings, {
  list: async (ctx, { query }) => {
    const timings = await listWeeklyTimings(ctx.db);
    return ok(timings, { pagination: paginate({ ...query, page: 1 }, timings.length) });
  },
  read: async (ctx, { params }) => {
    const timings = await listWeeklyTimings(ctx.db);
    return timings.find((timing) => timing.id === params.id) ?? refuse('not_found');
  },
  update: async (ctx, { params, body }) => {
    const before = (await listWeeklyTimings(ctx.db)).find((timing) => timing.id === params.id);
    if (!body.is_closed && !(body.open_time && body.close_time)) {
      const field = body.open_time ? 'close_time' : 'open_time';
      return refuse('validation_failed', {}, { field });
    }
    const row = {
      weekday: params.id,
      open_time: body.open_time ?? null,
      close_time: body.close_time ?? null,
      is_closed: body.is_closed,
    };
    await ctx.db
      .insertInto('weekly_timings')
      .values(row)
      .onConflict((conflict) => conflict.column('weekday').doUpdateSet(row))
      .execute();
    const after = (await listWeeklyTimings(ctx.db)).find((timing) => timing.id === params.id);
    if (!after) return refuse('not_found');
    await recordAudit(ctx, {
      action: 'update',
      resource: 'weekly-timings',
      id: String(params.id),
      before: before ?? null,
      after,
    });
    return after;
  },
});
