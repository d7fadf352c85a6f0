import { fromSnapshot, handlers, paginate, type SnapshotContext } from '#api/platform/http/handler.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type Snack, type SnackPage, snacks } from '#contract/snacks/catalogue.ts';
import { isId } from '#db/platform/is-id.ts';
import { findSnack, listOfferedSnacks } from '#db/snacks/catalogue.ts';
import { nextMidnight } from '#domain/platform/clock.ts';
import { dayOf } from '#domain/platform/days.ts';
import { chooseSnacks, toOffered } from './choose-snacks.ts';
import { presentSnack } from './present-snack.ts';

/**
 * Snacks for everybody, from memory until somebody edits them or the last one is sold; what is sold
 * out today can be had again at midnight.
 */
export const snackHandlers = handlers(snacks, {
  list: fromSnapshot(listPage, nextMidnight),
  read: readSnack,
});

/**
 * Every query chooses from the same snacks in memory: a kitchen has hundreds of them at most, and
 * each search would read them all.
 */
async function listPage(
  ctx: SnapshotContext,
  { query }: InputOf<typeof snacks.list>,
): Promise<SnackPage> {
  const today = dayOf(ctx.now);
  const offered = await ctx.share(`snacks of ${today}`, async () => {
    const rows = await listOfferedSnacks(ctx.db, today);
    return rows.map((row) => toOffered(presentSnack(row, today)));
  });
  const chosen = chooseSnacks(offered, query);
  const from = (query.page - 1) * query.limit;
  return {
    snacks: chosen.slice(from, from + query.limit),
    pagination: paginate(query, chosen.length),
  };
}

/** One snack by id or slug; PostgreSQL cannot even look for a text with a NUL in it. */
async function readSnack(
  ctx: Pick<SnapshotContext, 'db' | 'now'>,
  { params }: InputOf<typeof snacks.read>,
): Promise<Snack | Refusal> {
  if (params.id.includes('\0')) return refuse('snack_not_found');
  const today = dayOf(ctx.now);
  const by = isId(params.id) ? { id: params.id } : { slug: params.id.toLowerCase() };
  const row = await findSnack(ctx.db, by, today);
  return row ? presentSnack(row, today) : refuse('snack_not_found');
}
