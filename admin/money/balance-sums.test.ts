import { expect, it } from 'vitest';
import type { Balance } from '#contract/money/balance.ts';
import { formatMoney } from '#domain/money.ts';
import { balanceSums } from './balance-sums.ts';
import { paidWords } from './paid-words.ts';

const balance = (given: Partial<Balance>): Balance => ({
  charge: 6774,
  received: 0,
  paidBack: 0,
  paid: 0,
  reduced: 0,
  owed: 0,
  toPayBack: 0,
  ...given,
});

const said = (given: Balance, hasEnded = false) =>
  balanceSums(6774, given, { hasEnded }).map(
    ({ label, amount }) => `${label} ${formatMoney(amount ?? 0)}`,
  );

it('says what is still to pay', () => {
  expect(said(balance({ received: 3000, paid: 3000, owed: 3774 }))).toEqual([
    'Total C$67.74',
    'Paid C$30.00',
    'Still to pay C$37.74',
  ]);
});

it('says what a courtesy left of the price', () => {
  const courtesy = { charge: 3774, received: 6774, paidBack: 3000, reduced: 3000, paid: 3774 };
  expect(said(balance(courtesy))).toEqual([
    'Total C$67.74',
    'Given back as a courtesy -C$30.00',
    'Paid C$67.74',
    'Paid back -C$30.00',
    'Still to pay C$0.00',
  ]);
});

it('says of what has ended what it costs in the end, what goes back, and then that it is settled', () => {
  const ended = balance({ charge: 1355, received: 6774, paid: 6774, toPayBack: 5419 });
  expect(said(ended, true)).toEqual([
    'Total C$67.74',
    'Costs in the end C$13.55',
    'Paid C$67.74',
    'To pay back C$54.19',
  ]);
  const settled = { ...ended, paidBack: 5419, paid: 1355, toPayBack: 0 };
  expect(said(settled, true).at(-1)).toBe('Settled C$0.00');
});

it.each([
  [balance({ charge: 2032, owed: 2032 }), false, 'To pay'],
  [balance({ charge: 2032, received: 1500, paid: 1500, owed: 532 }), false, 'C$5.32 still to pay'],
  [balance({ charge: 2032, received: 2032, paid: 2032 }), false, 'Paid'],
  [balance({ charge: 2032, toPayBack: 468 }), false, 'C$4.68 to pay back'],
  [balance({ charge: 0 }), false, 'Paid'],
  [
    balance({ charge: 0, received: 2032, paid: 2032, toPayBack: 2032 }),
    true,
    'C$20.32 to pay back',
  ],
  [balance({ charge: 0, received: 2032, paidBack: 2032 }), true, 'Paid back'],
  [balance({ charge: 0 }), true, null],
])('%#: in a word', (given, hasEnded, words) => {
  expect(paidWords(given, { hasEnded })?.words ?? null).toBe(words);
});
