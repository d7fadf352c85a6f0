import { expect, it } from 'vitest';
import type { Balance } from '#contract/money/balance.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { type BalanceAfterPayment, balanceSums, receiptSums } from './balance-sums.ts';

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
    ({ label, amount }) => `${label} ${formatMoney(amount)}`,
  );

it('says what is still to pay', () => {
  expect(said(balance({ received: 3000, paid: 3000, owed: 3774 }))).toEqual([
    'Total C$67.74',
    'Paid C$30.00',
    'Still to pay C$37.74',
  ]);
});

it('has what is still to move as its main line', () => {
  const mainOf = (sums: { label: string; main?: true }[]) =>
    sums.filter(({ main }) => main).map(({ label }) => label);
  expect(mainOf(balanceSums(6774, balance({ owed: 6774 })))).toEqual(['Still to pay']);
  expect(mainOf(balanceSums(6774, balance({ toPayBack: 100 })))).toEqual(['To pay back']);
  const receipt = {
    ...{ total: 36137, received: 36137, paidBack: 0, reduced: 0, charge: 36137, owed: 0 },
    ...{ toPayBack: 0, aboveDue: 0, backNow: 0, tax: { name: 'HST (13%)', amount: 0 } },
  };
  expect(mainOf(receiptSums(receipt))).toEqual(['Still to pay']);
  expect(mainOf(receiptSums({ ...receipt, backNow: 100 }))).toEqual(['Still to be paid back']);
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

const after = (given: Partial<BalanceAfterPayment>) =>
  receiptSums({
    total: 36137,
    backNow: 0,
    received: 36137,
    paidBack: 0,
    reduced: 0,
    charge: 36137,
    owed: 0,
    toPayBack: 0,
    aboveDue: 0,
    tax: { name: 'HST (13%)', amount: 0 },
    ...given,
  }).map(({ label, amount }) => `${label} ${formatMoney(amount)}`);

it('says on the receipt of money that came what came in all, and what is still to pay', () => {
  expect(after({ received: 10000, owed: 26137 })).toEqual([
    'Paid in all C$100.00',
    'Still to pay C$261.37',
  ]);
  expect(after({ received: 20000, paidBack: 5000, owed: 21137 })).toEqual([
    'Paid in all C$200.00',
    'Paid back so far C$50.00',
    'Still to pay C$211.37',
  ]);
  expect(after({ received: 37137, aboveDue: 1000 }).at(-1)).toBe(
    'More than is due, to be paid back C$10.00',
  );
});

it('says on a refund receipt what it costs in the end, and last what still goes back', () => {
  const ended = { charge: 7227, backNow: 10000, tax: { name: 'HST (13%)', amount: 1150 } };
  expect(after({ ...ended, paidBack: 10000, toPayBack: 18910 })).toEqual([
    'Costs in the end C$72.27',
    'Paid in all C$361.37',
    'Paid back now C$100.00',
    'of which HST (13%) C$11.50',
    'Still to be paid back C$189.10',
  ]);
  expect(after({ ...ended, paidBack: 15000, toPayBack: 13910 })).toContain(
    'Paid back before C$50.00',
  );
  // One that was written before receipts said it promises nothing.
  expect(after({ ...ended, paidBack: 10000, toPayBack: null }).join()).not.toContain('Still');
});

it('says on the receipt of a courtesy what was paid, and what of that was given back', () => {
  const courtesy = { total: 26000, received: 26000, backNow: 3000, paidBack: 3000, reduced: 3000 };
  expect(after({ ...courtesy, charge: 23000 })).toEqual([
    'Given back as a courtesy -C$30.00',
    'Paid in all C$260.00',
    'Paid back now C$30.00',
    'Still to be paid back C$0.00',
  ]);
  expect(after({ ...courtesy, charge: 23000, received: 20000, owed: 6000 }).at(-1)).toBe(
    'Still to pay C$60.00',
  );
});
