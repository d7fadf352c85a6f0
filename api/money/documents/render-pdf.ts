import { createThread } from '#api/platform/queues/thread.ts';
import { receiptTitle } from '#domain/money/receipt.ts';
import type { DocumentSender, QuoteDocument, ReceiptDocument } from './document-details.ts';
import type { documentCalls } from './document-thread.ts';

/**
 * Documents as PDF files: the same bytes for the same input. They are drawn on a thread of their own,
 * which begins with the first one: a page takes tens of milliseconds.
 */
const draw = createThread<typeof documentCalls>(new URL('./document-thread.ts', import.meta.url));

/** A quote, as many pages as it needs. */
export const renderQuotePdf = async (
  quote: QuoteDocument,
  sender: DocumentSender,
): Promise<Buffer> => Buffer.from(await draw('quote', quote, sender));

/** A receipt, on one page. */
export const renderReceiptPdf = async (
  receipt: ReceiptDocument,
  sender: DocumentSender,
): Promise<Buffer> => Buffer.from(await draw('receipt', receipt, sender));

/** `Quote CI-2026-0007 v2.pdf` */
export const quoteFileName = ({
  inquiryNumber,
  version,
}: Pick<QuoteDocument, 'inquiryNumber' | 'version'>): string =>
  `Quote ${inquiryNumber} v${version}.pdf`;

/** `Receipt CI-2026-0007-R1.pdf`, `Refund receipt CI-2026-0007-R2.pdf` */
export const receiptFileName = (receipt: ReceiptDocument): string =>
  `${receiptTitle(receipt)} ${receipt.receiptNumber}.pdf`;
