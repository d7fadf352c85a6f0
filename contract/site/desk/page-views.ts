import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { IsoDay } from '#contract/platform/primitives.ts';

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
