import { paths } from '#web/paths.ts';
import type { WantedPosts } from './queries.ts';

/** What of the blog is listed. Its only home is the address, so that back, reload and sharing work. */
export type BlogView = {
  /** A category's slug; null for all of them. */
  category: string | null;
  /** What is searched for; empty for everything. */
  search: string;
  /** From 1. */
  page: number;
};

/** Posts on one page (spec 2 section 9). */
export const POSTS_A_PAGE = 6;

/** The whole blog, from its beginning. */
export const WHOLE_BLOG: BlogView = { category: null, search: '', page: 1 };

/** The view of an address; a page that cannot be one is the first. */
export function readBlogView(query: URLSearchParams): BlogView {
  const page = query.get('page') ?? '';
  const category = query.get('category')?.trim().toLowerCase().replace(/\s+/g, '-').slice(0, 80);
  return {
    category: category || null,
    search: query.get('search')?.slice(0, 100) ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a view; only what is not the usual stands in it. */
export function blogViewPath({ category, search, page }: BlogView): string {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('search', search);
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.blogs : `${paths.blogs}?${query}`;
}

/** The address of the same list with another filter: on its first page. */
export const blogFilterPath = (
  view: BlogView,
  change: Partial<Pick<BlogView, 'category' | 'search'>>,
): string => blogViewPath({ ...view, ...change, page: 1 });

export const isBlogFiltered = ({ category, search }: BlogView): boolean =>
  category !== null || search.trim() !== '';

/** What to ask the API for. */
export function postsWanted({ category, search, page }: BlogView): WantedPosts {
  return {
    page,
    limit: POSTS_A_PAGE,
    ...(category && { category_id: category }),
    ...(search.trim() && { search: search.trim() }),
  };
}
