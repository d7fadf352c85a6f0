import { describe, expect, it } from 'vitest';
import { fitsSearch } from './find-orders.ts';

const order = {
  memberName: null,
  customerName: 'Bérénice Patel',
  customerPhone: '+19055550142',
  unitNumber: '',
  address: '12 Lake Road, Oshawa, ON L1G 1A1',
  orderNumber: 'TF-2026-0042',
  subscriptionNumber: 'TS-2026-0007',
  planName: 'Full Thali',
  allergies: 'Peanuts',
};

describe("searching the kitchen's day", () => {
  it.each([
    ['', true],
    ['patel', true],
    ['BERENICE', true],
    ['lake patel', true],
    ['lake smith', false],
    ['0042', true],
    ['905-555', true],
    ['(905)', true],
    ['l1g', true],
    ['peanut', true],
    ['thali', true],
    ['416', false],
  ])('"%s" %s', (typed, fits) => {
    expect(fitsSearch(order, typed)).toBe(fits);
  });
});
