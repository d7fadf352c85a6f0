import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import type { PlanType } from '#contract/plans.ts';
import { loadPart } from '#web/api/browser-client.ts';

/** The plan groups on offer with their variants, of one service or of both. */
export const planGroupsQuery = (call: Call, planType?: PlanType) =>
  queryOptions({
    queryKey: ['plan-groups', planType ?? 'all'],
    queryFn: async () => {
      const { plans } = await loadPart(() => import('#contract/plans.ts'));
      return call(plans.listPublic, { query: { planType } });
    },
    staleTime: 5 * 60_000,
  });
