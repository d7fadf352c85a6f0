import { expect, it } from 'vitest';
import type { Balance } from '#contract/money/balance.ts';
import { beyondDueQuestion, dueHint, openBalanceSentence, paidLabel } from './payment-text.ts';

const settled = { charge: 7227, paid: 7227, owed: 0, toPayBack: 0 };

it('says what was paid, what it costs, and what is to move', () => {
  expect(openBalanceSentence({ ...settled, paid: 36137, toPayBack: 28910 })).toBe(
    'Paid C$361.37; it costs C$72.27; C$289.10 goes back.',
  );
  expect(openBalanceSentence({ charge: 4837, paid: 1000, owed: 3837, toPayBack: 0 })).toBe(
    'Paid C$10.00; it costs C$48.37; C$38.37 is still to pay.',
  );
  expect(openBalanceSentence(settled)).toBe('Paid C$72.27; it costs C$72.27.');
});

it('says what becomes of money beyond what is due, and what stays due, as soon as it is typed', () => {
  expect(dueHint(6000, 4837)).toBe('C$11.63 more than is due; it will stand to be paid back.');
  expect(dueHint(4837, 4837)).toBeNull();
  expect(dueHint(2000, 8137)).toBe('C$61.37 stays due.');
  for (const unreadable of [null, 0, '', '60,', undefined])
    expect(dueHint(unreadable, 4837)).toBeNull();
});

it('asks before more goes back than is due, and names how much', () => {
  const { words, yes } = beyondDueQuestion(7227);
  expect(words).toContain('This is C$72.27 more than is due.');
  expect(yes).toBe('Yes, give back C$72.27 more than is due');
});

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
