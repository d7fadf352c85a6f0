import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import {
  applyCredits,
  type CreditBalance,
  type CreditChange,
  type CreditKind,
  correctionEntry,
  creditBalanceOf,
  creditChange,
  creditFigures,
  NO_CREDITS,
} from './ledger.ts';

const wish = fc.record({
  kind: fc.constantFrom<CreditKind>(
    'purchase',
    'reserve',
    'release',
    'consume',
    'adjust',
    'correct',
  ),
  credits: fc.integer({ min: -6, max: 6 }),
  reserved: fc.integer({ min: -6, max: 6 }),
  ofOrder: fc.boolean(),
});

/** Makes a wish into something the commands would ask for, or null. */
function asked(
  { kind, credits, reserved }: { kind: CreditKind; credits: number; reserved: number },
  row: CreditBalance,
) {
  if (kind === 'correct')
    return (credits === 0 && reserved === 0) || row.reserved + reserved < 0
      ? null
      : correctionEntry(credits, reserved);
  if (kind === 'adjust') return credits === 0 ? null : creditChange(kind, credits);
  const amount = Math.abs(credits);
  if (amount === 0) return null;
  if ((kind === 'release' || kind === 'consume') && amount > row.reserved) return null;
  return creditChange(kind, amount);
}

describe('the ledger of credits', () => {
  it('moves credits between available, reserved and gone', () => {
    const lines = [
      creditChange('purchase', 20),
      creditChange('reserve', 2),
      creditChange('release', 1),
      creditChange('consume', 1),
      creditChange('adjust', -3),
    ];
    expect(creditBalanceOf(lines)).toEqual({ available: 16, reserved: 0 });
    expect(creditBalanceOf([])).toEqual(NO_CREDITS);
  });

  it('never falls below zero and always folds to the row, whatever is asked in whatever order', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
        let row = NO_CREDITS;
        const written: CreditChange[] = [];
        for (const each of wishes) {
          const change = asked(each, row);
          const after = change && applyCredits(row, change);
          if (!change || !after) continue;
          if (isRefusal(after)) {
            expect(row.available + change.availableChange).toBeLessThan(0);
            continue;
          }
          written.push(change);
          row = after;
          expect(row.available).toBeGreaterThanOrEqual(0);
          expect(row.reserved).toBeGreaterThanOrEqual(0);
        }
        expect(creditBalanceOf(written)).toEqual(row);
      }),
    );
  });

  it('refuses what is not there, in words', () => {
    const one = { available: 1, reserved: 0 };
    const words = (change: CreditChange) => {
      const answer = applyCredits(one, change);
      return isRefusal(answer) ? errorMessage(answer.refused, answer.details) : answer;
    };
    expect(words(creditChange('reserve', 2))).toBe(
      'Insufficient credits. You have 1 credits remaining.',
    );
    expect(words(creditChange('adjust', -2))).toBe(
      'Only 1 credits are available; they cannot go below 0.',
    );
    expect(words(creditChange('reserve', 1))).toEqual({ available: 0, reserved: 1 });
  });

  it('treats consuming or releasing what nobody reserved, and odd amounts, as bugs', () => {
    expect(() => applyCredits(NO_CREDITS, creditChange('consume', 1))).toThrow('not reserved');
    expect(() => applyCredits(NO_CREDITS, creditChange('release', 1))).toThrow('not reserved');
    for (const [kind, credits] of [
      ['purchase', 0],
      ['reserve', -1],
      ['adjust', 0],
      ['consume', 1.5],
    ] as const)
      expect(() => creditChange(kind, credits)).toThrow('not an amount');
    expect(() => correctionEntry(0, 0)).toThrow('not an amount');
  });
});

describe('the figures on a plan card', () => {
  const line = (
    kind: Exclude<CreditKind, 'correct'>,
    credits: number,
    orderId: string | null = null,
  ) => ({
    ...creditChange(kind, credits),
    orderId,
  });

  it('count a credit as used when its tiffin is cooked, and not when it came back', () => {
    const ledger = [line('purchase', 20), line('reserve', 2, 'a'), line('consume', 2, 'a')];
    expect(creditFigures(ledger)).toEqual({ total: 20, used: 2, available: 18, reserved: 0 });
    expect(creditFigures([...ledger, line('adjust', 2, 'a')])).toMatchObject({
      total: 20,
      used: 0,
    });
  });

  it('count nothing that was put right: a correction mirrors what was written by mistake', () => {
    const booked = [line('purchase', 20), line('reserve', 2, 'a')];
    const before = creditFigures(booked);
    const mirror = (one: CreditChange & { orderId: string | null }) => ({
      ...correctionEntry(-one.availableChange, -one.reservedChange),
      orderId: one.orderId,
    });
    for (const mistake of [
      line('consume', 2, 'a'),
      line('release', 2, 'a'),
      line('adjust', 2, 'a'),
      line('adjust', 3),
      line('purchase', 5),
    ])
      expect(creditFigures([...booked, mistake, mirror(mistake)])).toEqual(before);
  });

  it('count a credit that the kitchen gave as one more in the plan', () => {
    expect(creditFigures([line('purchase', 20), line('adjust', 1)])).toMatchObject({
      total: 21,
      used: 0,
      available: 21,
    });
  });
});
