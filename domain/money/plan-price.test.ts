import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import {
  checkTotalPrice,
  displayTotal,
  exactPriceOfOneTiffin,
  priceOfOneTiffin,
  priceOfTiffinPlan,
} from './plan-price.ts';

describe('the price of a tiffin plan', () => {
  it('is tiffins, delivery, and tax on the tiffins alone', () => {
    expect(
      priceOfTiffinPlan({ price: 1099, tiffinCount: 20, deliveryCharge: 150, taxPercentage: 1300 }),
    ).toEqual({
      subtotal: 21980,
      deliveryFee: 3000,
      taxPercentage: 1300,
      taxAmount: 2857,
      total: 27837,
    });
  });

  it('rounds the tax once, on the whole', () => {
    const { taxAmount } = priceOfTiffinPlan({
      price: 1150,
      tiffinCount: 5,
      deliveryCharge: 0,
      taxPercentage: 1300,
    });
    expect(taxAmount).toBe(748);
  });

  it('shows the total that the desk set, else price times tiffins', () => {
    expect(displayTotal({ price: 1199, tiffinCount: 5, totalPrice: 5500 })).toBe(5500);
    expect(displayTotal({ price: 1199, tiffinCount: 5, totalPrice: null })).toBe(5995);
    expect(displayTotal({ price: 1199, tiffinCount: 5, totalPrice: 0 })).toBe(5995);
  });

  it('lets the desk set no total that disagrees', () => {
    expect(checkTotalPrice({ price: 1199, tiffinCount: 5, totalPrice: 5995 })).toBeNull();
    expect(checkTotalPrice({ price: 1199, tiffinCount: 5, totalPrice: null })).toBeNull();
    const refusal = checkTotalPrice({ price: 1199, tiffinCount: 5, totalPrice: 5500 });
    expect(refusal?.field).toBe('totalPrice');
    expect(refusal && errorMessage(refusal.refused, refusal.details)).toBe(
      'The total price must be the price per tiffin times the number of tiffins: C$59.95.',
    );
  });
});

describe('the price of one tiffin', () => {
  it.each([
    [{ subtotal: 21980, tiffinCount: 20 }, 1099, 1099],
    [{ subtotal: 0, tiffinCount: 5 }, 0, 0],
    [{ subtotal: 10000, tiffinCount: 3 }, 3333, null],
    [{ subtotal: 5, tiffinCount: 2 }, 3, null],
    [{ subtotal: -5, tiffinCount: 2 }, -3, null],
  ])('of %j is kept as %d cents, and shown where it is exact', (sold, kept, shown) => {
    expect(priceOfOneTiffin(sold)).toBe(kept);
    expect(exactPriceOfOneTiffin(sold)).toBe(shown);
  });
});
