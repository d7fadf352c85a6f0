import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorMessage } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { scheduleFailure, skipFailure, tiffinOrderCancelFailure } from './order-text.ts';

const failed = (code: ErrorCode, message = errorMessage(code)) =>
  new ApiError({ code, status: 0, message });

const SERVER = 'Server error. Please try again later or contact support.';

describe('the words of a failure', () => {
  it("are the server's where it says more than its status", () => {
    const words = 'You have no tiffin scheduled for that date.';
    expect(skipFailure(failed('nothing_to_skip'))).toBe(words);
    expect(scheduleFailure(failed('insufficient_credits', 'Insufficient credits.'))).toBe(
      'Insufficient credits.',
    );
    expect(tiffinOrderCancelFailure(failed('cancel_deadline_passed', 'Too late.'))).toBe(
      'Too late.',
    );
  });

  it('are fixed ones for a server that broke', () => {
    expect(scheduleFailure(failed('server_error'))).toBe(SERVER);
    expect(skipFailure(failed('server_error'))).toBe(SERVER);
    expect(tiffinOrderCancelFailure(failed('server_error'))).toMatch(/^Failed to cancel order: /);
  });

  it('are fixed ones for an answer without words', () => {
    expect(scheduleFailure(failed('unexpected_status', ''))).toBe(
      'Failed to schedule order. Please try again.',
    );
    expect(skipFailure(failed('unexpected_status', ''))).toBe(
      'Failed to skip tiffin. Please try again.',
    );
    expect(skipFailure(failed('not_found'))).toBe(
      'Subscription not found. Please refresh the page.',
    );
  });

  it('are fixed ones for a cancellation that cannot be', () => {
    expect(tiffinOrderCancelFailure(failed('forbidden'))).toBe(
      'This order cannot be cancelled as it has been confirmed by admin.',
    );
    expect(tiffinOrderCancelFailure(failed('network'))).toBe(
      'Network error. Please check your connection and try again.',
    );
    expect(tiffinOrderCancelFailure(failed('invalid_request'))).toBe(
      'Invalid request. Please check your order details.',
    );
  });
});
