import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type SnackOrder,
  type SnackOrderWithHowToPay,
  snackOrders,
} from '#contract/snacks/orders.ts';
import { isSnackOrderFinal } from '#domain/snacks/order-states.ts';
import { call, callWithMeta } from '#web/platform/client/browser-client.ts';
import { pollEvery30s } from '#web/platform/client/query-client.ts';

/** Everything read here lies under this key, so that one word after a write refreshes it all. */
export const SNACK_ORDERS = 'snack-orders';

/** So many orders come at once; a customer with more asks for them. */
const ORDERS_PAGE = 50;

/** A page of the own orders as the API answers it. */
export type OrdersPage = { orders: SnackOrder[]; page: number; pages: number; total: number };

const isOver = ({ status }: SnackOrder): boolean => isSnackOrderFinal(status);

async function readPage(page: number): Promise<OrdersPage> {
  const { data, pagination } = await callWithMeta(snackOrders.listOwn, {
    params: { id: 'me' },
    query: { page, limit: ORDERS_PAGE },
  });
  return {
    orders: data,
    page,
    pages: pagination?.total_pages ?? 1,
    total: pagination?.total ?? data.length,
  };
}

/** One of the own orders with how to pay it, by its number; looks for news until it is over. */
export const snackOrderQuery = (number: string, paused = false) =>
  queryOptions({
    queryKey: [SNACK_ORDERS, 'order', number],
    queryFn: () => call(snackOrders.readByNumber, { params: { number } }),
    ...pollEvery30s<SnackOrderWithHowToPay>(isOver, paused),
  });

/** The orders of the pages read so far; one that slid onto the next page meanwhile is there once. */
function together({ pages }: InfiniteData<OrdersPage>): { orders: SnackOrder[]; total: number } {
  const byId = new Map(pages.flatMap(({ orders }) => orders.map((order) => [order.id, order])));
  return { orders: [...byId.values()], total: pages.at(-1)?.total ?? 0 };
}

/**
 * The own snack orders, newest first, a page and then more; looks for news while something can
 * still happen to one of them, and whenever the tab is shown again.
 */
export const ownSnackOrdersQuery = () =>
  infiniteQueryOptions({
    queryKey: [SNACK_ORDERS, 'own'],
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    select: together,
    ...pollEvery30s<InfiniteData<OrdersPage>>(({ pages }) =>
      pages.every(({ orders }) => orders.every(isOver)),
    ),
    refetchOnWindowFocus: 'always',
  });
