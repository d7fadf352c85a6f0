import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import type { AdminPayment, adminPayments } from '#contract/money/desk/payments.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { selectPayments } from '#db/money/payments.ts';
import { type Bill, lockBill } from './bill.ts';
import { checkPayBack } from './check-pay-back.ts';
import { presentPayment } from './present.ts';
import { checkReceivedDay, recordPayment } from './record-payment.ts';

/**
 * Records money that came in for a subscription, a snack order or catering, or went back, and
 * writes to the customer. More than was paid cannot be paid back, more than is due only when meant.
 */
export async function takePayment(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminPayments.record>,
): Promise<AdminPayment | Refusal> {
  const bill = await lockBill(ctx, body);
  if (isRefusal(bill)) return bill;
  const refusal =
    checkReceivedDay(body, ctx.now) ??
    checkPayBack({ ...body, amount: -body.amount }, bill.balance);
  return refusal ?? enterPayment(ctx, bill, body);
}

/** Writes a payment down for what is locked, and tells the customer. */
export async function enterPayment(
  ctx: StaffWrite,
  bill: Bill,
  payment: Parameters<typeof recordPayment>[2],
): Promise<AdminPayment> {
  const id = await recordPayment(ctx, bill.paidThing, payment);
  const row = await selectPayments(ctx.db).where('payment.id', '=', id).executeTakeFirstOrThrow();
  const after = presentPayment(row);
  await recordAudit(ctx, { action: 'create', resource: 'payments', id, after });
  const { amount, method, reference, receivedDay } = payment;
  await enqueueMail(ctx.db, await bill.mail({ amount, method, reference, receivedDay }, id));
  return after;
}
