import { redirect } from 'react-router';
import { isSlug, slugOf } from '#domain/platform/slug.ts';
import { blogDetailsPath, blogPath, paths } from '#web/paths.ts';
import type { PostFilter } from './queries.ts';

/** What of the blog is listed. Its only home is the address, so that back, reload and sharing work. */
export type BlogView = {
  /** A category's slug; null for all of them. */
  category: string | null;
  /** What is searched for; empty for everything. */
  search: string;
  /** From 1. */
  page: number;
};

/** Posts on one page. */
export const POSTS_A_PAGE = 6;

/** The whole blog, from its beginning. */
export const WHOLE_BLOG: BlogView = { category: null, search: '', page: 1 };

/** Stands for what cannot be a category; no category has this slug. */
const NO_CATEGORY = '-';

/** The category that an address names by its slug, its id or its name; null when it names none. */
function readCategory(written: string): string | null {
  const name = written.trim().toLowerCase();
  if (name === '' || isSlug(name)) return name || null;
  // What a person could not have typed is nobody's name.
  return /\p{Cc}/u.test(name) ? NO_CATEGORY : slugOf(name, NO_CATEGORY);
}

/** The view of an address; a page that cannot be one is the first. */
export function readBlogView(query: URLSearchParams): BlogView {
  const page = query.get('page') ?? '';
  return {
    category: readCategory(query.get('category')?.slice(0, 80) ?? ''),
    search: query.get('search')?.slice(0, 100) ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** A view whose category is one of the kitchen's, by its slug; one that there is not counts as not named. */
export function withKnownCategory(
  view: BlogView,
  known: readonly { id: string; slug: string }[] | null,
): BlogView {
  if (!known || view.category === null) return view;
  const named = known.find(({ id, slug }) => slug === view.category || id === view.category);
  return named ? { ...view, category: named.slug } : { ...view, category: null, page: 1 };
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

/** Whether some of the posts are left out. */
export const isBlogFiltered = ({ category, search }: BlogView): boolean =>
  category !== null || search.trim() !== '';

/** What to ask the API for. */
export function postFilterOf({ category, search, page }: BlogView): PostFilter {
  return {
    page,
    limit: POSTS_A_PAGE,
    ...(category && { category_id: category }),
    ...(search.trim() && { search: search.trim() }),
  };
}

/**
 * Which post an address asks for, by slug or id: `/blog/{…}`, or the second address with `?slug=` or
 * `?id=`; null when it names none.
 */
export function postInUrl(blogId: string | undefined, query: URLSearchParams): string | null {
  const asked = blogId ?? (query.get('slug')?.trim() || query.get('id')?.trim());
  return asked || null;
}

/** The same for a loader: without a post it goes to the list. */
export function requirePostInUrl(blogId: string | undefined, url: string): string {
  const asked = postInUrl(blogId, new URL(url).searchParams);
  if (!asked) throw redirect(paths.blogs);
  return asked;
}

/** The one address of what is asked for: a path that names a post needs no query, and one name is enough. */
export function postPathOf(blogId: string | undefined, query: URLSearchParams): string {
  const asked = postInUrl(blogId, query);
  if (!asked) return paths.blogDetails;
  return blogId === undefined ? blogDetailsPath(asked) : blogPath(asked);
}
