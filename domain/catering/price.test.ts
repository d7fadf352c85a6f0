import { describe, expect, it } from 'vitest';
import { estimateOf, formatPlainMoney, priceOfInquiry } from './price.ts';
import { linesOfEstimate, priceOfQuote } from './quote.ts';

const BASIC = { price: 1699, deliveryCharge: 100, taxPercentage: 1300 };
const PREMIUM = { price: 2299, deliveryCharge: 100, taxPercentage: 1300 };
const EXTRAS = { extraRotiPrice: 60, extraPuriPrice: 100 };
const none = { roti: 0, puri: 0 };

describe('the price of a catering inquiry', () => {
  // Worked by hand from docs/rules.md#the-estimate: base, extras, delivery, tax on the base alone,
  // total.
  it.each([
    ['one guest, nothing extra', BASIC, 1, [], none, [1699, 0, 100, 221, 2020]],
    ['80 guests', BASIC, 80, [], none, [135920, 0, 8000, 17670, 161590]],
    ['80 guests with Undhiyu', BASIC, 80, [100], none, [135920, 8000, 8000, 17670, 169590]],
    ['20 extra rotis', BASIC, 10, [], { roti: 20, puri: 0 }, [16990, 1200, 1000, 2209, 21399]],
    ['20 extra puris', BASIC, 10, [], { roti: 0, puri: 20 }, [16990, 2000, 1000, 2209, 22199]],
    [
      'a premium party',
      PREMIUM,
      120,
      [100],
      { roti: 60, puri: 30 },
      [275880, 18600, 12000, 35864, 342344],
    ],
    [
      'no tax, no delivery',
      { price: 1000, deliveryCharge: 0, taxPercentage: 0 },
      3,
      [],
      none,
      [3000, 0, 0, 0, 3000],
    ],
    [
      'tax that ends in half a cent',
      { price: 50, deliveryCharge: 0, taxPercentage: 100 },
      1,
      [],
      none,
      [50, 0, 0, 1, 51],
    ],
  ])('of %s', (_name, plan, guests, surcharges, extras, [base, added, delivery, tax, total]) => {
    expect(
      priceOfInquiry({
        ...{ plan, guests, surcharges, extras },
        services: ['self_serve_delivery'],
        extraPrices: EXTRAS,
      }),
    ).toMatchObject({
      basePrice: base,
      additionalCharges: added,
      deliveryFee: delivery,
      taxAmount: tax,
      totalPrice: total,
    });
  });

  it.each([
    [['self_serve_pickup'], 0],
    [['self_serve_pickup', 'onsite_staff'], 8000],
    [[], 8000],
  ] as const)('has no delivery where it is only picked up (%j)', (services, delivery) => {
    const priced = { plan: BASIC, guests: 80, surcharges: [], extras: none, extraPrices: EXTRAS };
    expect(priceOfInquiry({ ...priced, services })).toMatchObject({
      deliveryFee: delivery,
      totalPrice: 153590 + delivery,
    });
  });

  it('charges for the other choices of a plan without shrikhand', () => {
    const dish = { id: 'x', name: 'Undhiyu', spellings: [], diets: [], isDefault: false };
    const { price, menu } = estimateOf({
      plan: { ...BASIC, features: [] },
      guests: 10,
      services: [],
      choices: { sabji: [{ ...dish, surcharge: 300 }] },
      extras: { roti: 20, puri: 0 },
      extraPrices: EXTRAS,
    });
    expect(price.additionalCharges).toBe(4200);
    expect(menu).toMatchObject([
      { item: 'Undhiyu', quantity: 10 },
      { item: 'Extra roti', quantity: 20, category: 'extra', specialNote: 'On top of the plan' },
    ]);
  });

  it('charges for each of two dishes', () => {
    const dish = { id: 'x', name: 'Undhiyu', spellings: [], diets: [], isDefault: false };
    const { price } = estimateOf({
      plan: { ...BASIC, features: [{ text: '2 sabjis', isActive: true }] },
      ...{ guests: 10, services: [], extras: none, extraPrices: EXTRAS },
      choices: {
        sabji: [
          { ...dish, surcharge: 100 },
          { ...dish, id: 'y', surcharge: 50 },
        ],
      },
    });
    expect(price.additionalCharges).toBe(1500);
  });

  it('does not charge for shrikhand that the plan does not have', () => {
    const shrikhand = {
      ...{ id: 'x', name: 'Rose', spellings: [], surcharge: 500 },
      ...{ diets: [], isDefault: false },
    };
    const estimated = (features: { text: string; isActive: boolean }[]) =>
      estimateOf({
        plan: { ...BASIC, features },
        guests: 10,
        services: [],
        choices: { shrikhand: [shrikhand] },
        extras: none,
        extraPrices: EXTRAS,
      }).price.additionalCharges;
    expect(estimated([])).toBe(0);
    expect(estimated([{ text: '1 shrikhand per guest', isActive: true }])).toBe(5000);
  });

  it('is what the lines of the first quote come to', () => {
    const price = priceOfInquiry({
      plan: PREMIUM,
      guests: 77,
      services: ['self_serve_delivery'],
      surcharges: [100],
      extras: { roti: 13, puri: 7 },
      extraPrices: EXTRAS,
    });
    const lines = linesOfEstimate({
      plan: { name: 'Premium Catering' },
      guests: 77,
      choices: [{ category: 'sabji', optionId: 'x', name: 'Undhiyu', surcharge: 100 }],
      price,
      extraPrices: EXTRAS,
    });
    expect(lines.map(({ label }) => label)).toEqual([
      'Premium Catering, per guest',
      'Undhiyu, per guest',
      'Extra roti',
      'Extra puri',
      'Delivery, per guest',
    ]);
    expect(priceOfQuote(lines, 1300).total).toBe(price.totalPrice);
  });
});

describe('the plain dollar of catering', () => {
  it.each([
    [0, '$0.00'],
    [169590, '$1,695.90'],
    [123456789, '$1,234,567.89'],
    [-500, '-$5.00'],
  ])('writes %i cents as %s', (cents, words) => {
    expect(formatPlainMoney(cents)).toBe(words);
  });
});
