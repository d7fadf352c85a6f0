import { describe, expect, it } from 'vitest';
import type { SnackOrderStatus } from '#contract/snack-orders.ts';
import { openAmount, paidWords } from './paid.ts';

const paid = (paidAmount: number, status: SnackOrderStatus = 'ready') => ({
  status,
  totalAmount: 2032,
  paidAmount,
});

describe('whether a snack order is paid', () => {
  it.each([
    [0, 'To pay', 2032],
    [1500, 'C$5.32 still to pay', 532],
    [2032, 'Paid', 0],
    [2500, 'C$4.68 to pay back', -468],
  ])('%d cents of C$20.32: %s', (amount, words, open) => {
    expect(paidWords(paid(amount))?.words).toBe(words);
    expect(openAmount(paid(amount))).toBe(open);
  });

  it('when it is cancelled: everything goes back, and nothing more comes in', () => {
    expect(paidWords(paid(2032, 'cancelled'))?.words).toBe('C$20.32 to pay back');
    expect(paidWords(paid(0, 'cancelled'))).toBeNull();
    expect(openAmount(paid(0, 'cancelled'))).toBe(0);
  });

  it('when it costs nothing: it is', () => {
    expect(paidWords({ ...paid(0), totalAmount: 0 })?.words).toBe('Paid');
  });
});
