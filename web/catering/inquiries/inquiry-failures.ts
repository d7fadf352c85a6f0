import type { CateringInquiry, Quote } from '#contract/catering/inquiries.ts';
import { QUOTE_ERRORS } from '#contract/catering/quote-errors.ts';
import { type ApiError, isApiError } from '#contract/platform/api-error.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { formatDate } from '#domain/platform/days.ts';
import { INQUIRY_NOT_CANCELLABLE } from './inquiry-text.ts';

// A list of inquiries does without these until one of them is opened or an address is looked up.

const NETWORK = 'Network error. Please check your connection and try again.';

/** What a person reads when an inquiry could not be cancelled. */
export function inquiryCancelFailure({ code, status, message }: ApiError): string {
  if (code === 'network') return NETWORK;
  if (status === 404) return 'Inquiry not found. Please check your inquiry number.';
  if (status === 403) return INQUIRY_NOT_CANCELLABLE;
  if (status === 400) return 'Invalid request. Please check your inquiry details.';
  return `Failed to cancel inquiry: ${message}`;
}

/**
 * What a person reads when a quote was not accepted or its change not asked for; the server's own
 * words.
 */
export const quoteFailure = ({ code, message }: ApiError): string =>
  code === 'network' ? NETWORK : message;

/** Whether an address has to be proved by a code before it opens anything. */
export const asksForCode = (error: unknown): boolean =>
  isApiError(error) && error.code === 'verification_required';

/** Why a version of a quote can no longer be accepted, in the words of the refusal; null while it can. */
export function acceptanceClosed(
  { quotes, actions }: Pick<CateringInquiry, 'quotes' | 'actions'>,
  { version, state, validUntil }: Pick<Quote, 'version' | 'state' | 'validUntil'>,
): string | null {
  const accepted = quotes.find((quote) => quote.state === 'accepted');
  if (accepted)
    return errorText(QUOTE_ERRORS, 'quote_already_accepted', { version: accepted.version });
  const latest = quotes.at(-1)?.version ?? version;
  if (latest > version) return errorText(QUOTE_ERRORS, 'quote_replaced', { version: latest });
  if (state === 'expired')
    return errorText(QUOTE_ERRORS, 'quote_expired', { date: formatDate(validUntil) });
  return actions.acceptQuote ? null : 'This quote can no longer be accepted.';
}

/** Why no code could be sent: too many were asked for, or else the words of the screen. */
export const codeFailure = (error: unknown, otherwise: string): string =>
  isApiError(error) && error.status === 429 ? error.message : otherwise;
