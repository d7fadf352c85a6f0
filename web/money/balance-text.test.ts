import { expect, it } from 'vitest';
import { buildBalance } from '#test/builders/build-balance.ts';
import { balanceText } from './balance-text.ts';

it.each([
  [buildBalance(2032), 'Still to be paid: C$20.32.'],
  [buildBalance(2032, 1500), 'Paid so far: C$15.00. Still to be paid: C$5.32.'],
  [buildBalance(2032, 2032), 'Paid in full.'],
  [
    buildBalance(2032, 2500),
    'The kitchen still pays you back C$4.68, and will be in touch about how.',
  ],
  [buildBalance(0), null],
  [
    { ...buildBalance(1532, 1532), received: 2032, paidBack: 500, reduced: 500 },
    'Settled: nothing is still to be paid.',
  ],
  [{ ...buildBalance(0), received: 2032, paidBack: 2032 }, 'All that was paid has been paid back.'],
])('says how the money stands: %j', (balance, words) => {
  expect(balanceText(balance)).toBe(words);
});

it('what has ended is settled, even where less than its price was paid', () => {
  expect(balanceText(buildBalance(1500, 1500), { hasEnded: true })).toBe(
    'Settled: nothing is still to be paid.',
  );
});
