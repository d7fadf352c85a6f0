import { queryOptions } from '@tanstack/react-query';
import { receipts } from '#contract/money/receipts.ts';
import { call } from '#web/platform/client/browser-client.ts';

/** What was paid for a plan or a snack order, by its number. */
export const paymentsQuery = (number: string) =>
  queryOptions({
    queryKey: ['payments', number],
    queryFn: () => call(receipts.list, { params: { number } }),
  });
