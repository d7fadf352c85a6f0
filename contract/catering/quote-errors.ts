import type { ErrorCatalogue } from '#contract/platform/errors/error-text.ts';

/** Quotes for catering; My Orders says these, and none of the form's. */
export const QUOTE_ERRORS = {
  quote_not_found: [404, 'There is no such quote.'],
  quote_replaced: [
    409,
    'There is a newer quote (version {version}). Please read that one; this one can no longer be accepted.',
  ],
  quote_expired: [409, 'This quote was good until {date}. Please ask us for a new one.'],
  quote_already_accepted: [409, 'Version {version} of this quote has been accepted already.'],
} as const satisfies ErrorCatalogue;
