import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { ApiError, type ApiErrorShape } from '#contract/platform/api-error.ts';
import { checkoutFailure, closedDayIn, currentPriceIn } from './use-subscribe.ts';

const failed = (shape: Partial<ApiErrorShape>) =>
  new ApiError({ code: 'conflict', status: 409, message: '', ...shape });

describe('what went wrong at the checkout', () => {
  it('is said in the words of the server', () => {
    const message = errorMessage('plan_unavailable');
    expect(checkoutFailure(failed({ code: 'plan_unavailable', message }))).toBe(message);
  });

  it.each([
    failed({ message: ' ' }),
    failed({ code: 'server_error', status: 0, message: errorMessage('server_error') }),
  ])('is said in fixed words when no server has spoken', (error) => {
    expect(checkoutFailure(error)).toBe('Failed to create subscription. Please try again.');
  });
});

describe('a changed price', () => {
  const data = {
    quote: { subtotal: 229.8, deliveryFee: 0, taxPercentage: 13, taxAmount: 29.87, total: 259.67 },
  };

  it('brings the new one along, in cents', () => {
    expect(currentPriceIn(failed({ code: 'prices_changed', data }))).toEqual({
      subtotal: 22980,
      deliveryFee: 0,
      taxPercentage: 1300,
      taxAmount: 2987,
      total: 25967,
    });
  });

  it('is none without a quote that can be read', () => {
    expect(currentPriceIn(failed({ code: 'prices_changed', data: null }))).toBeNull();
    expect(
      currentPriceIn(failed({ code: 'prices_changed', data: { quote: { total: 'x' } } })),
    ).toBeNull();
    expect(currentPriceIn(failed({ code: 'conflict', data }))).toBeNull();
  });
});

describe('a closed day', () => {
  const data = { suggestedDate: '2026-12-29' };

  it('is warned of in the words of the server, which name the day it suggests', () => {
    const message = errorMessage('kitchen_closed', {
      date: 'Fri, Dec 25',
      reason: 'Christmas Day',
      suggested: 'Tue, Dec 29',
    });
    const error = failed({ code: 'kitchen_closed', status: 422, message, data });
    expect(closedDayIn(error)).toEqual({ message, suggestedDate: '2026-12-29' });
  });

  it('gets the suggestion added where the words leave it out', () => {
    const message = 'The kitchen is closed on the weekend.';
    expect(closedDayIn(failed({ code: 'validation_failed', message, data }))?.message).toBe(
      'The kitchen is closed on the weekend. Suggested date: Tue, Dec 29',
    );
  });

  it('is not seen in other failures, nor without a day to suggest', () => {
    expect(closedDayIn(failed({ code: 'outside_service_area', data }))).toBeNull();
    expect(closedDayIn(failed({ code: 'kitchen_closed', data: null }))).toBeNull();
    expect(
      closedDayIn(failed({ code: 'kitchen_closed', data: { suggestedDate: 'soon' } })),
    ).toBeNull();
  });
});
