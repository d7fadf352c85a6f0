import { describe, expect, it } from 'vitest';
import {
  aboveDueText,
  balanceAfter,
  balanceChangeText,
  paymentName,
  paymentsMeanwhileText,
  priceText,
  toPayBackText,
} from './balance-text.ts';

it('a payment is named by what it was', () => {
  const name = (amount: number, courtesy = 0) => paymentName({ amount, courtesy });
  expect([name(40000), name(-5163), name(-14837, 14837), name(-20000, 4837)]).toEqual([
    'Payment',
    'Paid back',
    'Paid back as a courtesy',
    'Paid back, C$48.37 of it as a courtesy',
  ]);
});

it('a price is told with what was given back of it, and what came beyond it', () => {
  expect(priceText({ charge: 24837, reduced: 0 })).toBe('Price C$248.37.');
  expect(priceText({ charge: 20000, reduced: 4837 })).toBe(
    'Price C$248.37, less C$48.37 given back as a courtesy.',
  );
  expect(aboveDueText(15163)).toBe('C$151.63 more than is due, to be paid back');
});

it('a change of what is owed is told by what is to move now', () => {
  const settled = { owed: 0, toPayBack: 0 };
  expect(balanceChangeText({ owed: 500, toPayBack: 0 }, settled)).toEqual([
    'Nothing is to be paid.',
  ]);
  expect(balanceChangeText(settled, { owed: 500, toPayBack: 0 })).toEqual([
    'C$5.00 is to be paid.',
  ]);
  expect(balanceChangeText(settled, { owed: 0, toPayBack: 500 })).toEqual([
    'C$5.00 is to be paid back.',
  ]);
  expect(balanceChangeText(settled, settled)).toEqual([]);
});

it('a thing would stand at another price by what has moved for it', () => {
  const moved = { received: 20000, paidBack: 1000, reduced: 500 };
  expect(balanceAfter(moved, { cents: 15000, isAsked: true })).toMatchObject({
    ...{ charge: 14500, paid: 19000, owed: 0, toPayBack: 4500 },
  });
  expect(balanceAfter(moved, { cents: 25000, isAsked: true })).toMatchObject({
    ...{ charge: 24500, paid: 19000, owed: 5500, toPayBack: 0 },
  });
});

it('what is still to go back is told with what was paid', () => {
  expect(toPayBackText({ received: 96954, toPayBack: 96954 })).toBe(
    'C$969.54 was paid and is still to be paid back',
  );
  expect(toPayBackText({ received: 96954, toPayBack: 50000 })).toBe(
    'C$500.00 of the C$969.54 paid is still to be paid back',
  );
});

describe('money that has moved since what is undone', () => {
  const settled = { owed: 0, toPayBack: 0 };
  const owing = (owed: number) => ({ owed, toPayBack: 0 });
  const toPayBack = (cents: number) => ({ owed: 0, toPayBack: cents });

  it('is asked for again where it was paid back', () => {
    expect(paymentsMeanwhileText(-46954, toPayBack(50000), owing(46954))).toBe(
      'C$469.54 was paid back meanwhile and will be asked for again.',
    );
    expect(paymentsMeanwhileText(-10000, owing(5000), owing(15000))).toBe(
      'C$100.00 was paid back meanwhile and will be asked for again.',
    );
    expect(paymentsMeanwhileText(-46954, settled, owing(60000))).toBe(
      'C$469.54 was paid back meanwhile. C$600.00 is to be paid.',
    );
  });

  it('goes back where it was paid', () => {
    expect(paymentsMeanwhileText(5000, settled, toPayBack(5000))).toBe(
      'C$50.00 was paid meanwhile. C$50.00 is to be paid back.',
    );
  });

  it('is nothing to speak of where things stand as they did', () => {
    expect(paymentsMeanwhileText(-5000, owing(5000), owing(5000))).toBeNull();
    expect(paymentsMeanwhileText(0, settled, owing(5000))).toBeNull();
  });
});
