import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assertCents,
  formatMoney,
  formatPercent,
  percentOf,
  shareOf,
  sum,
  times,
} from './money.ts';

describe('money', () => {
  it('refuses anything that is not whole cents', () => {
    expect(assertCents(1299)).toBe(1299);
    for (const wrong of [12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => assertCents(wrong)).toThrow('whole number of cents');
    expect(() => sum(100, 0.5)).toThrow();
    expect(() => times(100, 1.5)).toThrow();
    expect(() => percentOf(100, 2 ** 53)).toThrow('whole number of cents');
  });

  it('rounds a share half up, once', () => {
    expect(percentOf(1000, 1300)).toBe(130);
    expect(percentOf(50, 1300)).toBe(7);
    expect(percentOf(1050, 1300)).toBe(137);
    expect(percentOf(1049, 1300)).toBe(136);
    expect(percentOf(-50, 1300)).toBe(-7);
    expect(percentOf(21980, 0)).toBe(0);
  });

  it('shares a price among equal things, rounded half up', () => {
    expect(shareOf(6774, 5, 5)).toBe(6774);
    expect(shareOf(6774, 2, 5)).toBe(2710);
    expect(shareOf(5, 1, 2)).toBe(3);
    expect(shareOf(6774, 0, 5)).toBe(0);
  });

  it('never strays half a cent or more from the exact share, and is exact at the half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (cents, points) => {
          const rest = percentOf(cents, points) * 10_000 - cents * points;
          expect(rest).toBeGreaterThan(-5_000);
          expect(rest).toBeLessThanOrEqual(5_000);
        },
      ),
    );
  });

  it('is written with the currency, two decimals and thousands commas', () => {
    expect(formatMoney(1299)).toBe('C$12.99');
    expect(formatMoney(0)).toBe('C$0.00');
    expect(formatMoney(5)).toBe('C$0.05');
    expect(formatMoney(123456789)).toBe('C$1,234,567.89');
    expect(formatMoney(100000)).toBe('C$1,000.00');
    expect(formatMoney(-500)).toBe('-C$5.00');
    expect(formatPercent(1300)).toBe('13%');
    expect(formatPercent(1350)).toBe('13.5%');
  });
});
