import type { AdminInquiry } from '#contract/admin/catering.ts';
import { acceptedQuote } from '#domain/catering/inquiry.ts';
import { dueNow } from '#domain/quote.ts';

type Paid = Pick<AdminInquiry, 'status' | 'quotes' | 'paidAmount'>;

/** What is still to come in for an accepted quote, in cents; negative when it has to be paid back. */
export function openAmount(inquiry: Paid): number {
  const owed = inquiry.status === 'cancelled' ? 0 : (acceptedQuote(inquiry)?.total ?? 0);
  return owed - inquiry.paidAmount;
}

/** What most likely is paid next: what it is, and how much in cents, negative when it goes back. */
export type NextPayment = { what: 'deposit' | 'balance' | 'pay-back'; amount: number };

/**
 * The next payment of an accepted quote: what is missing of its deposit, then the rest; what is too
 * much, or was paid for a cancelled event, goes back. Null when everything is settled, or nothing
 * was accepted yet.
 */
export function nextPayment(inquiry: Paid): NextPayment | null {
  const accepted = acceptedQuote(inquiry);
  if (!accepted) return null;
  const open = openAmount(inquiry);
  if (open < 0) return { what: 'pay-back', amount: open };
  if (open === 0) return null;
  const { total, deposit } = accepted;
  return {
    what: inquiry.paidAmount < deposit ? 'deposit' : 'balance',
    amount: dueNow(total, deposit, inquiry.paidAmount),
  };
}

/** On the button that records it. */
export const PAYMENT_WORDS: Record<NextPayment['what'], string> = {
  deposit: 'Record the deposit',
  balance: 'Record the balance',
  'pay-back': 'Record what is paid back',
};
