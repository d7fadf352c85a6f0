import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import type { Customer } from '#contract/account/customer.ts';
import { toUnderscores } from '#contract/account/delivery-address.ts';
import { ApiError, isApiError } from '#contract/platform/api-error.ts';
import type { Snack } from '#contract/snacks/catalogue.ts';
import {
  CurrentSnackPrices,
  type PlaceSnackOrderBody,
  snackOrders,
} from '#contract/snacks/orders.ts';
import { priceOfSnacks } from '#domain/snacks/price.ts';
import {
  draftKey,
  forgetDraft,
  readDraft,
  submitMemory,
  writeDraft,
} from '#web/account/session/drafts.ts';
import { snackConfirmationPath } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { currentPriceFrom } from '#web/platform/client/current-price.ts';
import { serverMessageOr } from '#web/platform/client/describe-failure.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { changeCart } from '#web/snacks/cart/browser-cart.ts';
import type { Cart } from '#web/snacks/cart/cart.ts';
import { certainSnacksQuery, SNACKS } from '#web/snacks/catalogue/queries.ts';
import { SNACK_ORDERS, snackOrderQuery } from '#web/snacks/orders/queries.ts';
import type { CheckoutValues } from './checkout-schema.ts';

/** The order as it is sent, with the totals that the customer has read. */
export function orderBody(
  values: CheckoutValues,
  cart: Cart,
): z.output<typeof PlaceSnackOrderBody> {
  const { delivery_type, customer_name, customer_email, customer_phone } = values;
  const price = priceOfSnacks(cart, delivery_type);
  const isBrought = delivery_type === 'delivery';
  return {
    delivery_type,
    customer_name,
    customer_email,
    customer_phone,
    delivery_time: `${values.day}T${values.time}`,
    customer_address: isBrought ? values.customer_address : null,
    special_instructions: values.special_instructions || null,
    ...(isBrought && toUnderscores(values)),
    items: cart.map((line) => ({
      snack_id: line.snackId,
      quantity: line.quantity,
      special_instructions: line.specialInstructions.trim() || null,
    })),
    subtotal: price.subtotal,
    tax_amount: price.taxAmount,
    delivery_fee: price.deliveryFee,
    total_amount: price.total,
    currency: 'CAD',
  };
}

type Body = ReturnType<typeof orderBody>;

const placedKey = (customer: Customer): string => draftKey('snack-order-placed', customer.id);

/**
 * The number of an order that was placed just now, when a reload came before its confirmation was
 * there; null when there is none. It is asked for once.
 */
export function takePlaced(customer: Customer): string | null {
  const { number } = readDraft(placedKey(customer)) ?? {};
  forgetDraft(placedKey(customer));
  return typeof number === 'string' ? number : null;
}

const FAILED = 'Failed to place order. Please try again.';

/** The server's words as they are, else fixed ones. */
export const placeFailure = (error: ApiError): string => serverMessageOr(error, FAILED);

/** The prices that came with `prices_changed`, in cents; null when they did not. */
export const currentPricesIn = (error: ApiError): CurrentSnackPrices | null =>
  currentPriceFrom(error, CurrentSnackPrices);

/** What was known of the snacks on offer, at the prices of a quote: it is newer than any list. */
export function applyCurrentPrices(offered: readonly Snack[], quote: CurrentSnackPrices): Snack[] {
  const byId = new Map(quote.items.map((item) => [item.snack_id, item]));
  return offered.map((snack) => {
    const item = byId.get(snack.id);
    if (!item) return snack;
    const { price, delivery_charge, tax_percentage } = item;
    return { ...snack, price, delivery_charge, tax_percentage };
  });
}

/** The form asks for day and time apart; what the server says about both goes to where it belongs. */
export function asFormError(error: ApiError): ApiError {
  const place = error.code === 'snack_time_passed' ? 'time' : 'day';
  return new ApiError({
    ...error,
    message: error.message,
    errors: error.errors.map(({ field, message }) => ({
      field: field === 'delivery_time' ? place : field,
      message,
    })),
  });
}

/**
 * Sends the order with the totals that are on the screen, and goes to its confirmation when it was
 * taken. What the server knows better is read again: new prices, snacks that have
 * gone, days that have closed.
 */
export function usePlaceSnackOrder(customer: Customer, cart: Cart, onPlaced: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const memory = useMemo(() => submitMemory(draftKey('snack-order-sent', customer.id)), [customer]);

  const { submit, busy, error } = useSubmit(async (body: Body, idempotencyKey) => {
    try {
      return await call(snackOrders.place, { body }, { idempotencyKey });
    } catch (failure) {
      const quote = isApiError(failure) && currentPricesIn(failure);
      if (quote) {
        const { queryKey } = certainSnacksQuery(
          call,
          cart.map(({ snackId }) => snackId),
        );
        queries.setQueryData(queryKey, (offered) => offered && applyCurrentPrices(offered, quote));
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
