import { describe, expect, it } from 'vitest';
import { buildOrder, buildSubscription } from '#test/builders/build-order.ts';
import { matchesSearch } from './matches-search.ts';
import { searchSubscriptions } from './subscription-search.ts';

describe('a search', () => {
  it.each([
    ['', true],
    ['nov 23', true],
    ['NOVEMBER', true],
    ['  mon,  2:00 ', true],
    ['TF-2026-0001', true],
    ['2026-11-23', true],
    ['nov 24', false],
    ['nov 1', false],
    ['nov 20', false],
    ['ovember', false],
  ])('for %j finds it: %s', (search, found) => {
    expect(
      matchesSearch(search, [
        'TF-2026-0001',
        'Monday, November 23, 2026',
        '2026-11-23',
        '2:00 PM',
        null,
      ]),
    ).toBe(found);
  });

  it('does not mind accents', () => {
    expect(matchesSearch('andre', ['12 Rue André'])).toBe(true);
  });

  const monday = buildOrder();
  const friday = buildOrder({
    id: 'friday',
    orderNumber: 'TF-2026-0007',
    deliveryDate: '2026-11-27',
  });
  const everyday = buildSubscription({ orders: [monday, friday] });
  const thali = buildSubscription({
    subscriptionNumber: 'TS-2026-0002',
    planName: 'Full Thali',
    orders: [],
  });

  it('by the name of a plan shows the plan with all its orders', () => {
    expect(searchSubscriptions([everyday, thali], 'everyday')).toEqual([
      { subscription: everyday, orders: [monday, friday] },
    ]);
  });

  it('by an order shows its plan with that order only', () => {
    expect(searchSubscriptions([everyday, thali], '0007')).toEqual([
      { subscription: everyday, orders: [friday] },
    ]);
    expect(searchSubscriptions([everyday, thali], 'everyday friday')).toEqual([
      { subscription: everyday, orders: [friday] },
    ]);
  });

  it('for nothing shows everything, for something else nothing', () => {
    expect(
      searchSubscriptions([everyday, thali], '').map(({ subscription }) => subscription),
    ).toEqual([everyday, thali]);
    expect(searchSubscriptions([everyday, thali], 'pizza')).toEqual([]);
  });
});
