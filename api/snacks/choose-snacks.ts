import type { output } from 'zod/mini';
import type { Snack, SnackListQuery } from '#contract/snacks/catalogue.ts';

/** A snack on offer, with what a search looks through. */
export type OfferedSnack = { snack: Snack; words: string };

/** A text as searches compare it: small letters without accents, one space between words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s\-\u2010-\u2015]+/g, ' ')
    .trim();

export const toOffered = (snack: Snack): OfferedSnack => ({
  snack,
  words: plain([snack.name, snack.description, ...snack.tags, ...snack.categories].join(' ')),
});

/** The words of a search, each to be found as it is written; none of an empty one. */
const wordsOf = (search = ''): string[] => plain(search).split(' ').filter(Boolean);

type Filter = Pick<
  output<typeof SnackListQuery>,
  'ids' | 'category' | 'is_vegetarian' | 'is_spicy'
>;

function fits({ snack, words }: OfferedSnack, filter: Filter, sought: string[]): boolean {
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
export function chooseSnacks(
  offered: readonly OfferedSnack[],
  query: output<typeof SnackListQuery>,
): Snack[] {
  const sought = wordsOf(query.search);
  const chosen = offered.filter((one) => fits(one, query, sought)).map(({ snack }) => snack);
  if (query.sort_by !== 'sort_order') chosen.sort(ORDERS[query.sort_by]);
  return query.sort_order === 'DESC' ? chosen.reverse() : chosen;
}
