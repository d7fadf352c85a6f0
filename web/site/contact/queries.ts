import type { Call } from '#contract/platform/endpoint.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { queryOptions } from '#web/platform/data/query-options.ts';

const contract = async () =>
  (await loadModule(() => import('#contract/kitchen/kitchen.ts'))).kitchen;

/** The weekly opening hours, Monday first. */
export const openingHoursQuery = (call: Call) =>
  queryOptions({
    queryKey: ['kitchen', 'timings'],
    queryFn: async () => call((await contract()).weeklyTiming, {}),
  });

/** The days ahead on which the kitchen is closed. */
export const closuresQuery = (call: Call) =>
  queryOptions({
    queryKey: ['kitchen', 'closures'],
    queryFn: async () => call((await contract()).closures, {}),
  });

/** Where the kitchen is, and what it says about itself. */
export const aboutQuery = (call: Call) =>
  queryOptions({
    queryKey: ['kitchen', 'about'],
    queryFn: async () => call((await contract()).about, {}),
  });
