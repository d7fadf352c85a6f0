import type { PaymentValidity } from '#contract/money/desk-payments.ts';
import { formatDate } from '#domain/platform/days.ts';
import { type Cents, formatMoney } from '#domain/platform/money.ts';
import { isReversal, isTakenOut, type ReversiblePayment } from './reversals.ts';

/** What is known of a payment by itself and by those that reverse it. */
type PaymentReversalFacts = {
  reverses: string | null;
  isTakenOut: boolean;
  isReversal: boolean;
  /** Whether another one reverses it itself. */
  isReversed: boolean;
};

/** What a payment is among those that it belongs with. */
export function validityOf(facts: PaymentReversalFacts): PaymentValidity {
  if (facts.reverses === null) return facts.isTakenOut ? 'mistake' : 'stands';
  if (!facts.isReversal) return 'takes-back';
  return facts.isReversed ? 'taken-back' : 'correction';
}

/** The same of one among all payments of a thing. */
export const validityAmong = (
  payment: ReversiblePayment,
  payments: readonly ReversiblePayment[],
): PaymentValidity =>
  validityOf({
    reverses: payment.reverses,
    isTakenOut: isTakenOut(payment, payments),
    isReversal: isReversal(payment, payments),
    isReversed: payments.some(({ reverses }) => reverses === payment.id),
  });

/** Each validity in two or three words, which those that cancel out share; null where it counts. */
export const PAYMENT_VALIDITY_LABELS: Readonly<Record<PaymentValidity, string | null>> = {
  stands: null,
  mistake: 'Entered by mistake',
  correction: 'Correction',
  'taken-back': 'Taken back',
  'takes-back': 'Taken back',
};

type PaymentForRemark = {
  standing: PaymentValidity;
  amount: Cents;
  corrects: string | null;
  note: string;
};

/** What it is about: `C$67.74 of Nov 18, 2026`. */
const about = ({ amount, corrects }: PaymentForRemark) =>
  formatMoney(Math.abs(amount)) + (corrects === null ? '' : ` of ${formatDate(corrects)}`);

const REMARKS: Readonly<Record<PaymentValidity, (payment: PaymentForRemark) => string>> = {
  stands: ({ note }) => note,
  mistake: ({ note }) => `Entered by mistake, and taken out. ${note}`,
  correction: (payment) => `Takes out ${about(payment)}. ${payment.note}`,
  'taken-back': (payment) => `Took out ${about(payment)}, which was taken back. ${payment.note}`,
  'takes-back': (payment) => `Takes back that ${about(payment)} was taken out.`,
};

/** What is remarked of a payment: what it has to do with others, and what was written with it. */
export const paymentRemark = (payment: PaymentForRemark): string =>
  REMARKS[payment.standing](payment).trim();
