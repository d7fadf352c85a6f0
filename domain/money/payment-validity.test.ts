import { describe, expect, it } from 'vitest';
import { PAYMENT_VALIDITY_LABELS, paymentRemark, validityAmong } from './payment-validity.ts';

const first = { id: 'first', reverses: null };
const out = { id: 'out', reverses: 'first' };
const back = { id: 'back', reverses: 'out' };
const outAgain = { id: 'out again', reverses: 'back' };

describe('what a payment is among those that it belongs with', () => {
  it.each([
    [[first], ['stands']],
    [
      [first, out],
      ['mistake', 'correction'],
    ],
    [
      [first, out, back],
      ['stands', 'taken-back', 'takes-back'],
    ],
    [
      [first, out, back, outAgain],
      ['mistake', 'taken-back', 'takes-back', 'correction'],
    ],
  ])('%j', (payments, expected) => {
    expect(payments.map((payment) => validityAmong(payment, payments))).toEqual(expected);
  });

  it('is said alike of the two that cancel out', () => {
    expect(PAYMENT_VALIDITY_LABELS['taken-back']).toBe('Taken back');
    expect(PAYMENT_VALIDITY_LABELS['takes-back']).toBe('Taken back');
  });

  it('is remarked with the payment that it is about', () => {
    const payment = { amount: -6774, corrects: '2026-11-18', note: 'Entered by mistake: Twice' };
    expect(paymentRemark({ ...payment, standing: 'correction' })).toBe(
      'Takes out C$67.74 of Nov 18, 2026. Entered by mistake: Twice',
    );
    expect(paymentRemark({ ...payment, standing: 'taken-back' })).toBe(
      'Took out C$67.74 of Nov 18, 2026, which was taken back. Entered by mistake: Twice',
    );
    expect(paymentRemark({ ...payment, standing: 'takes-back', amount: 6774 })).toBe(
      'Takes back that C$67.74 of Nov 18, 2026 was taken out.',
    );
    const plain = { amount: 6774, corrects: null, note: '' };
    expect(paymentRemark({ ...plain, standing: 'stands' })).toBe('');
    expect(paymentRemark({ ...plain, standing: 'stands', note: 'By hand' })).toBe('By hand');
    expect(paymentRemark({ ...plain, standing: 'mistake' })).toBe(
      'Entered by mistake, and taken out.',
    );
    expect(paymentRemark({ ...plain, standing: 'mistake', note: 'By hand' })).toBe(
      'Entered by mistake, and taken out. By hand',
    );
    expect(paymentRemark({ ...plain, standing: 'correction', note: 'Twice' })).toBe(
      'Takes out C$67.74. Twice',
    );
  });
});
