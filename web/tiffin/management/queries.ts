import { queryOptions } from '@tanstack/react-query';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { TIFFIN } from '#web/tiffin/orders/queries.ts';

/** What would happen if a plan were cancelled now; asked anew each time. */
export const ifICancelQuery = (id: string) =>
  queryOptions({
    queryKey: [TIFFIN, 'if-i-cancel', id],
    queryFn: () => call(subscriptions.ifICancel, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
