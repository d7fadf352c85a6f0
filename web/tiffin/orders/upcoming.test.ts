import { describe, expect, it } from 'vitest';
import { buildOrder } from '#test/builders/build-order.ts';
import { bookedByDay, moreOrdersText, pastOf, upcomingOf } from './upcoming.ts';

const { actions } = buildOrder();
const canUndo = { ...actions, unskip: { allowed: true, until: null, reason: null } };

const orders = [
  buildOrder({ id: 'late', deliveryDate: '2026-11-27' }),
  buildOrder({ id: 'skipped', status: 'skipped', actions: canUndo }),
  buildOrder({ id: 'evening', deliveryTimeSlot: '19:00-20:00', quantity: 2 }),
  buildOrder({ id: 'afternoon' }),
  buildOrder({ id: 'eaten', status: 'delivered', deliveryDate: '2026-11-20' }),
  buildOrder({ id: 'long ago', status: 'skipped', deliveryDate: '2026-11-18' }),
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the orders of a plan', () => {
  it('still to come are soonest first, with skips that can be undone', () => {
    expect(ids(upcomingOf(orders))).toEqual(['skipped', 'afternoon', 'evening', 'late']);
  });

  it('that are over are latest first', () => {
    expect(ids(pastOf(orders))).toEqual(['eaten', 'long ago']);
  });

  it('count for their day while they are to come', () => {
    expect([...bookedByDay(orders)]).toEqual([
      ['2026-11-27', 1],
      ['2026-11-23', 3],
    ]);
  });
});

it('says how many more there are than are shown, and that there are older ones', () => {
  expect(moreOrdersText(6, 6)).toBeNull();
  expect(moreOrdersText(14, 6)).toBe('See 8 more in the order history');
  expect(moreOrdersText(50, 6)).toBe('See the 44 more and older ones in the order history');
});
