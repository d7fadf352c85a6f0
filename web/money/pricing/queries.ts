import type { PlanType } from '#contract/money/plans.ts';
import type { Call } from '#contract/platform/endpoint.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { queryOptions } from '#web/platform/data/query-options.ts';

/** The plan groups on offer with their variants, of one service or of both. */
export const planGroupsQuery = (call: Call, planType?: PlanType) =>
  queryOptions({
    queryKey: ['plan-groups', planType ?? 'all'],
    queryFn: async () => {
      const { plans } = await loadModule(() => import('#contract/money/plans.ts'));
      return call(plans.listPublic, { query: { planType } });
    },
    staleTime: 5 * 60_000,
  });

/**
 * The days on offer and the cut-off, kept under the key of `web/tiffin/orders/queries.ts`. It is written
 * again here because that file brings the whole contract along, which the price list does without.
 */
export const deliveryDatesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['tiffin', 'available-dates'],
    queryFn: async () => {
      const { subscriptions } = await loadModule(() => import('#contract/tiffin/subscriptions.ts'));
      return call(subscriptions.availableDates, {});
    },
    staleTime: 60_000,
  });
