import type { output } from 'zod/mini';
import {
  fromSnapshot,
  handlers,
  paginate,
  type SnapshotContext,
} from '#api/platform/http/handler.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type Snack,
  type SnackListQuery,
  type SnackPage,
  snacks,
} from '#contract/snacks/catalogue.ts';
import { isId } from '#db/platform/paging.ts';
import { findSnack, listOfferedSnacks, type SnackRow } from '#db/snacks/catalogue.ts';
import { nextMidnight } from '#domain/kitchen/due-moments.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import { photoPath } from '#domain/platform/photo-paths.ts';

/**
 * Snacks for everybody, from memory until somebody edits them or the last one is sold; what is sold
 * out today can be had again at midnight.
 */
export const snackHandlers = handlers(snacks, {
  list: fromSnapshot(listPage, nextMidnight),
  read: readSnack,
});

/** A snack on offer, with what a search looks through. */
type SearchableSnack = { snack: Snack; words: string };

/** A text as searches compare it: small letters without accents, one space between words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s\-\u2010-\u2015]+/g, ' ')
    .trim();

const toOffered = (snack: Snack): SearchableSnack => ({
  snack,
  words: plain([snack.name, snack.description, ...snack.tags, ...snack.categories].join(' ')),
});

/** The words of a search, each to be found as it is written; none of an empty one. */
const textOf = (search = ''): string[] => plain(search).split(' ').filter(Boolean);

type Filter = Pick<
  output<typeof SnackListQuery>,
  'ids' | 'category' | 'is_vegetarian' | 'is_spicy'
>;

function fits({ snack, words }: SearchableSnack, filter: Filter, sought: string[]): boolean {
  const { ids, category, is_vegetarian, is_spicy } = filter;
  return (
    (ids === undefined || ids.includes(snack.id)) &&
    (category === undefined || snack.categories.includes(category)) &&
    (is_vegetarian === undefined || snack.is_vegetarian === is_vegetarian) &&
    (is_spicy === undefined || snack.is_spicy === is_spicy) &&
    sought.every((word) => words.includes(word))
  );
}

const ORDERS = {
  sort_order: () => 0,
  name: (one: Snack, other: Snack) => one.name.localeCompare(other.name, 'en-CA'),
  price: (one: Snack, other: Snack) => one.price - other.price,
};

/**
 * The snacks that a query asks for, in its order. `offered` comes in the order of the kitchen, which
 * is kept between equals.
 */
function chooseSnacks(
  offered: readonly SearchableSnack[],
  query: output<typeof SnackListQuery>,
): Snack[] {
  const sought = textOf(query.search);
  const chosen = offered.filter((one) => fits(one, query, sought)).map(({ snack }) => snack);
  if (query.sort_by !== 'sort_order') chosen.sort(ORDERS[query.sort_by]);
  return query.sort_order === 'DESC' ? chosen.reverse() : chosen;
}

/** A snack as everybody reads it; some fields have an older name as well. */
export function presentSnack(row: SnackRow, today: IsoDay): Snack {
  const limitReached = row.daily_limit !== null && row.ordered >= row.daily_limit;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    title: row.name,
    description: row.description,
    price: row.price_cents,
    currency: 'CAD',
    unit: row.unit,
    image: row.photo_id && photoPath(row.photo_id, 960),
    category: row.categories[0] ?? null,
    categories: row.categories,
    is_vegetarian: row.is_vegetarian,
    is_spicy: row.is_spicy,
    preparation_time: row.preparation_minutes,
    calories: row.calories,
    tags: row.tags,
    allergens: row.allergens,
    featured: row.featured,
    delivery_charge: row.delivery_charge_cents,
    tax_percentage: row.tax_basis_points,
    sort_order: row.sort_order,
    sold_out_today: row.sold_out_day === today || limitReached,
  };
}

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
