import { describe, expect, it } from 'vitest';
import { PLAN_GROUPS, type SeededVariant } from './plan-groups.ts';

const ofType = (type: 'tiffin' | 'catering') =>
  PLAN_GROUPS.filter(({ planType }) => planType === type);

const servings = (variant: SeededVariant, category: string) =>
  variant.features
    .filter(({ text, isActive }) => isActive && text.toLowerCase().includes(category))
    .map(({ text }) => Number(/\d+/.exec(text)?.[0]));

describe('the plans of a new kitchen', () => {
  it('offer every tiffin by the day, the week and the month, with the tax on prepared meals', () => {
    expect(ofType('tiffin').length).toBeGreaterThanOrEqual(2);
    for (const { name, variants } of ofType('tiffin')) {
      expect(
        variants.map(({ billingCycle }) => billingCycle),
        name,
      ).toEqual(['daily', 'weekly', 'monthly']);
      expect(
        variants.map(({ tiffinCount }) => tiffinCount),
        name,
      ).toEqual([1, 5, 20]);
      for (const variant of variants) expect(variant.taxBasisPoints, name).toBe(1300);
    }
  });

  it('total the price times the tiffins, as the desk checks it', () => {
    for (const { name, variants } of ofType('tiffin'))
      for (const { price, tiffinCount, totalPrice } of variants)
        if (totalPrice !== null) expect(totalPrice, name).toBe(price * tiffinCount);
    expect(PLAN_GROUPS[0]?.variants.map(({ price }) => price)).toEqual([1299, 1199, 1099]);
    expect(PLAN_GROUPS[0]?.variants.map((one) => one.totalPrice)).toEqual([null, 5995, 21980]);
  });

  it('never promise a bigger discount than a customer can work out', () => {
    for (const { name, variants } of ofType('tiffin')) {
      const daily = variants[0]?.price ?? 0;
      for (const { price, discountPercentage } of variants) {
        const real = 100 * (1 - price / daily);
        expect(discountPercentage ?? 0, name).toBeLessThanOrEqual(real);
        expect(real - (discountPercentage ?? 0), name).toBeLessThan(1);
      }
    }
  });

  it('deliver every tiffin free, so that the shop may say so', () => {
    for (const { variants } of ofType('tiffin'))
      for (const { deliveryCharge } of variants) expect(deliveryCharge).toBe(0);
  });

  it('say in each catering feature how much every guest gets, and name shrikhand in one plan', () => {
    const [basic, premium] = ofType('catering').map(({ variants }) => variants[0]);
    if (!basic || !premium) throw new Error('two catering plans expected');
    expect([basic.billingCycle, premium.billingCycle]).toEqual(['basic', 'premium']);
    const menu = ['sabji', 'sweet', 'salad', 'dal', 'roti', 'rice'];
    expect(menu.map((category) => servings(basic, category))).toEqual([
      [1],
      [1],
      [1],
      [1],
      [3],
      [1],
    ]);
    expect(menu.map((category) => servings(premium, category))).toEqual([
      [2],
      [2],
      [1],
      [1],
      [4],
      [1],
    ]);
    expect(servings(basic, 'shrikhand')).toEqual([]);
    expect(servings(premium, 'shrikhand')).toEqual([1]);
  });
});
