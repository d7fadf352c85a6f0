import { receiptTitle } from '#domain/money/receipt.ts';
import type { DocumentSender, QuoteDocument, ReceiptDocument } from './document-details.ts';

/**
 * Documents as PDF files: the same bytes for the same input. What draws them is loaded with the first
 * one, since a kitchen that caters for nobody never needs it.
 */

/** A quote, as many pages as it needs. */
export async function renderQuotePdf(
  quote: QuoteDocument,
  sender: DocumentSender,
): Promise<Buffer> {
  const { drawQuote } = await import('./draw-quote.ts');
  return drawQuote(quote, sender);
}

/** A receipt, on one page. */
export async function renderReceiptPdf(
  receipt: ReceiptDocument,
  sender: DocumentSender,
): Promise<Buffer> {
  const { drawReceipt } = await import('./draw-receipt.ts');
  return drawReceipt(receipt, sender);
}

/** `Quote CI-2026-0007 v2.pdf` */
export const quoteFileName = ({
  inquiryNumber,
  version,
}: Pick<QuoteDocument, 'inquiryNumber' | 'version'>): string =>
  `Quote ${inquiryNumber} v${version}.pdf`;

/** `Receipt CI-2026-0007-R1.pdf`, `Refund receipt CI-2026-0007-R2.pdf` */
export const receiptFileName = (receipt: ReceiptDocument): string =>
  `${receiptTitle(receipt)} ${receipt.receiptNumber}.pdf`;
