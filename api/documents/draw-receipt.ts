import { METHOD_WORDS } from '#api/mail/templates/wording.ts';
import { formatPlainMoney } from '#domain/catering-price.ts';
import { formatDate, formatDayLong, instantAt } from '#domain/days.ts';
import { drawFactColumns, drawText, drawTiles, type Fact } from './blocks.ts';
import { STYLES } from './ink.ts';
import type { DocumentSender, ReceiptDocument } from './kinds.ts';
import { drawLetterhead, drawMargins } from './letterhead.ts';
import { openPaper } from './paper.ts';
import { drawSums } from './table.ts';

/** The receipt of a payment on paper, or of money that was paid back: one page. */
export async function drawReceipt(
  receipt: ReceiptDocument,
  sender: DocumentSender,
): Promise<Buffer> {
  const { amount, customer, event } = receipt;
  const paidBack = amount < 0;
  const title = `Receipt ${receipt.receiptNumber}`;
  const at = instantAt(receipt.receivedDay, '12:00');
  const paper = openPaper({ title, author: sender.name, at });
  drawLetterhead(paper, sender, { title: 'Receipt', subtitle: receipt.receiptNumber });
  drawTiles(paper, [
    [paidBack ? 'Paid back' : 'Received', formatPlainMoney(Math.abs(amount))],
    ['Day', formatDate(receipt.receivedDay)],
    ...(paidBack ? [] : [['For', receipt.paidFor] satisfies Fact]),
  ]);
  const payment: Fact[] = [
    [paidBack ? 'Paid to' : 'From', customer.name],
    ['E-mail', customer.email],
    ['How', METHOD_WORDS[receipt.method]],
    ['Reference', receipt.reference],
  ];
  const paidFor: Fact[] = [
    ['Event', event.event],
    ['Day', formatDayLong(event.day)],
    ['Guests', String(event.guests)],
    ['Quote', `${receipt.inquiryNumber}, version ${receipt.quoteVersion}`],
  ];
  drawFactColumns(paper, [
    { title: 'The payment', width: paper.width / 2, facts: payment },
    { title: 'What it is for', width: paper.width / 2, facts: paidFor },
  ]);
  paper.y += 20;
  drawSums(paper, [
    ['Total of the quote', formatPlainMoney(receipt.quoteTotal)],
    ['Paid in all', formatPlainMoney(receipt.paidInAll)],
    // What is paid back is often for an event that is off, so that nothing more is asked for.
    ...(paidBack
      ? []
      : [['Still to pay', formatPlainMoney(receipt.owed)] satisfies [string, string]]),
  ]);
  paper.y += 24;
  if (!paidBack)
    drawText(paper, 'Thank you. We are glad to cook for you.', STYLES.strong, paper.part('P'));
  drawText(paper, 'All amounts are in Canadian dollars.', STYLES.text, paper.part('P'));
  drawMargins(paper, sender, title);
  return paper.finish();
}
