import type { Kysely } from 'kysely';
import { aboutReceipt } from '#api/catering/documents.ts';
import type { ReceiptDocument } from '#api/money/documents/kinds.ts';
import { receiptFileName, renderReceiptPdf } from '#api/money/documents/render-pdf.ts';
import { readDocumentSender } from '#api/kitchen/document-sender.ts';
import type { PdfDocument } from '#contract/money/documents.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findInquiry } from '#db/catering/inquiries.ts';
import { findPaidThing, listPaymentsOf } from '#db/money/payments.ts';
import { findSnackOrders } from '#db/snacks/orders.ts';
import { findSubscription } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { aboutPlanReceipt, aboutSnackReceipt } from './about-receipt.ts';

/**
 * What the receipt of a payment is told, whatever it is for; undefined when there is no such
 * payment, or when it is not `customerId`'s.
 */
async function findReceipt(
  db: Kysely<DB>,
  paymentId: string,
  customerId?: string,
): Promise<ReceiptDocument | undefined> {
  const thing = await findPaidThing(db, paymentId, customerId);
  if (!thing) return undefined;
  if ('inquiryId' in thing) {
    const inquiry = await findInquiry(db, thing.inquiryId);
    return inquiry && aboutReceipt(inquiry, paymentId);
  }
  const payments = await listPaymentsOf(db, thing);
  if ('snackOrderId' in thing) {
    const [order] = await findSnackOrders(db, [thing.snackOrderId]);
    return order && aboutSnackReceipt(order, payments, paymentId);
  }
  const subscription = await findSubscription(db, thing.subscriptionId);
  return subscription && aboutPlanReceipt(subscription, payments, paymentId);
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
