import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { readStanding } from '#api/kitchen/desk/read-standing.ts';
import { adminClosures } from '#contract/kitchen/desk/closures.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { containing } from '#db/platform/like.ts';
import { takePage } from '#db/platform/page.ts';
import { presentClosure, saveClosure } from './save-closure.ts';

export const adminClosureHandlers = handlers(adminClosures, {
  list: async (ctx, { query }) => {
    let wanted = ctx.db.selectFrom('closures').selectAll();
    if (query.from) wanted = wanted.where('end_day', '>=', query.from);
    if (query.search) wanted = wanted.where('reason', 'ilike', containing(query.search));
    const { rows, total } = await takePage(wanted, query, 'start_day', 'id');
    return ok(rows.map(presentClosure), { pagination: paginate(query, total) });
  },
  read: async (ctx, { params }) => {
    const row = await ctx.db
      .selectFrom('closures')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirst();
    return row ? presentClosure(row) : refuse('not_found');
  },
  standing: (ctx, { query }) => readStanding(ctx, query),
  create: (ctx, { body }) => saveClosure(ctx, null, body),
  update: (ctx, { params, body }) => saveClosure(ctx, params.id, body),
  remove: async (ctx, { params }) => {
    const row = await ctx.db
      .deleteFrom('closures')
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse('not_found');
    const before = presentClosure(row);
    await recordAudit(ctx, { action: 'delete', resource: 'closures', id: row.id, before });
    return before;
  },
});
