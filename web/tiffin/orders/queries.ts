import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '#contract/platform/api-error.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import {
  type TiffinOrder,
  type TiffinOrderStatus,
  tiffinOrders,
} from '#contract/tiffin/tiffin-orders.ts';
import { TIFFINS_OVER } from '#domain/tiffin/order-states.ts';
import { call, callWithMeta } from '#web/platform/client/browser-client.ts';
import { pollEvery30s } from '#web/platform/client/query-client.ts';

/** Everything read here lies under this key, so that one word after a write refreshes it all. */
export const TIFFIN = 'tiffin';

/** How long the days on offer hold before they are asked for again, in milliseconds. */
const DATES_HOLD = 60_000;

/** One of the own subscriptions with its latest orders, by its number; looks for news. */
export const subscriptionQuery = (number: string) =>
  queryOptions({
    queryKey: [TIFFIN, 'subscription', number],
    queryFn: () => call(subscriptions.readByNumber, { params: { number } }),
    ...pollEvery30s<DataOf<typeof subscriptions.readByNumber>>(),
  });

/** All of the own subscriptions, newest first; looks for news. */
export const ownSubscriptionsQuery = () =>
  queryOptions({
    queryKey: [TIFFIN, 'subscriptions'],
    queryFn: () => call(subscriptions.listOwn, { params: { id: 'me' } }),
    ...pollEvery30s<DataOf<typeof subscriptions.listOwn>>(),
  });

/** The days that can be chosen, and the closures that explain the missing ones. */
export const availableDatesQuery = () =>
  queryOptions({
    queryKey: [TIFFIN, 'available-dates'],
    queryFn: () => call(subscriptions.availableDates, {}),
    staleTime: DATES_HOLD,
    refetchInterval: DATES_HOLD,
  });

/** States in which nothing more will happen by itself. */
const isOver = ({ status, actions }: TiffinOrder): boolean =>
  TIFFINS_OVER.includes(status) && !actions.unskip.allowed;

/** One of the own orders, by id or number; looks for news until it is over. */
export const orderQuery = (idOrNumber: string) =>
  queryOptions({
    queryKey: [TIFFIN, 'order', idOrNumber],
    queryFn: () => call(tiffinOrders.read, { params: { id: idOrNumber } }),
    ...pollEvery30s(isOver),
  });

/** The orders of one subscription for its status panel; a 404 means that there are none. Looks for news. */
export const orderStatusQuery = (subscription: string) =>
  queryOptions({
    queryKey: [TIFFIN, 'status', subscription],
    queryFn: () =>
      call(tiffinOrders.status, { params: { id: subscription } }).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return [];
        throw error;
      }),
    ...pollEvery30s<TiffinOrder[]>(),
  });

export type HistoryFilter = {
  page: number;
  subscription?: string | undefined;
  status?: TiffinOrderStatus | undefined;
  search?: string | undefined;
};

const HISTORY_PAGE = 10;

/** One page of all own orders, latest delivery day first, with the page counts. */
export const historyQuery = (wanted: HistoryFilter) =>
  queryOptions({
    queryKey: [TIFFIN, 'history', wanted],
    queryFn: async () => {
      const { data, pagination } = await callWithMeta(tiffinOrders.history, {
        query: { ...wanted, limit: HISTORY_PAGE },
      });
      return { orders: data, total: pagination?.total ?? 0, pages: pagination?.total_pages ?? 1 };
    },
  });
