import { finishCorrection } from '#api/kitchen/steps/correction.ts';
import { lockPayable } from '#api/money/desk/lock-payable.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminPayment, adminPayments } from '#contract/money/desk-payments.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { balanceOfRow } from '#db/money/payables.ts';
import {
  findPayable,
  insertPayment,
  listPaymentsOf,
  type Payable,
  rowOf,
  selectPayments,
} from '#db/money/payments.ts';
import { balanceChangeText } from '#domain/money/balance-text.ts';
import { ENTERED_BY_MISTAKE, TAKEN_BACK } from '#domain/money/receipt.ts';
import { checkTakingOut, isTakenOut, lastWordOn } from '#domain/money/reversals.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';
import { formatMoney, sum } from '#domain/platform/money.ts';
import { presentPayment } from './payments.ts';

/**
 * Takes a payment of a locked thing out by another one that reverses it; answers that one's id. With
 * a reason it was entered by mistake, without one what wrote it is undone.
 * Refuses one that is taken out already (`payment_taken_out`), and one of which something was paid
 * back since (`payment_paid_back`).
 */
export async function reversePayment(
  ctx: StaffWrite,
  thing: Payable,
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
    payable: thing,
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

/**
 * Takes out a payment that was entered by mistake, at any time: another one reverses it, and what is
 * owed follows. The customer gets one mail; its receipt says what it is.
 */
export async function correctPayment(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminPayments.correct>,
): Promise<AdminPayment | Refusal> {
  const thing = await findPayable(ctx.db, params.id);
  if (!thing) return refuse('payment_not_found');
  const locked = await lockPayable(ctx, thing);
  if (isRefusal(locked)) return locked;
  const payment = await read(ctx, params.id);
  if (payment.reverses !== null) return refuse('payment_takes_out');
  const id = await reversePayment(ctx, thing, payment.id, body.reason);
  if (isRefusal(id)) return id;

  const { table, id: paidFor } = rowOf(thing);
  const after = await ctx.db
    .selectFrom(table)
    .where('id', '=', paidFor)
    .selectAll()
    .executeTakeFirstOrThrow();
  const amount = formatMoney(payment.amount_cents);
  const number =
    payment.subscription_number ?? payment.snack_order_number ?? payment.inquiry_number ?? '';
  const reader =
    'inquiryId' in thing
      ? { inquiryId: thing.inquiryId }
      : { customerId: payment.customer_id ?? '' };
  await finishCorrection(ctx, {
    label: ENTERED_BY_MISTAKE,
    reason: body.reason,
    resource: 'payments',
    id: payment.id,
    reader,
    name: payment.customer_name,
    number,
    changes: [
      `The payment of ${amount} from ${formatDate(payment.received_day)} was entered by mistake.`,
      ...balanceChangeText(locked.balance, balanceOfRow(after)),
    ],
    before: { amount: payment.amount_cents },
    after: { amount: 0 },
    voidsReceipt: true,
  });
  return presentPayment(await read(ctx, id));
}

const read = (ctx: StaffWrite, id: string) =>
  selectPayments(ctx.db).where('payment.id', '=', id).executeTakeFirstOrThrow();
