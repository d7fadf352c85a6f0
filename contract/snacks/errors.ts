import type { ErrorCatalogue } from '#contract/platform/errors/error-text.ts';

/** Snacks and their orders. */
export const SNACK_ERRORS = {
  snack_not_found: [404, 'Snack not found'],
  snack_unavailable: [409, '{name} is no longer on offer. Please remove it from your cart.'],
  snack_sold_out: [
    409,
    '{name} is sold out on {date}. Please choose another day or remove it from your cart.',
  ],
  snack_nearly_sold_out: [
    409,
    'Only {left} of {name} can still be ordered for {date}. Please take fewer or choose another day.',
  ],
  snack_day_out_of_range: [422, 'Please choose a date from today to {last}.'],
  snack_day_closed: [422, 'The kitchen is closed on {date} ({reason}). Please choose another day.'],
  snack_time_passed: [422, 'That time has passed. Please choose a later one.'],
  order_too_large: [422, 'This order is too large to place here. Please call us about catering.'],
} as const satisfies ErrorCatalogue;
