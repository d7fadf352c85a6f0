import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type RecurringBooking, recurringBooking } from '#contract/tiffin/recurring-booking.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { pollEvery30s } from '#web/platform/client/query-client.ts';
import { TIFFIN } from '#web/tiffin/orders/queries.ts';

/**
 * The weekly pattern of a subscription, by its number: `usual` is null when there is none, `days`
 * are its next ones and `lastsUntil` is the last delivery that the credits cover. Looks for news.
 */
export const recurringBookingQuery = (number: string) =>
  queryOptions({
    queryKey: [TIFFIN, 'usual', number],
    queryFn: () => call(recurringBooking.read, { params: { id: number } }),
    ...pollEvery30s<RecurringBooking>(),
  });

type Pattern = InputOf<typeof recurringBooking.preview>['body'];

/** What a pattern would book; null while the form holds none. */
export const recurringBookingPreviewQuery = (number: string, pattern: Pattern | null) =>
  queryOptions({
    queryKey: [TIFFIN, 'usual-preview', number, pattern],
    queryFn: () =>
      call(recurringBooking.preview, {
        params: { id: number },
        body: pattern ?? { entries: [], leftovers: 'keep' },
      }),
    enabled: pattern !== null,
    placeholderData: keepPreviousData,
  });
