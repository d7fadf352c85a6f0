import { ApiError } from '#contract/platform/api-error.ts';
import { SnackQuote } from '#contract/snacks/orders.ts';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { quoteWith } from '#web/platform/client/refused-order.ts';
import { saidBy } from '#web/platform/client/said-by.ts';

const FAILED = 'Failed to place order. Please try again.';

/** The server's words as they are, else fixed ones. */
export const placeFailure = (error: ApiError): string => saidBy(error, FAILED);

/** The prices that came with `prices_changed`, in cents; null when they did not. */
export const quoteIn = (error: ApiError): SnackQuote | null => quoteWith(error, SnackQuote);

/** What was known of the snacks on offer, at the prices of a quote: it is newer than any list. */
export function applyQuote(offered: readonly Snack[], quote: SnackQuote): Snack[] {
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
