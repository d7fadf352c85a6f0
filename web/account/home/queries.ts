import { queryOptions } from '@tanstack/react-query';
import { type Home, home } from '#contract/account/home.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { pollEvery30s } from '#web/platform/client/query-client.ts';
import { HOME } from './home-key.ts';

/** What comes next, and how many orders of each kind there are; looks for news. */
export const homeQuery = () =>
  queryOptions({
    queryKey: [HOME],
    queryFn: () => call(home.read, {}),
    ...pollEvery30s<Home>(),
    // Something may have been ordered since it was read last.
    refetchOnMount: 'always',
  });
