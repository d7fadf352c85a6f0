import { expect, it } from 'vitest';
import { loyaltyPoints } from './loyalty.ts';

it('loyalty is 10 points for each order and inquiry and 50 for each subscription', () => {
  expect(
    loyaltyPoints({ tiffinOrders: 12, snackOrders: 3, cateringInquiries: 1, subscriptions: 2 }),
  ).toBe(260);
  expect(
    loyaltyPoints({ tiffinOrders: 0, snackOrders: 0, cateringInquiries: 0, subscriptions: 0 }),
  ).toBe(0);
});
