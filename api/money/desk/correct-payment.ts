import { lockBill } from '#api/money/desk/bill.ts';
import { presentPayment } from '#api/money/desk/present.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { finishCorrection } from '#api/platform/desk/finish-correction.ts';
import type { AdminPayment, adminPayments } from '#contract/money/desk/payments.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { balanceOfRow } from '#db/money/accounts.ts';
import { findPaidThing, rowOf, selectPayments } from '#db/money/payments.ts';
import { formatDate } from '#domain/platform/days.ts';
import { balanceWords } from '#domain/money/balance-words.ts';
import { formatMoney } from '#domain/money/money.ts';
import { ENTERED_BY_MISTAKE } from '#domain/money/receipt.ts';
import { reversePayment } from './reverse-payment.ts';

/**
 * Takes out a payment that was entered by mistake, at any time: another one reverses it, and what is
 * owed follows. The customer gets one letter; its receipt says what it is.
 */
export async function correctPayment(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminPayments.correct>,
): Promise<AdminPayment | Refusal> {
  const thing = await findPaidThing(ctx.db, params.id);
  if (!thing) return refuse('payment_not_found');
  const bill = await lockBill(ctx, thing);
  if (isRefusal(bill)) return bill;
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
      ...balanceWords(bill.balance, balanceOfRow(after)),
    ],
    before: { amount: payment.amount_cents },
    after: { amount: 0 },
    voidsReceipt: true,
  });
  return presentPayment(await read(ctx, id));
}

const read = (ctx: StaffWrite, id: string) =>
  selectPayments(ctx.db).where('payment.id', '=', id).executeTakeFirstOrThrow();
