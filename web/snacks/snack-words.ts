import type { SnackCategory } from '#contract/snacks.ts';

/** The categories as customers read them (spec 2 section 2, Snacks). */
export const CATEGORY_WORDS: Record<SnackCategory, string> = {
  'indian-snacks': 'Indian Snacks',
  'street-food': 'Street Food',
  savory: 'Savory',
  sweet: 'Sweet',
};

/** `1 snack`, `28 snacks` */
export const snacksWords = (count: number): string => (count === 1 ? '1 snack' : `${count} snacks`);
