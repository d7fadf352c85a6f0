import type { output } from 'zod/mini';
import type { Snack, SnackListQuery } from '#contract/snacks.ts';

/** A snack on offer, with what a search looks through. */
export type OfferedSnack = { snack: Snack; words: string };

export const toOffered = (snack: Snack): OfferedSnack => ({
  snack,
  words: `${snack.name} ${snack.description} ${snack.tags.join(' ')}`.toLowerCase(),
});

type Filter = Pick<
  output<typeof SnackListQuery>,
  'ids' | 'category' | 'is_vegetarian' | 'is_spicy' | 'search'
>;

function fits({ snack, words }: OfferedSnack, filter: Filter): boolean {
  const { ids, category, is_vegetarian, is_spicy, search } = filter;
  return (
    (ids === undefined || ids.includes(snack.id)) &&
    (category === undefined || snack.categories.includes(category)) &&
    (is_vegetarian === undefined || snack.is_vegetarian === is_vegetarian) &&
    (is_spicy === undefined || snack.is_spicy === is_spicy) &&
    (!search || words.includes(search.toLowerCase()))
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
export function chooseSnacks(
  offered: readonly OfferedSnack[],
  query: output<typeof SnackListQuery>,
): Snack[] {
  const chosen = offered.filter((one) => fits(one, query)).map(({ snack }) => snack);
  if (query.sort_by !== 'sort_order') chosen.sort(ORDERS[query.sort_by]);
  return query.sort_order === 'DESC' ? chosen.reverse() : chosen;
}
