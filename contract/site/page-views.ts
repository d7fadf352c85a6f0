import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { IsoDay, Nothing } from '#contract/platform/primitives.ts';

/**
 * Our own count of visits: per page and day, and nothing about who looked
 * (docs/rules.md#counting-page-views).
 */
export const pageViews = {
  count: endpoint({
    method: 'POST',
    path: '/v1/page-views',
    access: 'public',
    summary: 'Count that a page was looked at; addresses that are no pages are not counted',
    body: z.object({
      /** The path alone, without what follows a `?` or `#`. */
      path: z.string().check(z.maxLength(200)),
    }),
    data: Nothing,
    status: 202,
    limit: { max: 300, windowSeconds: 3600, by: 'address' },
  }),
};

export const adminPageViews = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/page-views',
    access: 'owner',
    summary: 'How often each page was looked at from one day to another, the most first',
    query: z.object({ from: IsoDay, to: IsoDay }),
    data: z.array(z.object({ page: z.string(), views: z.int() })),
  }),
};
