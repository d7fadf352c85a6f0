import type { ApiError } from '#contract/platform/api-error.ts';
import { TiffinQuote } from '#contract/tiffin/plans.ts';
import { formatDay, isDay } from '#domain/platform/days.ts';
import type { TiffinPrice } from '#domain/tiffin/price.ts';
import { quoteWith } from '#web/platform/client/refused-order.ts';
import { saidBy } from '#web/platform/client/said-by.ts';
import type { StartDateProblem } from './start-date.ts';

const FAILED = 'Failed to create subscription. Please try again.';

/** The server's words as they are, else fixed ones. */
export const checkoutFailure = (error: ApiError): string => saidBy(error, FAILED);

/** The price that came with `prices_changed`, in cents; null when it did not. */
export const quoteIn = (error: ApiError): TiffinPrice | null => quoteWith(error, TiffinQuote);

/**
 * The warning of a day on which the kitchen does not cook, a weekend for one, with the day that the
 * server suggests in its place; null when the failure is about something else.
 */
export function closedDayIn(error: ApiError): StartDateProblem | null {
  const { suggestedDate } = (error.data ?? {}) as { suggestedDate?: unknown };
  const isAboutTheDay =
    error.code === 'kitchen_closed' ||
    error.code === 'start_date_unavailable' ||
    /kitchen is closed|weekend/i.test(error.message);
  if (!isAboutTheDay || typeof suggestedDate !== 'string' || !isDay(suggestedDate)) return null;
  const said = error.message.trim();
  const message = said.includes('Suggested date')
    ? said
    : `${said} Suggested date: ${formatDay(suggestedDate)}`;
  return { message, suggestedDate };
}
