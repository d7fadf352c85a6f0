import type { BlogPage } from '#contract/site/blog.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';

/** `1 story`, `14 stories` */
const storiesText = (count: number): string => counted(count, 'story', 'stories');

/**
 * What a list has found: `3 stories in Festivals for “ladoo”`. `category` is its name; a capped total
 * is one beyond which nobody has counted.
 */
export function foundPostsText(
  { total, total_capped: isCapped }: Pick<BlogPage['pagination'], 'total' | 'total_capped'>,
  category: string | null,
  search: string,
): string {
  const where = category ? ` in ${category}` : '';
  const words = search.trim() ? ` for “${search.trim()}”` : '';
  return `${isCapped ? 'More than ' : ''}${storiesText(total)}${where}${words}`;
}

/** How long a post takes to read: `3 Min`. */
export const readingTimeText = (minutes: number): string => `${minutes} Min`;

/** When a post appeared, by Toronto's calendar: `Nov 23, 2026`. */
export const publishedText = (instant: string): string => formatDate(dayOf(instant));
