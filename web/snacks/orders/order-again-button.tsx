import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, type ButtonKind } from '#web/platform/ui/button.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { changeCart } from '#web/snacks/cart/browser-cart.ts';
import { cartWithOrderAgain } from '#web/snacks/cart/cart.ts';
import { certainSnacksQuery } from '#web/snacks/catalogue/queries.ts';
import { ALL_GONE, NOT_READ, orderAgainText } from './snack-order-text.ts';

type OrderAgain = {
  /** Fills the cart and goes to it; stays when nothing of the order can be had. */
  again: () => Promise<void>;
  busy: boolean;
  /** Why the cart is as it was; null while there is nothing to say. */
  problem: string | null;
};

/** Puts the snacks of an order into the cart as they are offered now. */
function useOrderAgain({ items }: SnackOrder): OrderAgain {
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
      const refilled = cartWithOrderAgain(cart, items, offered);
      gone = refilled.gone;
      return refilled.cart;
    });
    toast({ message: orderAgainText(gone), stays: gone.length > 0 });
    void navigate(paths.snackOrder);
  }

  return { again, busy, problem };
}

/** 'Order again', and why it did not work, in a row of buttons that wraps. */
export function OrderAgainButton({
  order,
  kind = 'primary',
}: {
  order: SnackOrder;
  kind?: ButtonKind;
}) {
  const { again, busy, problem } = useOrderAgain(order);
  return (
    <>
      <Button
        kind={kind}
        size="small"
        busy={busy}
        busyText="Filling your cart…"
        onClick={() => void again()}
      >
        <span>
          Order again<span className="sr-only"> {order.order_number}</span>
        </span>
      </Button>
      {problem && (
        <Banner kind="error" className="order-last w-full">
          {problem}
        </Banner>
      )}
    </>
  );
}
