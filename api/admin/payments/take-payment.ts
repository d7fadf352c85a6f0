import { recordAudit } from '#api/audit/record-audit.ts';
import type { StaffWrite } from '#api/core/context.ts';
import { enqueueMail } from '#api/mail/enqueue-mail.ts';
import type { AdminPayment, adminPayments } from '#contract/admin/payments.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts';
import { type PaidThing, selectPayments } from '#db/payments.ts';
import { lockSnackOrder } from '#db/snack-orders.ts';
import { lockSubscription } from '#db/subscriptions.ts';
import { formatMoney } from '#domain/money.ts';
import { presentPayment } from './present.ts';
import { recordPayment } from './record-payment.ts';

type Body = InputOf<typeof adminPayments.record>['body'];

/** What a payment is for, locked, and how a mail names it. */
type Bill = {
  paidThing: PaidThing;
  customerId: string;
  paidCents: number;
  totalCents: number;
  named:
    | { name: string; subscriptionNumber: string; planName: string }
    | { name: string; orderNumber: string };
};

/**
 * Records money that came in for a subscription or a snack order, or went back, and writes to the
 * customer. More than was paid cannot be paid back.
 */
export async function takePayment(
  ctx: StaffWrite,
  { body: { subscriptionId, snackOrderId, ...payment } }: InputOf<typeof adminPayments.record>,
): Promise<AdminPayment | Refusal> {
  const bill = await lockBill(ctx, { subscriptionId, snackOrderId });
  if (isRefusal(bill)) return bill;
  if (payment.amount === 0) return refuse('validation_failed', {}, { field: 'amount' });
  const paid = bill.paidCents + payment.amount;
  if (paid < 0) {
    const most = formatMoney(bill.paidCents);
    return refuse('amount_disagrees', { most }, { field: 'amount' });
  }
  const id = await recordPayment(ctx, bill.paidThing, payment);
  const row = await selectPayments(ctx.db).where('payment.id', '=', id).executeTakeFirstOrThrow();
  const after = presentPayment(row);
  await recordAudit(ctx, { action: 'create', resource: 'payments', id, after });
  await enqueueMail(ctx.db, {
    kind: 'payment_received',
    customerId: bill.customerId,
    details: {
      ...bill.named,
      amount: payment.amount,
      method: payment.method,
      reference: payment.reference,
      receivedDay: payment.receivedDay,
      owed: Math.max(0, bill.totalCents - paid),
    },
  });
  return after;
}

/** Finds and locks what is paid for; the body's schema lets through exactly one of the two. */
async function lockBill(
  ctx: StaffWrite,
  { subscriptionId, snackOrderId }: Pick<Body, 'subscriptionId' | 'snackOrderId'>,
): Promise<Bill | Refusal> {
  if (snackOrderId) {
    const order = await lockSnackOrder(ctx.db, snackOrderId);
    if (!order) return refuse('order_not_found', {}, { field: 'snackOrderId' });
    return {
      paidThing: { snackOrderId },
      customerId: order.customer_id,
      paidCents: order.paid_cents,
      totalCents: order.total_cents,
      named: { name: order.customer_name, orderNumber: order.number },
    };
  }
  const subscription = subscriptionId && (await lockSubscription(ctx.db, subscriptionId));
  if (!subscription) return refuse('subscription_not_found');
  return {
    paidThing: { subscriptionId: subscription.id },
    customerId: subscription.customer_id,
    paidCents: subscription.paid_cents,
    totalCents: subscription.total_cents,
    named: {
      name: subscription.customer_name,
      subscriptionNumber: subscription.number,
      planName: subscription.plan_name,
    },
  };
}
