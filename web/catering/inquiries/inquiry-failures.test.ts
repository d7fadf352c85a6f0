import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode, errorMessage } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { buildInquiry, buildQuote } from '#test/builders/build-inquiry.ts';
import {
  acceptanceClosed,
  asksForCode,
  codeFailure,
  inquiryCancelFailure,
  quoteFailure,
} from './inquiry-failures.ts';

const failed = (code: ErrorCode, status: number = ERRORS[code][0]) =>
  new ApiError({ code, status, message: errorMessage(code, { status: 'late', version: 2 }) });

describe('a cancellation that failed', () => {
  it.each<[ErrorCode, string]>([
    ['inquiry_not_found', 'Inquiry not found. Please check your inquiry number.'],
    [
      'inquiry_not_cancellable',
      'This inquiry cannot be cancelled as it has been confirmed by admin.',
    ],
    ['invalid_request', 'Invalid request. Please check your inquiry details.'],
    ['network', 'Network error. Please check your connection and try again.'],
  ])('with %s reads in fixed words', (code, words) => {
    expect(inquiryCancelFailure(failed(code))).toBe(words);
  });

  it.each<[ErrorCode, string]>([
    ['action_not_allowed', 'Failed to cancel inquiry: This cannot be done while it is late.'],
    [
      'unavailable',
      'Failed to cancel inquiry: Service temporarily unavailable. Please try again later.',
    ],
  ])('with %s says what happened', (code, words) => {
    expect(inquiryCancelFailure(failed(code))).toBe(words);
  });
});

describe('a quote that was not accepted', () => {
  it('says why, in the words of the refusal', () => {
    expect(quoteFailure(failed('quote_already_accepted'))).toBe(
      'Version 2 of this quote has been accepted already.',
    );
  });

  it('says that the connection failed', () => {
    expect(quoteFailure(failed('network'))).toBe(
      'Network error. Please check your connection and try again.',
    );
  });
});

describe('a version that can no longer be accepted', () => {
  const open = buildQuote();
  const newer = buildQuote({ version: 2 });
  const quoted = (...quotes: (typeof open)[]) => buildInquiry({ status: 'quoted', quotes });

  it('says nothing while it can', () => {
    expect(acceptanceClosed(quoted(open), open)).toBeNull();
  });

  it('says that a newer one is there', () => {
    expect(acceptanceClosed(quoted({ ...open, state: 'replaced' }, newer), open)).toBe(
      errorMessage('quote_replaced', { version: 2 }),
    );
  });

  it('says until when it was good', () => {
    const expired = { ...open, state: 'expired' as const };
    expect(acceptanceClosed(quoted(expired), expired)).toBe(
      errorMessage('quote_expired', { date: 'Mar 16, 2026' }),
    );
  });

  it('says which version was accepted instead', () => {
    const accepted = { ...newer, state: 'accepted' as const };
    expect(acceptanceClosed(quoted(open, accepted), open)).toBe(
      errorMessage('quote_already_accepted', { version: 2 }),
    );
  });

  it('says so when the inquiry is over', () => {
    const closed = { ...open, state: 'closed' as const };
    expect(acceptanceClosed(buildInquiry({ status: 'cancelled', quotes: [closed] }), closed)).toBe(
      'This quote can no longer be accepted.',
    );
  });
});

describe('a look-up that failed', () => {
  it('asks for a code where the address has to be proved, and nowhere else', () => {
    expect(asksForCode(failed('verification_required'))).toBe(true);
    expect(asksForCode(failed('session_expired'))).toBe(false);
    expect(asksForCode(new Error('verification_required'))).toBe(false);
  });

  it('says when too many codes were asked for, and otherwise what the screen says', () => {
    expect(codeFailure(failed('too_many_codes'), 'Failed.')).toBe(errorMessage('too_many_codes'));
    expect(codeFailure(failed('network'), 'Failed.')).toBe('Failed.');
  });
});
