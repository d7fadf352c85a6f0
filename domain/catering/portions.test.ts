import { describe, expect, it } from 'vitest';
import { amountsText, measureText, servingsAmount } from './portions.ts';

describe('how much to cook', () => {
  it.each([
    [{ amount: 10_080, unit: 'ml' }, '10.08\u00A0L'],
    [{ amount: 720, unit: 'ml' }, '720\u00A0ml'],
    [{ amount: 4200, unit: 'g' }, '4.2\u00A0kg'],
    [{ amount: 999, unit: 'g' }, '999\u00A0g'],
    [{ amount: 1000, unit: 'g' }, '1\u00A0kg'],
    [{ amount: 168, unit: 'pieces' }, '168\u00A0pieces'],
    [{ amount: 1, unit: 'pieces' }, '1\u00A0piece'],
    [{ amount: 1, unit: 'portions' }, '1\u00A0portion'],
    [{ amount: 3_000_000, unit: 'ml' }, '3,000\u00A0L'],
  ] as const)('%j is %s', (measure, words) => {
    expect(measureText(measure)).toBe(words);
  });

  it('adds up to the last gram: 2.4 L, 3.6 L and 720 ml are 6.72 L', () => {
    expect(measureText({ amount: 1005, unit: 'g' })).toBe('1.005\u00A0kg');
    const parts = [2400, 3600, 720];
    expect(parts.map((amount) => measureText({ amount, unit: 'ml' }))).toEqual([
      ...['2.4\u00A0L', '3.6\u00A0L', '720\u00A0ml'],
    ]);
    expect(measureText({ amount: 6720, unit: 'ml' })).toBe('6.72\u00A0L');
  });

  it('is so many servings of one size, and not known while nobody has said how large one is', () => {
    expect(servingsAmount({ amount: 240, unit: 'ml' }, 48)).toBe('11.52\u00A0L');
    expect(servingsAmount({ amount: 2, unit: 'pieces' }, 48)).toBe('96\u00A0pieces');
    expect(servingsAmount(null, 48)).toBeNull();
  });

  it('names every unit that boxes measure a dish in', () => {
    expect(
      amountsText([
        { amount: 4200, unit: 'g' },
        { amount: 3, unit: 'pieces' },
      ]),
    ).toBe('4.2\u00A0kg + 3\u00A0pieces');
  });
});
