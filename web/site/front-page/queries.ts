import type { Call } from '#contract/platform/endpoint.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { queryOptions } from '#web/platform/data/query-options.ts';
import { postPageQuery } from '#web/site/blog/queries.ts';

/** What customers say, all of it; empty when the kitchen does not show it. */
export const testimonialsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['kitchen', 'testimonials'],
    queryFn: async () => {
      const { kitchen } = await loadModule(() => import('#contract/kitchen/kitchen.ts'));
      return call(kitchen.testimonials, {});
    },
  });

/** So many posts are shown on the front page. */
const LATEST = 3;

/** The latest posts, as many as the front page shows. */
export const latestPostsQuery = (call: Call) => postPageQuery(call, { page: 1, limit: LATEST });
