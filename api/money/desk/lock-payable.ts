import { aboutReceipt } from '#api/catering/documents.ts';
import { acceptedQuoteOf } from '#api/catering/present-inquiry.ts';
import type { NewMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { snackReceipt, subscriptionReceipt } from '#api/money/receipt-details.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { PayableRef } from '#contract/money/desk-payments.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findInquiry, lockInquiry } from '#db/catering/inquiries.ts';
import { balanceOfRow } from '#db/money/payables.ts';
import { listPaymentsOf, type Payable } from '#db/money/payments.ts';
import { findSnackOrders, lockSnackOrder } from '#db/snacks/orders.ts';
import { findSubscription, lockSubscription } from '#db/tiffin/subscriptions.ts';
import type { PayableBalance } from '#domain/money/settlement.ts';

/** What the mail of every payment says, whatever it is for. */
type PaymentMailFields = Pick<
  MailDetails['payment_received'],
  'amount' | 'method' | 'reference' | 'receivedDay'
>;

/** What a payment is for, locked, how it stands, and the mail about a payment that was stored. */
export type LockedPayable = {
  payable: Payable;
  balance: PayableBalance;
  mail: (received: PaymentMailFields, paymentId: string) => Promise<NewMail>;
};

/** Finds and locks what is paid for; the body's schema lets through exactly one of the three. */
export async function lockPayable(
  ctx: StaffWrite,
  { subscriptionId, snackOrderId, inquiryId }: PayableRef,
): Promise<LockedPayable | Refusal> {
  if (inquiryId) return lockInquiryPayable(ctx, inquiryId);
  if (snackOrderId) return lockSnackOrderPayable(ctx, snackOrderId);
  return subscriptionId
    ? lockSubscriptionPayable(ctx, subscriptionId)
    : refuse('subscription_not_found');
}

/** What was just stored: a payment's receipt, the row that it is for. */
function requireStored<Stored>(stored: Stored | undefined): Stored {
  if (!stored) throw new Error('a payment that was just stored is not there');
  return stored;
}

async function lockSubscriptionPayable(
  ctx: StaffWrite,
  id: string,
): Promise<LockedPayable | Refusal> {
  const subscription = await lockSubscription(ctx.db, id);
  if (!subscription) return refuse('subscription_not_found');
  return {
    payable: { subscriptionId: subscription.id },
    balance: balanceOfRow(subscription),
    mail: async (received, paymentId) => {
      const payments = await listPaymentsOf(ctx.db, { subscriptionId: id });
      const paid = requireStored(await findSubscription(ctx.db, id));
      return {
        kind: 'payment_received',
        customerId: paid.customer_id,
        details: {
          name: paid.customer_name,
          subscriptionNumber: paid.number,
          planName: paid.plan_name,
          receipt: requireStored(subscriptionReceipt(paid, payments, paymentId)),
          owed: balanceOfRow(paid).owed,
          ...received,
        },
      };
    },
  };
}

async function lockSnackOrderPayable(
  ctx: StaffWrite,
  id: string,
): Promise<LockedPayable | Refusal> {
  const order = await lockSnackOrder(ctx.db, id);
  if (!order) return refuse('order_not_found', {}, { field: 'snackOrderId' });
  return {
    payable: { snackOrderId: order.id },
    balance: balanceOfRow(order),
    mail: async (received, paymentId) => {
      const payments = await listPaymentsOf(ctx.db, { snackOrderId: id });
      const paid = requireStored((await findSnackOrders(ctx.db, [id]))[0]);
      const receipt = requireStored(snackReceipt(paid, payments, paymentId));
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
async function lockInquiryPayable(ctx: StaffWrite, id: string): Promise<LockedPayable | Refusal> {
  const inquiry = await lockInquiry(ctx.db, id);
  if (!inquiry) return refuse('inquiry_not_found', {}, { field: 'inquiryId' });
  if (!acceptedQuoteOf(inquiry)) return refuse('inquiry_not_accepted', {}, { field: 'inquiryId' });
  return {
    payable: { inquiryId: inquiry.id },
    balance: balanceOfRow(inquiry),
    mail: async (received, paymentId) => {
      const paid = requireStored(await findInquiry(ctx.db, inquiry.id));
      const receipt = requireStored(aboutReceipt(paid, paymentId));
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
