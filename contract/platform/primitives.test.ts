import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BasisPoints, phone, phoneAtDesk, requiredLine, requiredText } from './primitives.ts';

const read = (typed: string) => phone().safeParse(typed).data ?? null;

it.each([
  ['(905) 555-0142', '+19055550142'],
  ['1 905 555 0142', '+19055550142'],
  ['+123456', '+123456'],
  ['+91 98765 43210', '+919876543210'],
  ['905\u2010555\u20110142', '+19055550142'],
  ['905\u2012555\u20130142', '+19055550142'],
  ['905\u2014555\u20150142', '+19055550142'],
  ['905\u2212555.0142', '+19055550142'],
  ['+1\u00a0905\u202f555\u20070142', '+19055550142'],
  ['[905] 555-0142', '+19055550142'],
])('takes the phone number %s as %s', (typed, stored) => {
  expect(read(typed)).toBe(stored);
});

it.each(['0123456789', '+0123456', '', 'abc', '+1234567890123456'])(
  'does not take %s for a phone number',
  (typed) => {
    expect(read(typed)).toBeNull();
  },
);

it.each([
  ['  high\r\nprotein ', 'high protein'],
  ['one\t\u00a0two\u2028three', 'one two three'],
  ['\u0001 milk', 'milk'],
])('takes %j as words on one line', (typed, stored) => {
  expect(requiredLine(20, 'Please write it.').safeParse(typed).data).toBe(stored);
});

it('takes no blanks for words', () => {
  for (const kind of [requiredLine, requiredText])
    expect(kind(20, 'Please write it.').safeParse(' \u0001\n ').success).toBe(false);
});

it('asks the kitchen for the area code of a number that has none', () => {
  const messageFor = (typed: string) =>
    phoneAtDesk()
      .safeParse(typed)
      .error?.issues.map(({ message }) => message);
  expect(messageFor('555-7002')).toEqual(['Please enter the area code, too (e.g., 905-555-0123).']);
  expect(phoneAtDesk().parse('905 555-7002')).toBe('+19055557002');
  expect(phoneAtDesk().parse('+5557002')).toBe('+5557002');
});

describe('a tax rate', () => {
  it.each([
    [13, 1300],
    [9.98, 998],
    [0.07, 7],
    [0, 0],
    [100, 10_000],
  ])('of %d %% is kept and comes back', (percent, basisPoints) => {
    expect(BasisPoints.safeParse(percent).data).toBe(basisPoints);
    expect(z.encode(BasisPoints, basisPoints)).toBe(percent);
  });

  const ASKED = 'Please enter a percentage from 0 to 100, with at most two decimals.';

  it.each([9.975, 14.97500001, -1, 100.01, null])('of %j is refused and not rounded', (percent) => {
    expect(messagesOf(z.safeDecode(BasisPoints, percent as number))).toEqual([ASKED]);
  });

  it.each(['9.975', -100, 10_001, null, 'thirteen'])(
    'is refused in a form of the desk, too: %j',
    (typed) => {
      expect(messagesOf(z.safeEncode(BasisPoints, typed as number))).toEqual([ASKED]);
    },
  );
});

const messagesOf = ({ error }: { error?: z.core.$ZodError | undefined }) =>
  error?.issues.map(({ message }) => message);
