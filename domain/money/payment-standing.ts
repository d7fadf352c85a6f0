import type { PaymentStanding } from '#contract/money/desk-payments.ts';
import { formatDate } from '#domain/platform/days.ts';
import { type Cents, formatMoney } from '#domain/platform/money.ts';
import { isReversal, isTakenOut, type MayReverse } from './reversals.ts';

/** What is known of a payment by itself and by those that reverse it. */
type Facts = {
  reverses: string | null;
  isTakenOut: boolean;
  isReversal: boolean;
  /** Whether another one reverses it itself. */
  isReversed: boolean;
};

/** What a payment is among those that it belongs with. */
export function standingOf(facts: Facts): PaymentStanding {
  if (facts.reverses === null) return facts.isTakenOut ? 'mistake' : 'stands';
  if (!facts.isReversal) return 'takes-back';
  return facts.isReversed ? 'taken-back' : 'correction';
}

/** The same of one among all payments of a thing. */
export const standingAmong = (
  payment: MayReverse,
  payments: readonly MayReverse[],
): PaymentStanding =>
  standingOf({
    reverses: payment.reverses,
    isTakenOut: isTakenOut(payment, payments),
    isReversal: isReversal(payment, payments),
    isReversed: payments.some(({ reverses }) => reverses === payment.id),
  });

/** The standings in two or three words, which those that cancel out share; null where it counts. */
export const STANDING_WORDS: Readonly<Record<PaymentStanding, string | null>> = {
  stands: null,
  mistake: 'Entered by mistake',
  correction: 'Correction',
  'taken-back': 'Taken back',
  'takes-back': 'Taken back',
};

type Remarked = {
  standing: PaymentStanding;
  amount: Cents;
  corrects: string | null;
  note: string;
};

/** What it is about: `C$67.74 of Nov 18, 2026`. */
const about = ({ amount, corrects }: Remarked) =>
  formatMoney(Math.abs(amount)) + (corrects === null ? '' : ` of ${formatDate(corrects)}`);

const REMARKS: Readonly<Record<PaymentStanding, (payment: Remarked) => string>> = {
  stands: ({ note }) => note,
  mistake: ({ note }) => `Entered by mistake, and taken out. ${note}`,
  correction: (payment) => `Takes out ${about(payment)}. ${payment.note}`,
  'taken-back': (payment) => `Took out ${about(payment)}, which was taken back. ${payment.note}`,
  'takes-back': (payment) => `Takes back that ${about(payment)} was taken out.`,
};

/** What is remarked of a payment: what it has to do with others, and what was written with it. */
export const paymentRemark = (payment: Remarked): string =>
  REMARKS[payment.standing](payment).trim();
