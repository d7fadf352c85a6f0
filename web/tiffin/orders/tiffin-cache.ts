import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { HOME } from '#web/account/coming-up/home-key.ts';
import { applyOrder } from './apply-order.ts';
import { TIFFIN } from './queries.ts';

export type TiffinCache = {
  /** Shows what a write answered everywhere at once, then asks the server for the rest. */
  put(order: TiffinOrder): Promise<void>;
  /** The same for a write that answered with a subscription. */
  putSubscription(subscription: Subscription): Promise<void>;
  /** Asks the server again for everything about tiffins that is on the screen. */
  refresh(): void;
};

/** The part of the query cache that holds subscriptions and orders. */
export function tiffinCache(queries: QueryClient): TiffinCache {
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [TIFFIN] });
    void queries.invalidateQueries({ queryKey: [HOME] });
  };
  const replaced = (orders: TiffinOrder[] | undefined, order: TiffinOrder) =>
    orders?.map((one) => (one.id === order.id ? order : one));

  return {
    refresh,
    async putSubscription(subscription) {
      const { subscriptionId } = subscription;
      const renewed = <S extends Subscription>(one: S): S =>
        one.subscriptionId === subscriptionId ? { ...one, ...subscription } : one;
      await queries.cancelQueries({ queryKey: [TIFFIN] });
      queries.setQueriesData<Subscription>(
        { queryKey: [TIFFIN, 'subscription'] },
        (one) => one && renewed(one),
      );
      queries.setQueriesData<Subscription[]>({ queryKey: [TIFFIN, 'subscriptions'] }, (all) =>
        all?.map(renewed),
      );
      refresh();
    },
    async put(order) {
      // An answer that set out before the write would bring the old state back.
      await queries.cancelQueries({ queryKey: [TIFFIN] });
      queries.setQueriesData<Subscription>(
        { queryKey: [TIFFIN, 'subscription'] },
        (one) => one && applyOrder(one, order),
      );
      queries.setQueriesData<Subscription[]>({ queryKey: [TIFFIN, 'subscriptions'] }, (all) =>
        all?.map((one) => applyOrder(one, order)),
      );
      queries.setQueriesData<TiffinOrder>({ queryKey: [TIFFIN, 'order'] }, (one) =>
        one?.id === order.id ? order : one,
      );
      queries.setQueriesData<TiffinOrder[]>({ queryKey: [TIFFIN, 'status'] }, (all) =>
        replaced(all, order),
      );
      refresh();
    },
  };
}

export function useTiffinCache(): TiffinCache {
  const queries = useQueryClient();
  return useMemo(() => tiffinCache(queries), [queries]);
}
