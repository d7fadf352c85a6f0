import { describe, expect, it } from 'vitest';
import {
  ENTERED_BY_MISTAKE,
  paymentText,
  receiptNumber,
  receiptTitle,
  TAKEN_BACK,
  taxName,
} from './receipt.ts';

describe('a receipt', () => {
  it('has the number of what is paid for, and counts its payments', () => {
    expect(receiptNumber('SN-2026-0012', 1)).toBe('SN-2026-0012-R1');
  });

  it.each([
    [6774, 0, 'Payment in full'],
    [7000, 0, 'Payment in full'],
    [3000, 0, 'Part payment'],
    [1000, 3000, 'Part payment'],
    [3774, 3000, 'Balance'],
    [-500, 6774, 'Paid back'],
    [0, 6774, 'Balance'],
  ])('of %s cents after %s says that it is: %s', (amount, paidBefore, words) => {
    expect(paymentText(amount, { total: 6774, paidBefore })).toBe(words);
  });

  it('is a refund’s where money went back, unless the payment does not count', () => {
    expect(receiptTitle({ amount: -500, paidFor: 'Paid back' })).toBe('Refund receipt');
    expect(receiptTitle({ amount: -500, paidFor: ENTERED_BY_MISTAKE })).toBe('Receipt');
    expect(receiptTitle({ amount: -500, paidFor: TAKEN_BACK })).toBe('Receipt');
    expect(receiptTitle({ amount: 0, paidFor: 'Balance' })).toBe('Receipt');
  });

  it('names the tax with its rate where all lines are taxed alike', () => {
    expect(taxName(1300)).toBe('HST (13%)');
    expect(taxName(null)).toBe('HST');
  });
});
