import { describe, expect, it } from 'vitest';
import { buildOrder, buildSubscription } from '#test/builders/build-order.ts';
import { applyOrder } from './tiffin-cache.ts';

const figures = (subscription: ReturnType<typeof buildSubscription>) => [
  subscription.remainingCredits,
  subscription.reservedCredits,
  subscription.usedCredits,
];

const booked = buildOrder({ quantity: 2, creditsUsed: 2 });
const withBooked = buildSubscription({
  remainingCredits: 15,
  reservedCredits: 2,
  usedCredits: 3,
  orders: [booked],
});

describe('a subscription after a write', () => {
  it('holds the credits of a new order', () => {
    const order = buildOrder({ id: 'new', quantity: 3, creditsUsed: 3 });
    const after = applyOrder(withBooked, order);
    expect(figures(after)).toEqual([12, 5, 3]);
    expect(after.orders).toHaveLength(2);
  });

  it('has the credits of a skipped order back', () => {
    const after = applyOrder(withBooked, { ...booked, status: 'skipped', creditsUsed: 0 });
    expect(figures(after)).toEqual([17, 0, 3]);
    expect(after.orders[0]?.status).toBe('skipped');
  });

  it('has used the credits of an order that was cancelled too late', () => {
    const after = applyOrder(withBooked, { ...booked, status: 'cancelled', creditsUsed: 2 });
    expect(figures(after)).toEqual([15, 0, 5]);
  });

  it('follows a changed quantity', () => {
    expect(figures(applyOrder(withBooked, { ...booked, quantity: 5, creditsUsed: 5 }))).toEqual([
      12, 5, 3,
    ]);
  });

  it('keeps its orders latest first', () => {
    const earlier = buildOrder({ id: 'earlier', deliveryDate: '2026-11-20' });
    const later = buildOrder({ id: 'later', deliveryDate: '2026-11-27' });
    const after = applyOrder(applyOrder(withBooked, earlier), later);
    expect(after.orders.map((order) => order.deliveryDate)).toEqual([
      '2026-11-27',
      '2026-11-23',
      '2026-11-20',
    ]);
  });

  it('is left alone by the order of another one', () => {
    expect(applyOrder(withBooked, buildOrder({ subscriptionId: 'other' }))).toBe(withBooked);
  });
});
