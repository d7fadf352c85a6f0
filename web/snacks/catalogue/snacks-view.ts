import type { SnackCategory } from '#contract/snacks/catalogue.ts';
import { counted } from '#domain/platform/plural.ts';
import { paths } from '#web/paths.ts';
import type { SnackFilter } from './queries.ts';

/** What of the snacks is shown. Its only home is the address, so that back, reload and sharing work. */
export type SnacksView = {
  category: SnackCategory | null;
  vegetarian: boolean;
  spicy: boolean;
  /** What is searched for; empty for everything. */
  search: string;
  /** From 1. */
  page: number;
  limit: number;
};

/** What a list of snacks lets one choose from, and how many it shows at once. */
export type SnackList = {
  path: string;
  categories: readonly SnackCategory[];
  /** The first is what shows when the address names none. */
  limits: readonly [number, ...number[]];
};

const isOn = (query: URLSearchParams, name: string): boolean =>
  ['1', 'true'].includes(query.get(name) ?? '');

function wholeNumber(written: string | null): number | null {
  return written && /^[1-9]\d{0,4}$/.test(written) ? Number(written) : null;
}

/** The view of an address; what it names and the list does not have counts as not named. */
export function readSnacksView(list: SnackList, query: URLSearchParams): SnacksView {
  const limit = wholeNumber(query.get('limit'));
  // As old links spell it, too: `Indian Snacks`, `street_food`.
  const category = query
    .get('category')
    ?.trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return {
    category: list.categories.find((one) => one === category) ?? null,
    vegetarian: isOn(query, 'vegetarian'),
    spicy: isOn(query, 'spicy'),
    search: query.get('search')?.slice(0, 100) ?? '',
    page: wholeNumber(query.get('page')) ?? 1,
    limit: list.limits.find((one) => one === limit) ?? list.limits[0],
  };
}

/** The address of a view; only what is not the usual stands in it. */
export function snacksViewPath(list: SnackList, view: SnacksView): string {
  const query = new URLSearchParams();
  if (view.category) query.set('category', view.category);
  if (view.vegetarian) query.set('vegetarian', '1');
  if (view.spicy) query.set('spicy', '1');
  if (view.search.trim() !== '') query.set('search', view.search);
  if (view.page > 1) query.set('page', String(view.page));
  if (view.limit !== list.limits[0]) query.set('limit', String(view.limit));
  return query.size === 0 ? list.path : `${list.path}?${query}`;
}

/** The address of the same list with another filter: on its first page. */
export const filterPath = (
  list: SnackList,
  view: SnacksView,
  change: Partial<Omit<SnacksView, 'page' | 'limit'>>,
): string => snacksViewPath(list, { ...view, ...change, page: 1 });

/** Everything, and as many at once as the list can show. */
export const clearedSnacksPath = (list: SnackList): string =>
  snacksViewPath(list, {
    category: null,
    vegetarian: false,
    spicy: false,
    search: '',
    page: 1,
    limit: list.limits.at(-1) ?? list.limits[0],
  });

export const isSnacksFiltered = ({ category, vegetarian, spicy, search }: SnacksView): boolean =>
  category !== null || vegetarian || spicy || search.trim() !== '';

/** What to ask the API for. */
export function snackFilterOf({ page, limit, ...view }: SnacksView): SnackFilter {
  const search = view.search.trim();
  return {
    page,
    limit,
    ...(view.category && { category: view.category }),
    ...(view.vegetarian && { is_vegetarian: true as const }),
    ...(view.spicy && { is_spicy: true as const }),
    ...(search && { search }),
  };
}

/** The grid of `/snacks`: five at first, twelve once its filters were cleared. */
export const SNACK_GRID: SnackList = {
  path: paths.snacks,
  categories: ['indian-snacks', 'street-food'],
  limits: [5, 12],
};

/** The categories as customers read them. */
export const SNACK_CATEGORY_LABELS: Record<SnackCategory, string> = {
  'indian-snacks': 'Indian Snacks',
  'street-food': 'Street Food',
  savory: 'Savory',
  sweet: 'Sweet',
};

/** `1 snack`, `28 snacks` */
const snacksText = (count: number): string => counted(count, 'snack');

/** What a list has found: `12 snacks in Sweet for “ladoo”`. */
export function foundSnacksText(total: number, { category, search }: SnacksView): string {
  const kind = category ? ` in ${SNACK_CATEGORY_LABELS[category]}` : '';
  const words = search.trim() ? ` for “${search.trim()}”` : '';
  return `${snacksText(total)}${kind}${words}`;
}
