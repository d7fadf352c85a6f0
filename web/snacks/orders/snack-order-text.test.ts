import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode, errorMessage } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { buildItem } from '#test/builders/build-snack-order.ts';
import {
  deliveryTypeLabel,
  itemsInShort,
  orderAgainText,
  snackOrderCancelFailure,
  snackTimeLong,
  snackTimeText,
} from './snack-order-text.ts';

const of = (...names: string[]) => names.map((snack_name) => buildItem({ snack_name }));

describe('a snack order in words', () => {
  it('says when, as the clocks in Toronto show it', () => {
    const order = { delivery_time: '2026-11-01T09:00' };
    expect(snackTimeText(order)).toBe('Sun, Nov 1 at 9:00 AM');
    expect(snackTimeLong(order)).toBe('Sunday, November 1, 2026 at 9:00 AM');
  });

  it('says how it reaches the customer', () => {
    expect(deliveryTypeLabel({ delivery_type: 'pickup' })).toBe('Pickup');
    expect(deliveryTypeLabel({ delivery_type: 'delivery' })).toBe('Delivery');
  });

  it.each([
    [of('Penda'), '2 × Penda'],
    [of('Penda', 'Chakri', 'Khandvi'), '2 × Penda, 2 × Chakri, 2 × Khandvi'],
    [of('Penda', 'Chakri', 'Khandvi', 'Kachori'), '2 × Penda, 2 × Chakri and 2 more'],
  ])('names the first of many snacks', (items, words) => {
    expect(itemsInShort(items).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

const REFILLED = "Your order is in the cart again, at today's prices.";

describe('ordering again', () => {
  it.each([
    [[], REFILLED],
    [['Penda'], `${REFILLED} Penda is no longer on offer.`],
    [['Penda', 'Chakri'], `${REFILLED} Penda and Chakri are no longer on offer.`],
    [
      ['Penda', 'Chakri', 'Khandvi'],
      `${REFILLED} Penda, Chakri and Khandvi are no longer on offer.`,
    ],
    [['Penda', 'Penda'], `${REFILLED} Penda is no longer on offer.`],
  ])('names what is gone: %j', (gone, words) => {
    expect(orderAgainText(gone)).toBe(words);
  });
});

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
