import * as z from 'zod/mini';
import { today } from '#admin/kitchen/labels/today.ts';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import type { Balance } from '#contract/money/balance.ts';
import {
  amountIs,
  NOTHING_CAME_IN,
  NOTHING_WENT_BACK,
  PaymentForOne,
} from '#contract/money/desk-payments.ts';
import { receivedDayQuestion } from '#domain/money/received-day-question.ts';
import { reductionOf } from '#domain/money/settlement.ts';

/** The body of a payment that came in; whoever types a minus is shown the other way. */
export const incomingPayment = PaymentForOne.check(
  amountIs((amount) => amount !== 0, NOTHING_CAME_IN),
  amountIs(
    (amount) => amount >= 0,
    'Money that came in has no minus. What goes back is written with “Record what was paid back”.',
  ),
);

/** The body of a payment that went back: on the wire it is negative. */
export const outgoingPayment = PaymentForOne.check(
  amountIs((amount) => amount !== 0, NOTHING_WENT_BACK),
  amountIs((amount) => amount <= 0, 'Please write what was paid back without a minus.'),
);

/**
 * The same for what has that balance: where more goes back than is due, it has to be said that it is
 * meant (`beyondDue`). What is more than was paid is the server's to refuse.
 */
export const outgoingPaymentFor = (balance: Pick<Balance, 'paid' | 'toPayBack'>) =>
  outgoingPayment.check(
    z.refine<{ amount: number; beyondDue?: number | null | undefined }>(
      ({ amount, beyondDue }) => {
        const more = reductionOf(-amount, balance);
        return more === 0 || -amount > balance.paid || beyondDue === more;
      },
      { path: ['beyondDue'], message: 'Please say that it is meant, or change the amount.' },
    ),
  );

/** The body of what was typed as paid back: the form has a plain amount, and the sign is made here. */
export function outgoingPaymentBody(values: Record<string, unknown>): Record<string, unknown> {
  const { amount } = values;
  const negated = typeof amount === 'number' ? 0 - amount : amount;
  return bodyOf(outgoingPayment, { ...values, amount: negated });
}

type WithReceivedDay = { receivedDay?: unknown };

/** What a dialog asks about the day of a payment before it records it; null: nothing. */
export const receivedDayQuestionOf = ({ receivedDay }: WithReceivedDay): string | null =>
  receivedDayQuestion(receivedDay, today());

/** The same payment, saying that its day is meant: what is long ago is sent once that was asked. */
export const withConfirmedDay = <Payment extends WithReceivedDay>(payment: Payment) =>
  receivedDayQuestionOf(payment) === null ? payment : { ...payment, longAgo: true };
