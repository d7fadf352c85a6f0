import { describe, expect, it } from 'vitest';
import { buildItem, buildSnackOrder } from '#test/builders/build-snack-order.ts';
import { searchSnackOrders } from './snack-search.ts';

const dhokla = buildSnackOrder({ status: 'delivered' });
const penda = buildSnackOrder({
  id: 'penda',
  order_number: 'SN-2026-0007',
  status: 'ready',
  delivery_type: 'delivery',
  delivery_time: '2026-11-27T18:00',
  customer_address: '12 Rue André, Oshawa, ON L1G 4S8',
  special_instructions: 'Ring twice',
  items: [buildItem({ snack_name: 'Kesar Penda' }), buildItem({ snack_name: 'Chakri' })],
});

describe('a search for snack orders', () => {
  it.each([
    ['', [dhokla, penda]],
    ['dhokla', [dhokla]],
    ['sn-2026-0007', [penda]],
    ['0007', [penda]],
    ['chakri penda', [penda]],
    ['Nov 23', [dhokla]],
    ['friday', [penda]],
    ['2026-11-27', [penda]],
    ['6:00 pm', [penda]],
    ['Nov 21', []],
    ['ready', [penda]],
    ['pickup', [dhokla]],
    ['delivery', [penda]],
    ['rue andre', [penda]],
    ['ring', [penda]],
    ['pizza', []],
  ])('for %j', (search, found) => {
    expect(searchSnackOrders([dhokla, penda], search)).toEqual(found);
  });

  it('knows a collected order as picked up, not as delivered', () => {
    expect(searchSnackOrders([dhokla, penda], 'picked up')).toEqual([dhokla]);
    expect(searchSnackOrders([dhokla, penda], 'delivered')).toEqual([]);
  });
});
