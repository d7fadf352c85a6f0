import { describe, expect, it } from 'vitest';
import { paymentWords, receiptNumber } from './receipt.ts';

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
  ])('of %s cents after %s says that it is: %s', (amount, paidBefore, words) => {
    expect(paymentWords(amount, { total: 6774, paidBefore })).toBe(words);
  });
});
