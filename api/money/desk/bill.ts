import { aboutReceipt } from '#api/catering/documents.ts';
import { acceptedQuoteOf } from '#api/catering/present-inquiry.ts';
import type { NewMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { MailDetails } from '#api/kitchen/mail/kinds.ts';
import { aboutPlanReceipt, aboutSnackReceipt } from '#api/money/about-receipt.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { WhatFor } from '#contract/money/desk-payments.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findInquiry, lockInquiry } from '#db/catering/inquiries.ts';
import { balanceOfRow } from '#db/money/accounts.ts';
import { listPaymentsOf, type PaidThing } from '#db/money/payments.ts';
import { findSnackOrders, lockSnackOrder } from '#db/snacks/orders.ts';
import { findSubscription, lockSubscription } from '#db/tiffin/subscriptions.ts';
import type { Balance } from '#domain/money/settlement.ts';

/** What the mail of every payment says, whatever it is for. */
type Received = Pick<
  MailDetails['payment_received'],
  'amount' | 'method' | 'reference' | 'receivedDay'
>;

/** What a payment is for, locked, how it stands, and the mail about a payment that was stored. */
export type Bill = {
  paidThing: PaidThing;
  balance: Balance;
  mail: (received: Received, paymentId: string) => Promise<NewMail>;
};

/** Finds and locks what is paid for; the body's schema lets through exactly one of the three. */
export async function lockBill(
  ctx: StaffWrite,
  { subscriptionId, snackOrderId, inquiryId }: WhatFor,
): Promise<Bill | Refusal> {
  if (inquiryId) return inquiryBill(ctx, inquiryId);
  if (snackOrderId) return snackOrderBill(ctx, snackOrderId);
  return subscriptionId ? subscriptionBill(ctx, subscriptionId) : refuse('subscription_not_found');
}

/** What was just stored: a payment's receipt, the row that it is for. */
function written<Stored>(stored: Stored | undefined): Stored {
  if (!stored) throw new Error('a payment that was just stored is not there');
  return stored;
}

async function subscriptionBill(ctx: StaffWrite, id: string): Promise<Bill | Refusal> {
  const subscription = await lockSubscription(ctx.db, id);
  if (!subscription) return refuse('subscription_not_found');
  return {
    paidThing: { subscriptionId: subscription.id },
    balance: balanceOfRow(subscription),
    mail: async (received, paymentId) => {
      const payments = await listPaymentsOf(ctx.db, { subscriptionId: id });
      const paid = written(await findSubscription(ctx.db, id));
      return {
        kind: 'payment_received',
        customerId: paid.customer_id,
        details: {
          name: paid.customer_name,
          subscriptionNumber: paid.number,
          planName: paid.plan_name,
          receipt: written(aboutPlanReceipt(paid, payments, paymentId)),
          owed: balanceOfRow(paid).owed,
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
    balance: balanceOfRow(order),
    mail: async (received, paymentId) => {
      const payments = await listPaymentsOf(ctx.db, { snackOrderId: id });
      const paid = written((await findSnackOrders(ctx.db, [id]))[0]);
      const receipt = written(aboutSnackReceipt(paid, payments, paymentId));
      const { owed } = balanceOfRow(paid);
      const { customer_name: name, number: orderNumber } = paid;
      return {
        kind: 'payment_received',
        customerId: paid.customer_id,
        details: { name, orderNumber, receipt, owed, ...received },
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
    balance: balanceOfRow(inquiry),
    mail: async (received, paymentId) => {
      const paid = written(await findInquiry(ctx.db, inquiry.id));
      const receipt = written(aboutReceipt(paid, paymentId));
      const { owed } = balanceOfRow(paid);
      const { first_name: name, number: inquiryNumber } = paid;
      return {
        kind: 'payment_received',
        inquiryId: paid.id,
        details: { name, inquiryNumber, receipt, owed, ...received },
      };
    },
  };
}
