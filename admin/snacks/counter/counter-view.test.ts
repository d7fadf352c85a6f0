import { describe, expect, it } from 'vitest';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { countWays, fits, hoursOf, ordersIn, otherDays } from './counter-view.ts';

let made = 0;
function order(given: Partial<AdminSnackOrder> = {}): AdminSnackOrder {
  made += 1;
  return {
    id: `id-${made}`,
    orderNumber: `SN-2026-${String(made).padStart(4, '0')}`,
    customerName: 'Bérénice Patel',
    customerPhone: '+19055550142',
    deliveryType: 'pickup',
    deliveryTime: '14:00',
    address: null,
    items: [{ name: 'Khaman Dhokla' }],
    ...given,
  } as AdminSnackOrder;
}

const everything = { way: null, search: '' };

describe('searching the counter', () => {
  const searched = order({ orderNumber: 'SN-2026-0777', address: '12 Lake Road, Oshawa' });
  it.each([
    ['', true],
    ['berenice', true],
    ['0777', true],
    ['905 555', true],
    ['dhokla patel', true],
    ['lake', true],
    ['samosa', false],
  ])('"%s" %s', (search, found) => {
    expect(fits(searched, { way: null, search })).toBe(found);
  });

  it('can leave out what is picked up, or what is delivered', () => {
    expect(fits(order(), { ...everything, way: 'pickup' })).toBe(true);
    expect(fits(order(), { ...everything, way: 'delivery' })).toBe(false);
  });
});

describe('the counter', () => {
  it('groups a column by hour, what is due next on top', () => {
    const [late, first, second] = [
      order({ deliveryTime: '17:00' }),
      order({ deliveryTime: '09:00' }),
      order({ deliveryTime: '17:00' }),
    ];
    expect(hoursOf([late, first, second])).toEqual([
      { time: '09:00', orders: [first] },
      { time: '17:00', orders: [late, second] },
    ]);
  });

  it('counts pickup and delivery of what is still to be handed over', () => {
    const board = {
      columns: [
        { status: 'pending' as const, orders: [order(), order({ deliveryType: 'delivery' })] },
        { status: 'ready' as const, orders: [order()] },
        { status: 'delivered' as const, orders: [order()] },
      ],
    };
    expect(countWays(board)).toEqual({ pickup: 2, delivery: 1 });
    expect(ordersIn(board, 'confirmed')).toEqual([]);
    expect(ordersIn(board, 'delivered')).toHaveLength(1);
  });

  it('names other days with orders, those that are gone apart from those that come', () => {
    const day = (date: string) => ({ date, orders: 1, pending: 0, undelivered: 0 });
    const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map(day);
    expect(otherDays(days, { shown: '2026-11-19', today: '2026-11-18' })).toEqual({
      past: [day('2026-11-17')],
      coming: [day('2026-11-18'), day('2026-11-20')],
    });
  });
});
