import { describe, expect, it } from 'vitest';
import { portionsOf, totalOf } from './portions.ts';

const tiffins = { vegetarian: 30, jain: 8, swaminarayan: 4 };

describe('how much to cook', () => {
  it('is a portion for each tiffin whose diet is served the dish', () => {
    expect(portionsOf(['vegetarian', 'jain', 'swaminarayan'], tiffins)).toEqual({
      byDiet: tiffins,
      portions: 42,
    });
    expect(portionsOf(['jain'], tiffins)).toEqual({
      byDiet: { vegetarian: 0, jain: 8, swaminarayan: 0 },
      portions: 8,
    });
  });

  it.each([
    [42, { amount: 240, unit: 'ml' }, '10.1 L'],
    [3, { amount: 240, unit: 'ml' }, '720 ml'],
    [42, { amount: 100, unit: 'g' }, '4.2 kg'],
    [42, { amount: 4, unit: 'pieces' }, '168 pieces'],
    [1, { amount: 1, unit: 'pieces' }, '1 piece'],
    [0, { amount: 4, unit: 'pieces' }, '0 pieces'],
    [12_000, { amount: 250, unit: 'ml' }, '3,000 L'],
  ] as const)('%i portions of %j are %s', (portions, portion, total) => {
    expect(totalOf(portions, portion)).toBe(total);
  });

  it('is never measured too little: a tenth is rounded up', () => {
    expect(totalOf(5, { amount: 201, unit: 'g' })).toBe('1.1 kg');
  });

  it('is not said where nobody has said how large a portion is', () => {
    expect(totalOf(42, null)).toBeNull();
  });
});
