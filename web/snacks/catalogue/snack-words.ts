import type { SnackCategory } from '#contract/snacks/catalogue.ts';
import type { SnacksView } from './snacks-view.ts';

/** The categories as customers read them. */
export const CATEGORY_WORDS: Record<SnackCategory, string> = {
  'indian-snacks': 'Indian Snacks',
  'street-food': 'Street Food',
  savory: 'Savory',
  sweet: 'Sweet',
};

/** `1 snack`, `28 snacks` */
const snacksWords = (count: number): string => (count === 1 ? '1 snack' : `${count} snacks`);

/** What a list has found: `12 snacks in Sweet for “ladoo”`. */
export function foundWords(total: number, { category, search }: SnacksView): string {
  const kind = category ? ` in ${CATEGORY_WORDS[category]}` : '';
  const words = search.trim() ? ` for “${search.trim()}”` : '';
  return `${snacksWords(total)}${kind}${words}`;
}
