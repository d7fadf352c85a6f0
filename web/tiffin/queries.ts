import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '#contract/api-error.ts';
import { subscriptions } from '#contract/subscriptions.ts';
import { type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin-orders.ts';
import { call, callWithMeta } from '#web/api/browser-client.ts';

/** Everything read here lies under this key, so that one word after a write refreshes it all. */
export const TIFFIN = 'tiffin';

/** How long the days on offer hold before they are asked for again, in milliseconds. */
const DATES_HOLD = 60_000;

/** One of the own subscriptions with its latest orders, by its number. */
export const subscriptionQuery = (number: string) =>
  queryOptions({
    queryKey: [TIFFIN, 'subscription', number],
    queryFn: () => call(subscriptions.readByNumber, { params: { number } }),
  });

/** All of the own subscriptions, newest first. */
export const ownSubscriptionsQuery = () =>
  queryOptions({
    queryKey: [TIFFIN, 'subscriptions'],
    queryFn: () => call(subscriptions.listOwn, { params: { id: 'me' } }),
  });

/** The days that can be chosen, and the closures that explain the missing ones. */
export const availableDatesQuery = () =>
  queryOptions({
    queryKey: [TIFFIN, 'available-dates'],
    queryFn: () => call(subscriptions.availableDates, {}),
    staleTime: DATES_HOLD,
    refetchInterval: DATES_HOLD,
  });

/** One of the own orders, by id or number. */
export const orderQuery = (idOrNumber: string) =>
  queryOptions({
    queryKey: [TIFFIN, 'order', idOrNumber],
    queryFn: () => call(tiffinOrders.read, { params: { id: idOrNumber } }),
  });

/** The orders of one subscription for its status panel; a 404 means that there are none. */
export const orderStatusQuery = (subscription: string) =>
  queryOptions({
    queryKey: [TIFFIN, 'status', subscription],
    queryFn: () =>
      call(tiffinOrders.status, { params: { id: subscription } }).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return [];
        throw error;
      }),
  });

export type HistoryWanted = {
  page: number;
  subscription?: string | undefined;
  status?: TiffinOrderStatus | undefined;
  search?: string | undefined;
};

export const HISTORY_PAGE = 10;

/** One page of all own orders, latest delivery day first, with the page counts. */
export const historyQuery = (wanted: HistoryWanted) =>
  queryOptions({
    queryKey: [TIFFIN, 'history', wanted],
    queryFn: async () => {
      const { data, pagination } = await callWithMeta(tiffinOrders.history, {
        query: { ...wanted, limit: HISTORY_PAGE },
      });
      return { orders: data, total: pagination?.total ?? 0, pages: pagination?.total_pages ?? 1 };
    },
  });
