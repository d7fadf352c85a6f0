import { useEffect, useRef } from 'react';
import type { SnackOrder, SnackOrderStatus } from '#contract/snacks/orders.ts';
import { useToast } from '#web/platform/ui/toast.tsx';
import { headlineOf } from './headline.ts';

/**
 * Says politely when an order has come into another state while it is looked at. Answers how to
 * name a state that the reader brought about, which is no news.
 */
export function useNews(order: SnackOrder): (status: SnackOrderStatus) => void {
  const toast = useToast();
  const known = useRef(order.status);

  useEffect(() => {
    if (known.current === order.status) return;
    known.current = order.status;
    toast({ message: headlineOf(order).title });
  }, [order, toast]);

  return (status) => {
    known.current = status;
  };
}
