import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { changeCart } from '#web/snacks/cart/browser-cart.ts';
import { orderAgain } from '#web/snacks/cart/cart.ts';
import { paths } from '#web/paths.ts';
import { certainSnacksQuery } from '#web/snacks/catalogue/queries.ts';
import { useToast } from '#web/platform/ui/toast.tsx';
import { ALL_GONE, againWords, NOT_READ } from './again-words.ts';

export type OrderAgain = {
  /** Fills the cart and goes to it; stays when nothing of the order can be had. */
  again: () => Promise<void>;
  busy: boolean;
  /** Why the cart is as it was; null while there is nothing to say. */
  problem: string | null;
};

/** Puts the snacks of an order into the cart as they are offered now. */
export function useOrderAgain({ items }: SnackOrder): OrderAgain {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** The snacks of the order that are on offer; undefined when that could not be read. */
  const lookUp = () =>
    queries
      .fetchQuery({
        ...certainSnacksQuery(call, [...new Set(items.flatMap(({ snack_id }) => snack_id ?? []))]),
        staleTime: 0,
      })
      .catch(() => undefined);

  async function again() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const offered = await lookUp();
    setBusy(false);
    if (!offered) return setProblem(NOT_READ);
    if (offered.length === 0) return setProblem(ALL_GONE);
    let gone: string[] = [];
    changeCart((cart) => {
      const refilled = orderAgain(cart, items, offered);
      gone = refilled.gone;
      return refilled.cart;
    });
    toast({ message: againWords(gone), stays: gone.length > 0 });
    void navigate(paths.snackOrder);
  }

  return { again, busy, problem };
}
