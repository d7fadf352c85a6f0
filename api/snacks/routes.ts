import { fromSnapshot, handlers, paginate, type SnapshotContext } from '#api/core/handler.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type Refusal, refuse } from '#contract/errors.ts';
import { type Snack, type SnackPage, snacks } from '#contract/snacks.ts';
import { isId } from '#db/is-id.ts';
import { findSnack, listSnacks } from '#db/snacks.ts';
import { addDays, dayOf, instantAt } from '#domain/days.ts';
import { presentSnack } from './present-snack.ts';

/** What is sold out today can be had again at midnight. */
const untilMidnight = (now: Temporal.Instant) => instantAt(addDays(dayOf(now), 1), '00:00');

/** Snacks for everybody, from memory until somebody edits them, the last one is sold or midnight. */
export const snackHandlers = handlers(snacks, {
  list: fromSnapshot(listPage, untilMidnight),
  read: readSnack,
});

async function listPage(
  ctx: SnapshotContext,
  { query }: InputOf<typeof snacks.list>,
): Promise<SnackPage> {
  const today = dayOf(ctx.now);
  const { rows, total } = await listSnacks(
    ctx.db,
    {
      category: query.category,
      isVegetarian: query.is_vegetarian,
      isSpicy: query.is_spicy,
      search: query.search,
      sortBy: query.sort_by,
      order: query.sort_order,
      page: query.page,
      limit: query.limit,
    },
    today,
  );
  return {
    snacks: rows.map((row) => presentSnack(row, today)),
    pagination: paginate(query, total),
  };
}

/** One snack by id or slug (decisions 40). */
async function readSnack(
  ctx: SnapshotContext,
  { params }: InputOf<typeof snacks.read>,
): Promise<Snack | Refusal> {
  const today = dayOf(ctx.now);
  const by = isId(params.id) ? { id: params.id } : { slug: params.id.toLowerCase() };
  const row = await findSnack(ctx.db, by, today);
  return row ? presentSnack(row, today) : refuse('snack_not_found');
}
