import { describe, expect, it } from 'vitest';
import { checkTakingOut, isReversal, isTakenOut, isValid, lastWordOn } from './reversals.ts';

const first = { id: 'first', reverses: null };
const out = { id: 'out', reverses: 'first' };
const back = { id: 'back', reverses: 'out' };
const outAgain = { id: 'out again', reverses: 'back' };

describe('a payment that was entered by mistake', () => {
  it.each([
    [[first], true],
    [[first, out], false],
    [[first, out, back], true],
    [[first, out, back, outAgain], false],
  ])('stands by the last word on it: %j', (payments, expected) => {
    expect(isValid(first, payments)).toBe(expected);
    expect(isTakenOut(first, payments)).toBe(!expected);
    expect(lastWordOn(first, payments)).toBe(payments.at(-1));
  });

  it('is taken away by every second of those that follow', () => {
    const all = [first, out, back, outAgain];
    expect(all.map((payment) => isReversal(payment, all))).toEqual([false, true, false, true]);
  });

  it('is taken away by what names it, also where it stands elsewhere', () => {
    expect(isReversal(out, [out])).toBe(true);
    expect(isReversal(back, [back])).toBe(true);
  });

  it('is alone in being shown', () => {
    const all = [first, out, back, { id: 'another', reverses: null }];
    expect(all.filter((payment) => isValid(payment, all)).map(({ id }) => id)).toEqual([
      'first',
      'another',
    ]);
  });
});

it('a payment is taken out while all of it is still here, and not once some of it was paid back', () => {
  expect(checkTakingOut(6774, 6774)).toBeNull();
  expect(checkTakingOut(6774, 10_000)).toBeNull();
  expect(checkTakingOut(6774, 6773)).toMatchObject({ refused: 'payment_paid_back' });
  expect(checkTakingOut(6774, 0)).toMatchObject({ refused: 'payment_paid_back' });
});
