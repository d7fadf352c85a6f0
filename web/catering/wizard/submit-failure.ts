import type { ApiError } from '#contract/platform/api-error.ts';
import { InquiryQuote } from '#contract/catering/catering.ts';
import type { FieldError } from '#contract/platform/endpoint.ts';
import { quoteWith } from '#web/platform/client/refused-order.ts';
import { saidBy } from '#web/platform/client/said-by.ts';

const FAILED = 'Failed to submit inquiry. Please try again.';
const NO_NETWORK = 'Network error. Please check your connection and try again.';

/** Why an inquiry was not taken: mistakes by field, else words. */
export type SubmitFailure = { bullets: FieldError[]; words: string };

/** The first mistake of each field that the form asks for, in the server's order. */
export function bulletsOf(errors: readonly FieldError[]): FieldError[] {
  const seen = new Set<string>();
  return errors.filter(({ field, message }) => {
    // One of several choices, or a part of a plan, is a mistake of the whole field.
    const key = field.split('.')[0] || message;
    return !seen.has(key) && seen.add(key);
  });
}

/** What the screen says of a failed submit; `fallback` where the server says nothing. */
export const submitFailure = (error: ApiError, fallback = FAILED): SubmitFailure => ({
  bullets: bulletsOf(error.errors),
  words: error.code === 'network' ? NO_NETWORK : saidBy(error, fallback),
});

/** The figures that came with `prices_changed`, in cents; null when they did not. */
export const newFigures = (error: ApiError) => quoteWith(error, InquiryQuote);
