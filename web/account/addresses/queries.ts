import { queryOptions } from '@tanstack/react-query';
import { addresses } from '#contract/account/addresses.ts';
import { call } from '#web/platform/client/browser-client.ts';

/** The saved addresses of the customer, the default one first. */
export const addressesQuery = () =>
  queryOptions({ queryKey: ['addresses'], queryFn: () => call(addresses.list, {}) });
