import { queryOptions } from '@tanstack/react-query';
import { calendarFeed } from '#contract/tiffin/calendar-feed.ts';
import { call } from '#web/platform/client/browser-client.ts';

/** The private address of the own calendar; only its owner changes it. */
export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: () => call(calendarFeed.read, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
