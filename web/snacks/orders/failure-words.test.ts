import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode, errorMessage } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { snackOrderCancelFailure } from './snack-order-text.ts';

const failed = (code: ErrorCode, status: number = ERRORS[code][0]) =>
  snackOrderCancelFailure(
    new ApiError({ code, status, message: errorMessage(code, { status: 'late' }) }),
  );

describe('a cancellation that failed', () => {
  it.each<[ErrorCode, string]>([
    ['order_not_found', 'Order not found. Please check your order number.'],
    ['not_found', 'Order not found. Please check your order number.'],
    ['order_not_cancellable', 'This order cannot be cancelled as it has been confirmed by admin.'],
    ['forbidden', 'This order cannot be cancelled as it has been confirmed by admin.'],
    ['invalid_request', 'Invalid request. Please check your order details.'],
    ['network', 'Network error. Please check your connection and try again.'],
  ])('with %s reads in fixed words', (code, words) => {
    expect(failed(code)).toBe(words);
  });

  it.each<[ErrorCode, string]>([
    ['action_not_allowed', 'Failed to cancel order: This cannot be done while it is late.'],
    [
      'unavailable',
      'Failed to cancel order: Service temporarily unavailable. Please try again later.',
    ],
  ])('with %s says what happened', (code, words) => {
    expect(failed(code)).toBe(words);
  });
});
