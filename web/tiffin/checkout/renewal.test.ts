import { describe, expect, it } from 'vitest';
import { buildOrder, buildSubscription } from '#test/builders/build-order.ts';
import { startAfter, valuesOfRenewal } from './checkout-schema.ts';

const dates = {
  availableDates: ['2026-11-24', '2026-11-25', '2026-11-26'].map((date, place) => ({
    date,
    isRecommended: place === 0,
  })),
};

describe('a plan that renews another', () => {
  it('starts after the last tiffin that is booked in that one', () => {
    const orders = [
      buildOrder({ deliveryDate: '2026-11-24' }),
      buildOrder({ deliveryDate: '2026-11-25' }),
      buildOrder({ deliveryDate: '2026-12-25', status: 'skipped' }),
    ];
    expect(startAfter({ orders }, dates)).toBe('2026-11-26');
  });

  it('starts on the recommended day when nothing is booked, and leaves the choice without days', () => {
    expect(startAfter({ orders: [] }, dates)).toBe('2026-11-24');
    expect(startAfter({ orders: [] }, null)).toBe('');
    const late = [buildOrder({ deliveryDate: '2026-11-26' })];
    expect(startAfter({ orders: late }, dates)).toBe('');
  });

  it('goes to the same door, for the same diet', () => {
    const renewed = buildSubscription({
      diet: 'jain',
      allergies: 'peanuts',
      doorNote: 'Ring twice',
    });
    expect(valuesOfRenewal(renewed, null)).toMatchObject({
      customerAddress: renewed.customerAddress,
      specialInstructions: '',
      doorNote: 'Ring twice',
      diet: 'jain',
      allergies: 'peanuts',
    });
  });
});
