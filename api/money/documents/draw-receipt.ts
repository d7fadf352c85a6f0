import { PAYMENT_METHOD_LABELS } from '#api/kitchen/mail-templates/mail-texts.ts';
import {
  type DocumentFact,
  drawFactColumns,
  drawSums,
  drawText,
  drawTiles,
} from '#api/platform/pdf/blocks.ts';
import { STYLES } from '#api/platform/pdf/fonts.ts';
import { openPdfPage } from '#api/platform/pdf/pdf-page.ts';
import { receiptSums } from '#domain/money/balance-sums.ts';
import { isPaidBack, isVoidReceipt, receiptTitle, taxName } from '#domain/money/receipt.ts';
import { formatDate, formatDayLong, formatTime, instantAt } from '#domain/platform/days.ts';
import { type Cents, formatMoney } from '#domain/platform/money.ts';
import type {
  DocumentSender,
  ReceiptDocument,
  ReceiptPrice,
  SnackReceipt,
} from './document-details.ts';
import { drawLetterhead, drawMargins } from './letterhead.ts';

type Sum = [label: string, amount: string];

/** What a receipt is for: the facts, the price where it has lines. */
type ReceiptSubject = {
  facts: DocumentFact[];
  price: ReceiptPrice | null;
  /** The total where there are no lines. */
  total: Cents;
};

/** More than so many snacks are counted, not named. */
const SNACKS_NAMED = 6;

function snackText({ items }: SnackReceipt): string {
  const named = items.slice(0, SNACKS_NAMED).map(({ name, quantity }) => `${quantity} × ${name}`);
  const more = items.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** What a payment was for, in the words of its kind. */
function subjectOf(receipt: ReceiptDocument): ReceiptSubject {
  if ('subscriptionNumber' in receipt) {
    const { subscriptionNumber, planName, tiffinCount, startDay, price } = receipt;
    return {
      facts: [
        ['Plan', planName],
        ['Tiffins', String(tiffinCount)],
        ['Starts', formatDayLong(startDay)],
        ['Number', subscriptionNumber],
      ],
      price,
      total: price.total,
    };
  }
  if ('orderNumber' in receipt) {
    const { orderNumber, deliveryType, day, time, price } = receipt;
    return {
      facts: [
        ['Snacks', snackText(receipt)],
        [
          deliveryType === 'pickup' ? 'Pickup' : 'Delivery',
          `${formatDayLong(day)}, ${formatTime(time)}`,
        ],
        ['Order', orderNumber],
      ],
      price,
      total: price.total,
    };
  }
  const { event, inquiryNumber, quoteVersion, quoteTotal, price = null } = receipt;
  return {
    facts: [
      ['Event', event.event],
      ['Day', formatDayLong(event.day)],
      ['Guests', String(event.guests)],
      ['Quote', `${inquiryNumber}, version ${quoteVersion}`],
    ],
    price,
    total: quoteTotal,
  };
}

/** The receipt of a payment on paper, or of money that was paid back: one page. */
export async function drawReceipt(
  receipt: ReceiptDocument,
  sender: DocumentSender,
): Promise<Buffer> {
  const { amount, customer } = receipt;
  const paidBack = amount < 0;
  const countsNot = isVoidReceipt(receipt.paidFor);
  const subject = subjectOf(receipt);
  const kind = receiptTitle(receipt);
  const title = `${kind} ${receipt.receiptNumber}`;
  const at = instantAt(receipt.receivedDay, '12:00');
  const paper = openPdfPage({ title, author: sender.name, at });
  drawLetterhead(paper, sender, { title: kind, subtitle: receipt.receiptNumber });
  drawTiles(paper, [
    [paidBack ? 'Paid back' : 'Received', formatMoney(Math.abs(amount))],
    ['Day', formatDate(receipt.receivedDay)],
    ...(isPaidBack(receipt) ? [] : [['For', receipt.paidFor] satisfies DocumentFact]),
  ]);
  const payment: DocumentFact[] = [
    [paidBack ? 'Paid to' : 'From', customer.name],
    ['E-mail', customer.email],
    ['How', PAYMENT_METHOD_LABELS[receipt.method]],
    ['Reference', receipt.reference],
  ];
  drawFactColumns(paper, [
    { title: 'The payment', width: paper.width / 2, facts: payment },
    { title: 'What it is for', width: paper.width / 2, facts: subject.facts },
  ]);
  paper.y += 20;
  if (subject.price) drawSums(paper, sumsOfPrice(subject.price));
  drawSums(paper, [
    ...(subject.price ? [] : [['Total of the quote', formatMoney(subject.total)] satisfies Sum]),
    ...sumsOf(receipt, subject),
  ]);
  paper.y += 24;
  if (!paidBack && !countsNot)
    drawText(paper, 'Thank you. We are glad to cook for you.', STYLES.strong, paper.part('P'));
  const registered = sender.taxNumber ? ` HST registration number: ${sender.taxNumber}.` : '';
  const closing = `All amounts are in Canadian dollars.${registered}`;
  drawText(paper, closing, STYLES.text, paper.part('P'));
  drawMargins(paper, sender, title);
  return paper.finish();
}

/** What is below the price; a receipt of before said only what was left of what came. */
function sumsOf(receipt: ReceiptDocument, { price, total }: ReceiptSubject): Sum[] {
  const { amount, courtesy = 0, aboveDue = 0, taxBack = 0, owed } = receipt;
  const backNow = isPaidBack(receipt) ? -amount : 0;
  const isEarlier = receipt.paidBackInAll === undefined;
  const sums = receiptSums({
    total,
    backNow,
    received: receipt.paidInAll + (isEarlier ? backNow : 0),
    paidBack: receipt.paidBackInAll ?? backNow,
    reduced: courtesy,
    charge: receipt.charge ?? Math.max(0, total - courtesy),
    owed,
    toPayBack: receipt.toPayBack ?? null,
    aboveDue: isVoidReceipt(receipt.paidFor) ? 0 : aboveDue,
    tax: { name: taxName(price?.taxBasisPoints ?? null), amount: taxBack },
  });
  return sums.map(({ label, amount: cents }) => [label, formatMoney(cents)]);
}

/** The sums that the price is made of: `HST (13%)` where everything is taxed alike; those of nothing are left out. */
function sumsOfPrice({
  subtotal,
  deliveryFee,
  taxBasisPoints,
  taxAmount,
  total,
}: ReceiptPrice): Sum[] {
  const lines: [label: string, cents: number, shown: boolean][] = [
    ['Subtotal', subtotal, true],
    ['Delivery', deliveryFee, deliveryFee > 0],
    [taxName(taxBasisPoints), taxAmount, taxAmount > 0],
    ['Total', total, true],
  ];
  return lines.filter(([, , shown]) => shown).map(([label, cents]) => [label, formatMoney(cents)]);
}
