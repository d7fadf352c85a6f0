import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactPriceOfSnacks } from '#test/snacks/exact-price.ts';
import { someCart } from '#test/snacks/some-cart.ts';
import { priceOfSnacks } from './price.ts';

const dhokla = { price: 899, deliveryCharge: 150, taxPercentage: 1300, quantity: 3 };
const penda = { price: 1250, deliveryCharge: 0, taxPercentage: 0, quantity: 1 };

describe('the price of snacks', () => {
  it('for pickup is price x quantity and its tax', () => {
    expect(priceOfSnacks([dhokla, penda], 'pickup')).toEqual({
      lines: [
        { subtotal: 2697, deliveryFee: 0, taxAmount: 351, total: 3048 },
        { subtotal: 1250, deliveryFee: 0, taxAmount: 0, total: 1250 },
      ],
      subtotal: 3947,
      deliveryFee: 0,
      taxAmount: 351,
      total: 4298,
    });
  });

  it('for delivery charges each piece, and taxes that too', () => {
    expect(priceOfSnacks([dhokla, penda], 'delivery')).toEqual({
      lines: [
        { subtotal: 2697, deliveryFee: 450, taxAmount: 409, total: 3556 },
        { subtotal: 1250, deliveryFee: 0, taxAmount: 0, total: 1250 },
      ],
      subtotal: 3947,
      deliveryFee: 450,
      taxAmount: 409,
      total: 4806,
    });
  });

  it('is nothing for an empty cart', () => {
    expect(priceOfSnacks([], 'delivery')).toEqual({
      lines: [],
      subtotal: 0,
      deliveryFee: 0,
      taxAmount: 0,
      total: 0,
    });
  });

  it('rounds each line once, half up', () => {
    const half = { price: 50, deliveryCharge: 0, taxPercentage: 500, quantity: 1 };
    expect(priceOfSnacks([half, half], 'pickup').taxAmount).toBe(6);
  });

  it('agrees to the cent with exact rationals on 20,000 carts', () => {
    fc.assert(
      fc.property(someCart, ({ lines, deliveryType }) => {
        expect(priceOfSnacks(lines, deliveryType)).toEqual(exactPriceOfSnacks(lines, deliveryType));
      }),
      { numRuns: 20_000 },
    );
  });
});
