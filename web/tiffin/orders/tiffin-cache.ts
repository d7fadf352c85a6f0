import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { TIFFINS_NOT_COOKED } from '#domain/tiffin/order-states.ts';
import { CUSTOMER_HOME } from '#web/account/home/home-query-key.ts';
import { TIFFIN } from './queries.ts';

export type TiffinCache = {
  /** Shows what a write answered everywhere at once, then asks the server for the rest. */
  put(order: TiffinOrder): Promise<void>;
  /** The same for a write that answered with a subscription. */
  putSubscription(subscription: Subscription): Promise<void>;
  /** Asks the server again for everything about tiffins that is on the screen. */
  refresh(): void;
};

/** What an order holds and has used; the wire has their sum, and the state says which it is. */
function creditsOf(order: TiffinOrder | undefined): { held: number; used: number } {
  if (!order) return { held: 0, used: 0 };
  const { creditsUsed, status } = order;
  return TIFFINS_NOT_COOKED.includes(status)
    ? { held: creditsUsed, used: 0 }
    : { held: 0, used: creditsUsed };
}

const latestFirst = (one: TiffinOrder, other: TiffinOrder) =>
  other.deliveryDate.localeCompare(one.deliveryDate) ||
  other.deliveryTimeSlot.localeCompare(one.deliveryTimeSlot);

/**
 * A subscription as it is after a write that answered with this order, so that the screen shows the
 * new state and figures at once. The server's own word follows with the next read.
 */
export function applyOrder<S extends Subscription>(subscription: S, order: TiffinOrder): S {
  if (order.subscriptionId !== subscription.subscriptionId) return subscription;
  const before = creditsOf(subscription.orders.find(({ id }) => id === order.id));
  const after = creditsOf(order);
  const heldMore = after.held - before.held;
  const usedMore = after.used - before.used;
  return {
    ...subscription,
    remainingCredits: subscription.remainingCredits - heldMore - usedMore,
    reservedCredits: subscription.reservedCredits + heldMore,
    usedCredits: subscription.usedCredits + usedMore,
    orders: [order, ...subscription.orders.filter(({ id }) => id !== order.id)].sort(latestFirst),
  };
}

/** The part of the query cache that holds subscriptions and orders. */
export function tiffinCache(queries: QueryClient): TiffinCache {
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [TIFFIN] });
    void queries.invalidateQueries({ queryKey: [CUSTOMER_HOME] });
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
