import { queryOptions } from '@tanstack/react-query';
import { leaving } from '#contract/account/leaving.ts';
import { call } from '#web/platform/client/browser-client.ts';

/** What deleting the account means for what runs; read anew each time it is asked for. */
export const leavingQuery = () =>
  queryOptions({
    queryKey: ['leaving'],
    queryFn: () => call(leaving.read, {}),
    staleTime: 0,
    gcTime: 0,
  });
