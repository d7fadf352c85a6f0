import type { Kysely } from 'kysely';
import { aboutReceipt } from '#api/catering/documents.ts';
import { readDocumentSender } from '#api/kitchen/profile.ts';
import type { ReceiptDocument } from '#api/money/documents/document-details.ts';
import { receiptFileName, renderReceiptPdf } from '#api/money/documents/render-pdf.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { type PdfDocument, receipts } from '#contract/money/receipts.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findInquiry } from '#db/catering/inquiries.ts';
import { findPayable, listPaymentsOf } from '#db/money/payments.ts';
import { findOwnSnackOrder, findSnackOrders } from '#db/snacks/orders.ts';
import { findOwnSubscription, findSubscription } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { receiptNumber } from '#domain/money/receipt.ts';
import { isValid } from '#domain/money/reversals.ts';
import { snackReceipt, subscriptionReceipt } from './receipt-details.ts';

/**
 * What the receipt of a payment is told, whatever it is for; undefined when there is no such
 * payment, or when it is not `customerId`'s.
 */
async function findReceipt(
  db: Kysely<DB>,
  paymentId: string,
  customerId?: string,
): Promise<ReceiptDocument | undefined> {
  const thing = await findPayable(db, paymentId, customerId);
  if (!thing) return undefined;
  if ('inquiryId' in thing) {
    const inquiry = await findInquiry(db, thing.inquiryId);
    return inquiry && aboutReceipt(inquiry, paymentId);
  }
  const payments = await listPaymentsOf(db, thing);
  if ('snackOrderId' in thing) {
    const [order] = await findSnackOrders(db, [thing.snackOrderId]);
    return order && snackReceipt(order, payments, paymentId);
  }
  const subscription = await findSubscription(db, thing.subscriptionId);
  return subscription && subscriptionReceipt(subscription, payments, paymentId);
}

/** The receipt of a payment on paper; with a customer, only of their own. */
export async function receiptPdf(
  db: Kysely<DB>,
  paymentId: string,
  customerId?: string,
): Promise<PdfDocument | Refusal> {
  const about = await findReceipt(db, paymentId, customerId);
  if (!about) return refuse('payment_not_found');
  const pdf = await renderReceiptPdf(about, await readDocumentSender(db));
  return { fileName: receiptFileName(about), base64: pdf.toString('base64') };
}

export const receiptHandlers = handlers(receipts, {
  list: async (ctx, { params: { number } }) => {
    const subscription = await findOwnSubscription(ctx.db, ctx.caller.id, number);
    const order = subscription ?? (await findOwnSnackOrder(ctx.db, ctx.caller.id, number));
    if (!order) return refuse('not_found');
    const payments = await listPaymentsOf(
      ctx.db,
      subscription ? { subscriptionId: order.id } : { snackOrderId: order.id },
    );
    // Each keeps the number that it had when it was written.
    return payments.flatMap((payment, place) =>
      isValid(payment, payments)
        ? {
            id: payment.id,
            receiptNumber: receiptNumber(order.number, place + 1),
            amount: payment.amount_cents,
            courtesy: payment.reduction_cents,
            method: payment.method,
            reference: payment.reference,
            receivedDay: payment.received_day,
          }
        : [],
    );
  },
  read: (ctx, { params }) => receiptPdf(ctx.db, params.paymentId, ctx.caller.id),
});
