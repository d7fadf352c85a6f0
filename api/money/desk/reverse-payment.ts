import type { StaffWrite } from '#api/platform/http/context.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { insertPayment, listPaymentsOf, type PaidThing } from '#db/money/payments.ts';
import { dayOf } from '#domain/platform/days.ts';
import { checkTakingOut, isTakenOut, lastWordOn } from '#domain/money/reversals.ts';
import { sum } from '#domain/money/money.ts';
import { ENTERED_BY_MISTAKE, TAKEN_BACK } from '#domain/money/receipt.ts';

/**
 * Takes a payment of a locked thing out by another one that reverses it; answers that one's id. With
 * a reason it was entered by mistake, without one what wrote it is taken back.
 * Refuses one that is taken out already (`payment_taken_out`), and one of which something was paid
 * back since (`payment_paid_back`).
 */
export async function reversePayment(
  ctx: StaffWrite,
  thing: PaidThing,
  paymentId: string,
  reason?: string,
): Promise<string | Refusal> {
  const payments = await listPaymentsOf(ctx.db, thing);
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return refuse('payment_not_found');
  if (isTakenOut(payment, payments)) return refuse('payment_taken_out');
  const amountCents = 0 - payment.amount_cents;
  const paid = sum(...payments.map((one) => one.amount_cents));
  const refusal = checkTakingOut(payment.amount_cents, paid);
  if (refusal) return refusal;
  return insertPayment(ctx.db, {
    paidThing: thing,
    amountCents,
    method: payment.method,
    reference: payment.reference,
    receivedDay: dayOf(ctx.now),
    note: reason ? `${ENTERED_BY_MISTAKE}: ${reason}` : TAKEN_BACK,
    recordedBy: ctx.caller.id,
    reverses: lastWordOn(payment, payments).id,
    at: ctx.now,
  });
}
