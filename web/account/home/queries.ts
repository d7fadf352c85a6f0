import { queryOptions } from '@tanstack/react-query';
import { type CustomerHome, customerHome } from '#contract/account/customer-home.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { pollEvery30s } from '#web/platform/client/query-client.ts';
import { CUSTOMER_HOME } from './home-query-key.ts';

/** What comes next, and how many orders of each kind there are; looks for news. */
export const customerHomeQuery = () =>
  queryOptions({
    queryKey: [CUSTOMER_HOME],
    queryFn: () => call(customerHome.read, {}),
    ...pollEvery30s<CustomerHome>(),
    // Something may have been ordered since it was read last.
    refetchOnMount: 'always',
  });
