import * as z from 'zod/mini';
import { ApiError } from '#contract/api-error.ts';
import { SnackQuote } from '#contract/snack-orders.ts';
import type { Snack } from '#contract/snacks.ts';

const FAILED = 'Failed to place order. Please try again.';

/** The server's words as they are, else the spec's own (spec 2 section 8, Snacks). */
export function placeFailure(error: ApiError): string {
  // A mistake of this page itself: no server has said anything.
  if (error.status === 0 && error.code === 'server_error') return FAILED;
  return error.message.trim() || FAILED;
}

/** The prices that came with `prices_changed`; null when they did not. */
export function quoteIn(error: ApiError): SnackQuote | null {
  if (error.code !== 'prices_changed') return null;
  const { quote } = (error.data ?? {}) as { quote?: z.input<typeof SnackQuote> };
  const decoded = z.safeDecode(SnackQuote, quote as z.input<typeof SnackQuote>);
  return decoded.success ? decoded.data : null;
}

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
