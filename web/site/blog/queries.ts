import type { Call } from '#contract/platform/endpoint.ts';
import type { BlogEntry } from '#contract/site/blog.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { keepPreviousData, queryOptions } from '#web/platform/data/query-options.ts';

/** The part of the query cache that holds the blog. */
export const BLOG = 'blog';

/** What a page of the list shows; `category_id` is a category's id or slug. */
export type PostFilter = {
  page: number;
  limit: number;
  category_id?: string | undefined;
  search?: string | undefined;
};

const contract = async () => (await loadModule(() => import('#contract/site/blog.ts'))).blog;

/** The latest first, in the words of the API. */
const ORDER = { sort_by: 'published_at', sort_order: 'DESC' } as const;

/** One page of the published posts. While another one loads, the one before stays. */
export const postPageQuery = (call: Call, wanted: PostFilter) =>
  queryOptions({
    queryKey: [BLOG, 'page', wanted],
    queryFn: async () => call((await contract()).list, { query: { ...wanted, ...ORDER } }),
    placeholderData: keepPreviousData,
  });

/** The categories that have something to read. */
export const blogCategoriesQuery = (call: Call) =>
  queryOptions({
    queryKey: [BLOG, 'categories'],
    queryFn: async () => call((await contract()).categories, {}),
    staleTime: 5 * 60_000,
  });

/** One post by slug or id; failed with 404 when there is none. */
export const postQuery = (call: Call, slugOrId: string) =>
  queryOptions({
    queryKey: [BLOG, 'post', slugOrId],
    queryFn: async () => call((await contract()).read, { params: { id: slugOrId } }),
  });

/** So many are shown below a post. */
const RELATED = 3;

/** The latest posts of the same category, filled up with the latest of the others. */
export const relatedPostsQuery = (call: Call, slugOrId: string) =>
  queryOptions({
    queryKey: [BLOG, 'related', slugOrId],
    queryFn: async ({ client }): Promise<BlogEntry[]> => {
      const { id, category_id } = await client.ensureQueryData(postQuery(call, slugOrId));
      const { list } = await contract();
      const first = { page: 1, limit: RELATED, except: id, ...ORDER };
      const { blogs: alike } = await call(list, { query: { ...first, category_id } });
      if (alike.length === RELATED) return alike;
      const { blogs: latest } = await call(list, { query: first });
      const others = latest.filter(({ id }) => alike.every((one) => one.id !== id));
      return [...alike, ...others].slice(0, RELATED);
    },
  });
