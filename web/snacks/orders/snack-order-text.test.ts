import { describe, expect, it } from 'vitest';
import { buildItem } from '#test/builders/build-snack-order.ts';
import { deliveryTypeLabel, itemsInShort, snackTimeLong, snackTimeText } from './snack-order-text.ts';

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
