import type { Call } from '#contract/platform/call.ts';
import { loadPart } from '#web/platform/client/browser-client.ts';
import { queryOptions } from '#web/platform/data/query-options.ts';

/** How one can sign in besides with a password. */
export const signInWaysQuery = (call: Call) =>
  queryOptions({
    queryKey: ['sign-in-ways'],
    queryFn: async () => {
      const { accounts } = await loadPart(() => import('#contract/account/accounts.ts'));
      return call(accounts.signInWays, {});
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
