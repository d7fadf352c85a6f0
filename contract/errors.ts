import { ACCOUNT_ERRORS } from '#contract/account/errors.ts';
import { CATERING_ERRORS } from '#contract/catering/errors.ts';
import { QUOTE_ERRORS } from '#contract/catering/quote-errors.ts';
import { DESK_WORDS } from '#contract/kitchen/desk-words.ts';
import { DESK_ERRORS } from '#contract/kitchen/errors.ts';
import { BLOG_AND_CONTACT_ERRORS } from '#contract/site/errors.ts';
import { SNACK_ERRORS } from '#contract/snacks/errors.ts';
import { TIFFIN_ERRORS } from '#contract/tiffin/errors.ts';
import { SUBSCRIPTION_ERRORS } from '#contract/tiffin/subscription-errors.ts';
import { CORRECTION_ERRORS } from './platform/correction.ts';
import { ANY_CALL_ERRORS } from './platform/errors/any-call.ts';
import { type ErrorCatalogue, type ErrorDetails, fillIn } from './platform/errors/error-text.ts';
import { PHOTO_ERRORS } from './platform/photos.ts';

export type { ErrorDetails } from './platform/errors/error-text.ts';

/**
 * The closed list of everything that can go wrong, with its HTTP status and the words a person
 * reads (docs/rules.md#fixed-words). `{name}` is filled in from the refusal's details.
 * The shop's screens take the part that they need instead (platform/errors/error-text.ts).
 */
export const ERRORS = {
  ...ANY_CALL_ERRORS,
  ...ACCOUNT_ERRORS,
  ...SUBSCRIPTION_ERRORS,
  ...TIFFIN_ERRORS,
  ...DESK_ERRORS,
  ...CORRECTION_ERRORS,
  ...PHOTO_ERRORS,
  ...SNACK_ERRORS,
  ...CATERING_ERRORS,
  ...QUOTE_ERRORS,
  ...BLOG_AND_CONTACT_ERRORS,
} as const satisfies ErrorCatalogue;

export type ErrorCode = keyof typeof ERRORS;

export const errorStatus = (code: ErrorCode): number => ERRORS[code][0];

/**
 * The words for a code, with `{name}` places filled in.
 * @param atDesk whether a member of staff reads them
 */
export const errorMessage = (
  code: ErrorCode,
  details: ErrorDetails = {},
  atDesk = false,
): string => {
  const desk: Partial<Record<ErrorCode, string>> = DESK_WORDS;
  return fillIn((atDesk && desk[code]) || ERRORS[code][1], details);
};
