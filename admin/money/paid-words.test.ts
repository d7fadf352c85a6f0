import { expect, it } from 'vitest';
import type { Balance } from '#contract/money/balance.ts';
import { paidLabel } from './payment-text.ts';

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
  expect(paidLabel(given, { hasEnded })?.words ?? null).toBe(words);
});
