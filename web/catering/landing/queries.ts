import type { Call } from '#contract/platform/endpoint.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { queryOptions } from '#web/platform/data/query-options.ts';

/** The part of the query cache that holds what catering offers. */
export const CATERING = 'catering';

const contract = async () =>
  (await loadModule(() => import('#contract/catering/catering.ts'))).catering;

/** The kitchen changes these a few times a year. */
const HOLDS = 5 * 60_000;

/** The catering plans on offer, in the kitchen's order. */
export const cateringPlansQuery = (call: Call) =>
  queryOptions({
    queryKey: [CATERING, 'plans'],
    queryFn: async () => call((await contract()).plans, {}),
    staleTime: HOLDS,
  });

/** What a menu can be put together from, and what extras cost. */
export const cateringMenuQuery = (call: Call) =>
  queryOptions({
    queryKey: [CATERING, 'menu'],
    queryFn: async () => call((await contract()).menu, {}),
    staleTime: HOLDS,
  });
