import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal, writeDecimal } from './decimal-input.tsx';

describe('an amount that is typed', () => {
  it.each([
    ['12.5', 1250],
    ['12', 1200],
    ['12.', 1200],
    ['.5', 50],
    ['C$1,299.00', 129900],
    ['35,56', 3556],
    ['12,5', 1250],
    ['1,299', 129900],
    ['1.299,00', 129900],
    ['1,299,000.5', 129900050],
    ['13 %', 1300],
    ['-5', -500],
    ['−5', -500],
    ['0', 0],
    ['-0', 0],
  ])('%s is %d hundredths', (typed, hundredths) => {
    expect(readDecimal(typed)).toBe(hundredths);
  });

  it('is nothing when nothing was typed', () => {
    expect(readDecimal('  ')).toBeNull();
    expect(writeDecimal(null)).toBe('');
  });

  it.each(['12.345', '1,29,9', '12,345,6', 'twelve', '1.2.3', '--1', '.', '-'])(
    '%s stays text, for the schema to refuse',
    (typed) => {
      expect(readDecimal(typed)).toBe(typed);
      expect(writeDecimal(typed)).toBe(typed);
    },
  );

  it('comes back as it was from what is shown, for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (hundredths) => {
        expect(readDecimal(writeDecimal(hundredths))).toBe(hundredths);
      }),
    );
  });
});
