import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Cents } from '#domain/platform/money.ts';

/**
 * Whether what a thing has been paid in all, in cents, leaves room to take a payment out: not once
 * something of it was paid back (`payment_paid_back`).
 */
export const checkTakingOut = (amount: Cents, paid: Cents): Refusal | null =>
  paid < amount ? refuse('payment_paid_back') : null;

/** A payment among those of one thing, and the one that it takes away again. */
export type ReversiblePayment = { id: string; reverses: string | null };

/** What takes a payment away, what takes that away, and so on: nothing is ever deleted. */
function chainFrom<Payment extends ReversiblePayment>(
  payment: Payment,
  payments: readonly Payment[],
): Payment[] {
  const next = payments.find(({ reverses }) => reverses === payment.id);
  return next ? [next, ...chainFrom(next, payments)] : [];
}

/**
 * Whether a payment is taken out: another one takes it away again, which itself was not taken back.
 */
export const isTakenOut = <Payment extends ReversiblePayment>(
  payment: Payment,
  payments: readonly Payment[],
): boolean => chainFrom(payment, payments).length % 2 === 1;

/** The last word on a payment, which is what the next reversal of it takes away. */
export const lastWordOn = <Payment extends ReversiblePayment>(
  payment: Payment,
  payments: readonly Payment[],
): Payment => chainFrom(payment, payments).at(-1) ?? payment;

/**
 * Whether a payment takes away what was written down by mistake; one that takes such a one away in
 * turn brings the first back, and is none.
 */
export function isReversal(
  payment: ReversiblePayment,
  payments: readonly ReversiblePayment[],
): boolean {
  if (payment.reverses === null) return false;
  const undone = payments.find(({ id }) => id === payment.reverses);
  return undone === undefined || !isReversal(undone, payments);
}

/**
 * Whether a payment counts for anybody but the books: one that was entered by mistake and what takes
 * it away again do not.
 */
export const isValid = (
  payment: ReversiblePayment,
  payments: readonly ReversiblePayment[],
): boolean => payment.reverses === null && !isTakenOut(payment, payments);
