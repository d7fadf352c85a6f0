import { redirect } from 'react-router';
import { blogDetailsPath, blogPath, paths } from '#web/paths.ts';

/**
 * Which post an address asks for, by slug or id: `/blog/{…}`, or the second address with `?slug=` or
 * `?id=`; null when it names none.
 */
export function askedPost(blogId: string | undefined, query: URLSearchParams): string | null {
  const asked = blogId ?? (query.get('slug')?.trim() || query.get('id')?.trim());
  return asked || null;
}

/** The same for a loader: without a post it goes to the list. */
export function requireAskedPost(blogId: string | undefined, url: string): string {
  const asked = askedPost(blogId, new URL(url).searchParams);
  if (!asked) throw redirect(paths.blogs);
  return asked;
}

/** The one address of what is asked for: a path that names a post needs no query, and one name is enough. */
export function askedPath(blogId: string | undefined, query: URLSearchParams): string {
  const asked = askedPost(blogId, query);
  if (!asked) return paths.blogDetails;
  return blogId === undefined ? blogDetailsPath(asked) : blogPath(asked);
}
