import type { DocumentSender } from '#api/money/documents/kinds.ts';
import {
  quoteFileName,
  receiptFileName,
  renderQuotePdf,
  renderReceiptPdf,
} from '#api/money/documents/render-pdf.ts';
import type { MailDetails, MailKind } from './kinds.ts';

type Details = MailDetails[MailKind];
type Attached = { fileName: string; render: (sender: DocumentSender) => Promise<Buffer> };

/** What goes along with a mail: the quote or the receipt that its details hold. */
function attachedTo(details: Details): Attached[] {
  if ('quote' in details) {
    const { quote } = details;
    return [{ fileName: quoteFileName(quote), render: (sender) => renderQuotePdf(quote, sender) }];
  }
  if ('receipt' in details && details.receipt) {
    const { receipt } = details;
    return [
      { fileName: receiptFileName(receipt), render: (sender) => renderReceiptPdf(receipt, sender) },
    ];
  }
  return [];
}

/** What the attachments of a mail are called. */
export const attachmentNames = (details: Details): string[] =>
  attachedTo(details).map(({ fileName }) => fileName);

/** The attachments of a mail, made when it is sent: the outbox keeps what they say, not the files. */
export async function attachmentsOf(details: Details, readSender: () => Promise<DocumentSender>) {
  const attached = attachedTo(details);
  if (attached.length === 0) return [];
  const sender = await readSender();
  return Promise.all(
    attached.map(async ({ fileName, render }) => ({
      filename: fileName,
      content: await render(sender),
      contentType: 'application/pdf',
    })),
  );
}
