import { useEffect, useRef } from 'react';
import { call } from '#web/platform/client/browser-client.ts';
import { askAgain } from '#web/platform/data/late-queries.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { deliveryDatesQuery } from '#web/money/pricing/queries.ts';
import { msToNextLook } from './next-look.ts';
import { WEEKLY_MENU } from './queries.ts';

/**
 * The kitchen's day and the days on offer, in a page that may stay open overnight: after midnight
 * and after the cut-off it looks again, and a new day brings the menus anew.
 */
export function useKitchenDates() {
  const dates = usePageQuery({
    ...deliveryDatesQuery(call),
    refetchInterval: ({ state }) => msToNextLook(Date.now(), state.data?.cutoff),
  });
  const today = dates.data?.today;
  const before = useRef(today);
  useEffect(() => {
    if (before.current !== undefined && before.current !== today)
      askAgain([WEEKLY_MENU]).catch(() => {});
    before.current = today;
  }, [today]);
  return dates;
}
