import { serveCalls } from '#api/platform/queues/thread.ts';
import type { DocumentSender, QuoteDocument, ReceiptDocument } from './document-details.ts';
import { drawQuote } from './draw-quote.ts';
import { drawReceipt } from './draw-receipt.ts';

/** The logo's picture was a Buffer, and arrives as bare bytes. */
const received = (sender: DocumentSender): DocumentSender => {
  const { logo } = sender;
  return logo ? { ...sender, logo: { ...logo, png: Buffer.from(logo.png) } } : sender;
};

/** The thread of render-pdf.ts. */
export const documentCalls = {
  quote: (quote: QuoteDocument, sender: DocumentSender): Promise<Uint8Array> =>
    drawQuote(quote, received(sender)),
  receipt: (receipt: ReceiptDocument, sender: DocumentSender): Promise<Uint8Array> =>
    drawReceipt(receipt, received(sender)),
};

serveCalls(documentCalls);
