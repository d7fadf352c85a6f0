import { METHOD_WORDS } from '#api/mail/templates/wording.ts';
import { formatDate, instantAt } from '#domain/days.ts';
import { isVoid, taxName } from '#domain/receipt.ts';
import { drawFactColumns, drawText, drawTiles, type Fact } from './blocks.ts';
import { STYLES } from './ink.ts';
import type { DocumentSender, ReceiptDocument, ReceiptPrice } from './kinds.ts';
import { drawLetterhead, drawMargins } from './letterhead.ts';
import { openPaper } from './paper.ts';
import { type ReceiptSubject, subjectOf } from './receipt-subject.ts';
import { drawSums } from './table.ts';

type Sum = [label: string, amount: string];

/** The receipt of a payment on paper, or of money that was paid back: one page. */
export async function drawReceipt(
  receipt: ReceiptDocument,
  sender: DocumentSender,
): Promise<Buffer> {
  const { amount, customer } = receipt;
  const paidBack = amount < 0;
  const countsNot = isVoid(receipt.paidFor);
  const subject = subjectOf(receipt);
  const { money } = subject;
  const title = `Receipt ${receipt.receiptNumber}`;
  const at = instantAt(receipt.receivedDay, '12:00');
  const paper = openPaper({ title, author: sender.name, at });
  drawLetterhead(paper, sender, { title: 'Receipt', subtitle: receipt.receiptNumber });
  drawTiles(paper, [
    [paidBack ? 'Paid back' : 'Received', money(Math.abs(amount))],
    ['Day', formatDate(receipt.receivedDay)],
    ...(paidBack && !countsNot ? [] : [['For', receipt.paidFor] satisfies Fact]),
  ]);
  const payment: Fact[] = [
    [paidBack ? 'Paid to' : 'From', customer.name],
    ['E-mail', customer.email],
    ['How', METHOD_WORDS[receipt.method]],
    ['Reference', receipt.reference],
  ];
  drawFactColumns(paper, [
    { title: 'The payment', width: paper.width / 2, facts: payment },
    { title: 'What it is for', width: paper.width / 2, facts: subject.facts },
  ]);
  paper.y += 20;
  if (subject.price) drawSums(paper, priceLines(subject.price, subject));
  drawSums(paper, [
    ...(subject.price ? [] : [['Total of the quote', money(subject.total)] satisfies Sum]),
    ...courtesyLine(receipt, subject),
    ['Paid in all', money(receipt.paidInAll)],
    // What is paid back is often for something that is off, so that nothing more is asked for.
    ...(paidBack ? [] : [['Still to pay', money(receipt.owed)] satisfies Sum]),
    ...aboveLine(receipt, subject),
  ]);
  if (paidBack) drawSums(paper, backLines(receipt, subject));
  paper.y += 24;
  if (!paidBack && !countsNot)
    drawText(paper, 'Thank you. We are glad to cook for you.', STYLES.strong, paper.part('P'));
  const registered = sender.taxNumber ? ` HST registration number: ${sender.taxNumber}.` : '';
  const closing = `All amounts are in Canadian dollars.${registered}`;
  drawText(paper, closing, STYLES.text, paper.part('P'));
  drawMargins(paper, sender, title);
  return paper.finish();
}

/** What of the price was given back by now, so that what is paid adds up to the rest. */
const courtesyLine = ({ courtesy = 0 }: ReceiptDocument, { money }: ReceiptSubject): Sum[] =>
  courtesy > 0 ? [['Given back as a courtesy', `-${money(courtesy)}`]] : [];

/** What came beyond the price, and is the customer's. */
const aboveLine = ({ aboveDue = 0, paidFor }: ReceiptDocument, { money }: ReceiptSubject): Sum[] =>
  aboveDue > 0 && !isVoid(paidFor) ? [['More than is due, to be paid back', money(aboveDue)]] : [];

/** What goes back with this payment, and the tax that comes back in it. */
function backLines(
  { amount, taxBack = 0 }: ReceiptDocument,
  { price, money }: ReceiptSubject,
): Sum[] {
  return [
    ['Paid back now', money(-amount)],
    ...(taxBack > 0
      ? [[`of which ${taxName(price?.taxBasisPoints ?? null)}`, money(taxBack)] satisfies Sum]
      : []),
  ];
}

/** The price line by line: `HST (13%)` where everything is taxed alike; lines of nothing are left out. */
function priceLines(
  { subtotal, deliveryFee, taxBasisPoints, taxAmount, total }: ReceiptPrice,
  { money }: ReceiptSubject,
): Sum[] {
  const lines: [label: string, cents: number, shown: boolean][] = [
    ['Subtotal', subtotal, true],
    ['Delivery', deliveryFee, deliveryFee > 0],
    [taxName(taxBasisPoints), taxAmount, taxAmount > 0],
    ['Total', total, true],
  ];
  return lines.filter(([, , shown]) => shown).map(([label, cents]) => [label, money(cents)]);
}
