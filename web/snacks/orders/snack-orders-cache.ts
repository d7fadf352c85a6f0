import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SnackOrder, SnackOrderWithHowToPay } from '#contract/snacks/orders.ts';
import { CUSTOMER_HOME } from '#web/account/home/home-query-key.ts';
import { type OrdersPage, SNACK_ORDERS } from './queries.ts';

export type SnackOrdersCache = {
  /** Shows what a write answered everywhere at once, then asks the server for the rest. */
  put(order: SnackOrder): Promise<void>;
  /** Asks the server again for every snack order that is on the screen. */
  refresh(): void;
};

/** The part of the query cache that holds the own snack orders. */
export function snackOrdersCache(queries: QueryClient): SnackOrdersCache {
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [SNACK_ORDERS] });
    void queries.invalidateQueries({ queryKey: [CUSTOMER_HOME] });
  };
  return {
    refresh,
    async put(order) {
      const renewed = <O extends SnackOrder>(one: O): O =>
        one.id === order.id ? { ...one, ...order } : one;
      // An answer that set out before the write would bring the old state back.
      await queries.cancelQueries({ queryKey: [SNACK_ORDERS] });
      queries.setQueriesData<SnackOrderWithHowToPay>(
        { queryKey: [SNACK_ORDERS, 'order'] },
        (one) => one && renewed(one),
      );
      queries.setQueriesData<InfiniteData<OrdersPage>>(
        { queryKey: [SNACK_ORDERS, 'own'] },
        (all) =>
          all && {
            ...all,
            pages: all.pages.map((page) => ({ ...page, orders: page.orders.map(renewed) })),
          },
      );
      refresh();
    },
  };
}

export function useSnackOrdersCache(): SnackOrdersCache {
  const queries = useQueryClient();
  return useMemo(() => snackOrdersCache(queries), [queries]);
}
