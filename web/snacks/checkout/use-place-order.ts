import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#contract/account/accounts.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { changeCart } from '#web/snacks/cart/browser-cart.ts';
import type { Cart } from '#web/snacks/cart/cart.ts';
import { snackConfirmationPath } from '#web/paths.ts';
import { draftKey, forgetDraft, readDraft, writeDraft } from '#web/account/session/draft-store.ts';
import { submitMemory } from '#web/account/session/submit-memory.ts';
import { SNACK_ORDERS, snackOrderQuery } from '#web/snacks/orders/queries.ts';
import { certainSnacksQuery, SNACKS } from '#web/snacks/catalogue/queries.ts';
import { applyQuote, quoteIn } from './checkout-failure.ts';
import { type CheckoutValues, orderBody } from './checkout-schema.ts';

type Body = ReturnType<typeof orderBody>;

const placedKey = (customer: User): string => draftKey('snack-order-placed', customer.id);

/**
 * The number of an order that was placed just now, when a reload came before its confirmation was
 * there; null when there is none. It is asked for once.
 */
export function takePlaced(customer: User): string | null {
  const { number } = readDraft(placedKey(customer)) ?? {};
  forgetDraft(placedKey(customer));
  return typeof number === 'string' ? number : null;
}

/**
 * Sends the order with the totals that are on the screen, and goes to its confirmation when it was
 * taken. What the server knows better is read again: new prices, snacks that have
 * gone, days that have closed.
 */
export function usePlaceOrder(customer: User, cart: Cart, onPlaced: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const memory = useMemo(() => submitMemory(draftKey('snack-order-sent', customer.id)), [customer]);

  const { submit, busy, error } = useSubmit(async (body: Body, idempotencyKey) => {
    try {
      return await call(snackOrders.place, { body }, { idempotencyKey });
    } catch (failure) {
      const quote = isApiError(failure) && quoteIn(failure);
      if (quote) {
        const { queryKey } = certainSnacksQuery(
          call,
          cart.map(({ snackId }) => snackId),
        );
        queries.setQueryData(queryKey, (offered) => offered && applyQuote(offered, quote));
        // Where the cart's snacks could not be read before, the quote asks for them again.
        if (!queries.getQueryData(queryKey)) void queries.invalidateQueries({ queryKey });
      } else {
        void queries.invalidateQueries({ queryKey: [SNACKS] });
      }
      throw failure;
    }
  }, memory);

  async function place(values: CheckoutValues) {
    const order = await submit(orderBody(values, cart));
    if (!order) return;
    writeDraft(placedKey(customer), { number: order.order_number });
    onPlaced();
    void queries.invalidateQueries({ queryKey: [SNACK_ORDERS] });
    queries.setQueryData(snackOrderQuery(order.order_number).queryKey, order);
    const ordered = new Set(cart.map(({ snackId }) => snackId));
    changeCart((now) => now.filter(({ snackId }) => !ordered.has(snackId)));
    await navigate(snackConfirmationPath(order.order_number), {
      replace: true,
      state: { orderNumber: order.order_number, placed: true },
    });
    forgetDraft(placedKey(customer));
  }

  return { place, busy, error };
}
