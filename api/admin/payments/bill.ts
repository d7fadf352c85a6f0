import { aboutReceipt } from '#api/catering/documents.ts';
import { acceptedQuoteOf, billedFor, paidFor } from '#api/catering/present-inquiry.ts';
import type { StaffWrite } from '#api/core/context.ts';
import type { NewMail } from '#api/mail/enqueue-mail.ts';
import type { MailDetails } from '#api/mail/kinds.ts';
import { aboutPlanReceipt, aboutSnackReceipt } from '#api/receipts/about-receipt.ts';
import type { adminPayments } from '#contract/admin/payments.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type Refusal, refuse } from '#contract/refusal.ts';
import { findInquiry, lockInquiry } from '#db/catering-inquiries.ts';
import { listPaymentsOf, type PaidThing } from '#db/payments.ts';
import { lockSnackOrder } from '#db/snack-orders.ts';
import { lockSubscription } from '#db/subscriptions.ts';

type Body = InputOf<typeof adminPayments.record>['body'];

/** What the mail of every payment says, whatever it is for. */
type Received = Pick<
  MailDetails['payment_received'],
  'amount' | 'method' | 'reference' | 'receivedDay' | 'owed'
>;

/** What a payment is for, locked, and the mail about one that came in. */
export type Bill = {
  paidThing: PaidThing;
  paidCents: number;
  totalCents: number;
  mail: (received: Received, paymentId: string) => NewMail | Promise<NewMail>;
};

/** Finds and locks what is paid for; the body's schema lets through exactly one of the three. */
export async function lockBill(
  ctx: StaffWrite,
  { subscriptionId, snackOrderId, inquiryId }: Body,
): Promise<Bill | Refusal> {
  if (inquiryId) return inquiryBill(ctx, inquiryId);
  if (snackOrderId) return snackOrderBill(ctx, snackOrderId);
  return subscriptionId ? subscriptionBill(ctx, subscriptionId) : refuse('subscription_not_found');
}

/** The receipt of a payment that was just stored. */
function written<Receipt>(receipt: Receipt | undefined): Receipt {
  if (!receipt) throw new Error('a payment that was just stored has no receipt');
  return receipt;
}

async function subscriptionBill(ctx: StaffWrite, id: string): Promise<Bill | Refusal> {
  const subscription = await lockSubscription(ctx.db, id);
  if (!subscription) return refuse('subscription_not_found');
  return {
    paidThing: { subscriptionId: subscription.id },
    paidCents: subscription.paid_cents,
    totalCents: subscription.total_cents,
    mail: async (received, paymentId) => {
      const payments = await listPaymentsOf(ctx.db, { subscriptionId: id });
      return {
        kind: 'payment_received',
        customerId: subscription.customer_id,
        details: {
          name: subscription.customer_name,
          subscriptionNumber: subscription.number,
          planName: subscription.plan_name,
          receipt: written(aboutPlanReceipt(subscription, payments, paymentId)),
          ...received,
        },
      };
    },
  };
}

async function snackOrderBill(ctx: StaffWrite, id: string): Promise<Bill | Refusal> {
  const order = await lockSnackOrder(ctx.db, id);
  if (!order) return refuse('order_not_found', {}, { field: 'snackOrderId' });
  return {
    paidThing: { snackOrderId: order.id },
    paidCents: order.paid_cents,
    totalCents: order.total_cents,
    mail: async (received, paymentId) => {
      const payments = await listPaymentsOf(ctx.db, { snackOrderId: id });
      const receipt = written(aboutSnackReceipt(order, payments, paymentId));
      return {
        kind: 'payment_received',
        customerId: order.customer_id,
        details: { name: order.customer_name, orderNumber: order.number, receipt, ...received },
      };
    },
  };
}

/** Deposit, balance and what is paid back are for the quote that was accepted; each has a receipt. */
async function inquiryBill(ctx: StaffWrite, id: string): Promise<Bill | Refusal> {
  const inquiry = await lockInquiry(ctx.db, id);
  if (!inquiry) return refuse('inquiry_not_found', {}, { field: 'inquiryId' });
  if (!acceptedQuoteOf(inquiry)) return refuse('inquiry_not_accepted', {}, { field: 'inquiryId' });
  return {
    paidThing: { inquiryId: inquiry.id },
    paidCents: paidFor(inquiry),
    totalCents: billedFor(inquiry),
    mail: async (received, paymentId) => {
      const paid = await findInquiry(ctx.db, inquiry.id);
      const receipt = written(paid && aboutReceipt(paid, paymentId));
      const { first_name: name, number: inquiryNumber } = inquiry;
      return {
        kind: 'payment_received',
        inquiryId: inquiry.id,
        details: { name, inquiryNumber, receipt, ...received },
      };
    },
  };
}
