import { useEffect, useRef } from 'react';
import type { Call } from '#contract/platform/endpoint.ts';
import { type WallTime, wallClockAt } from '#domain/platform/days.ts';
import { deliveryDatesQuery } from '#web/money/pricing/queries.ts';
import { call, loadModule } from '#web/platform/client/browser-client.ts';
import { askAgain } from '#web/platform/data/page-data.ts';
import { queryOptions } from '#web/platform/data/query-options.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { cachedAt, isShownFrom } from '#web/platform/offline/cached-at.ts';
import { type MenuWeek, mondayShown } from './menu-view.ts';

/** Its clock may be a little behind this device's. */
const AFTER_MS = 5_000;

/** So often at least, for devices whose clock is wrong, and for the two nights when Toronto's changes. */
const HOUR_MS = 3_600_000;

const minutesOf = (time: WallTime): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/**
 * In how many milliseconds a page that shows days looks for news: just after Toronto's midnight or
 * the cut-off, whichever comes first, and within the hour in any case.
 */
export function msToNextRefresh(epochMilliseconds: number, cutoff?: WallTime): number {
  const now = minutesOf(wallClockAt({ epochMilliseconds }).time);
  const next = cutoff && minutesOf(cutoff) > now ? minutesOf(cutoff) : 24 * 60;
  return Math.min((next - now) * 60_000 - (epochMilliseconds % 60_000) + AFTER_MS, HOUR_MS);
}

/** The part of the query cache that holds the menus. */
export const WEEKLY_MENU = 'weekly-menu';

/** The menu of a week. Which week is the present one, the kitchen says and not this device. */
export const weeklyMenuQuery = (call: Call, week: MenuWeek) =>
  queryOptions({
    queryKey: [WEEKLY_MENU, week],
    queryFn: async ({ client }) => {
      const { today } = await client.fetchQuery(deliveryDatesQuery(call));
      const { weeklyMenu } = await loadModule(() => import('#contract/menu/weekly-menu.ts'));
      return call(weeklyMenu.read, { query: { week_start_date: mondayShown({ week }, today) } });
    },
    staleTime: 5 * 60_000,
  });

/**
 * The kitchen's day and the days on offer, in a page that may stay open overnight: after midnight
 * and after the cut-off it looks again, and a new day brings the menus anew.
 */
export function useKitchenDates() {
  const dates = usePageQuery({
    ...deliveryDatesQuery(call),
    refetchInterval: ({ state }) => msToNextRefresh(Date.now(), state.data?.cutoff),
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

/**
 * A menu that was kept (`sw.js`) is asked for anew as soon as there is a connection, however short a
 * time ago it was seen; from then on it is no longer said to be an old one.
 * @param updatedAt when the menu that is shown was fetched; 0 while there is none
 */
export function useOfflineMenu(updatedAt: number): void {
  useEffect(() => {
    const ask = () => {
      // Without an answer, what is shown stays, and what is said of it.
      if (cachedAt() !== null) askAgain([WEEKLY_MENU]).catch(() => {});
    };
    if (navigator.onLine) ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, []);
  useEffect(() => isShownFrom(updatedAt), [updatedAt]);
}
