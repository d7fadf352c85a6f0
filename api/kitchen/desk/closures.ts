import { applyClosure } from '#api/kitchen/desk/apply-closure.ts';
import { decideClosure } from '#api/kitchen/desk/decide-closure.ts';
import { readAffectedByClosure } from '#api/kitchen/desk/read-affected-by-closure.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import type { ConfirmedClosureChoices } from '#contract/kitchen/closure-effects.ts';
import { type AdminClosure, adminClosures } from '#contract/kitchen/desk-closures.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type ClosureRow,
  insertClosure,
  lockCalendar,
  lockClosure,
  updateClosure,
} from '#db/kitchen/closures.ts';
import { likePattern, takePage } from '#db/platform/paging.ts';
import { affectedNumbersOf, type ClosureEffects } from '#domain/kitchen/closure-effects.ts';
import { dayOf } from '#domain/platform/days.ts';

type ClosureRequest = {
  startDate: string;
  endDate: string;
  reason: string;
  answer?: ConfirmedClosureChoices | null | undefined;
};

const presentClosure = (row: ClosureRow): AdminClosure => ({
  id: row.id,
  startDate: row.start_day,
  endDate: row.end_day,
  reason: row.reason,
  createdAt: row.created_at.toString(),
});

/** The figures that say something; orders and events by their numbers. */
const saidOf = (closing: ClosureEffects) => {
  const figures = Object.entries(closing.figures).filter(([, figure]) => figure > 0);
  const numbers: Readonly<Record<string, string[]>> = affectedNumbersOf(closing);
  return Object.fromEntries(figures.map(([name, figure]) => [name, numbers[name] ?? figure]));
};

/**
 * Closes the kitchen for a day or a range, or changes when. Whatever stands on days that are newly
 * closed needs its answer: without one, or with one to another question than the present, it is
 * refused and nothing is stored. With it everything is moved, given back or kept as the desk read it.
 */
async function saveClosure(
  ctx: StaffWrite,
  id: string | null,
  { answer, ...wanted }: ClosureRequest,
): Promise<DataOf<typeof adminClosures.create> | Refusal> {
  await lockCalendar(ctx.db, 'closure');
  const before = id ? await lockClosure(ctx.db, id) : undefined;
  if (id && !before) return refuse('not_found');
  if (wanted.endDate < dayOf(ctx.now)) return refuse('closure_past', {}, { field: 'endDate' });

  const decided = await decideClosure(ctx, wanted, answer ?? null);
  if (isRefusal(decided)) return decided;
  const row = before
    ? await updateClosure(ctx.db, before.id, wanted)
    : await insertClosure(ctx.db, wanted, ctx.now);
  const { reason } = wanted;
  if (decided) await applyClosure(ctx, decided, { reason, kitchen: await loadKitchen(ctx) });
  const after = presentClosure(row);
  const done = decided && saidOf(decided.closing);
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'closures',
    id: row.id,
    before: before ? presentClosure(before) : null,
    after: { ...after, ...done },
  });
  return { ...after, done: decided?.closing.figures ?? null };
}

export const adminClosureHandlers = handlers(adminClosures, {
  list: async (ctx, { query }) => {
    let wanted = ctx.db.selectFrom('closures').selectAll();
    if (query.from) wanted = wanted.where('end_day', '>=', query.from);
    if (query.search) wanted = wanted.where('reason', 'ilike', likePattern(query.search));
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
  standing: (ctx, { query }) => readAffectedByClosure(ctx, query),
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
