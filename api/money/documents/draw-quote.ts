import {
  type DocumentFact,
  drawFactColumns,
  drawNote,
  drawSection,
  drawSums,
  drawTable,
  drawText,
  drawTiles,
} from '#api/platform/pdf/blocks.ts';
import { STYLES } from '#api/platform/pdf/fonts.ts';
import { openPdfPage, type PdfPage } from '#api/platform/pdf/pdf-page.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { NO_EVENT_CLOCK_TEXT, readyLabel } from '#domain/catering/event-clock.ts';
import { MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { dishOf } from '#domain/catering/menu.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { dayOf, formatDate, formatDayLong, formatTime } from '#domain/platform/days.ts';
import { formatPercent, sum } from '#domain/platform/money.ts';
import type { DocumentSender, QuoteDocument } from './document-details.ts';
import { contactsOf, drawLetterhead, drawMargins } from './letterhead.ts';

/** A quote on paper: as many pages as its lines need. */
export async function drawQuote(quote: QuoteDocument, sender: DocumentSender): Promise<Buffer> {
  const title = `Quote ${quote.inquiryNumber}, version ${quote.version}`;
  const paper = openPdfPage({ title, author: sender.name, at: quote.sentAt });
  drawLetterhead(paper, sender, {
    title: 'Quote',
    subtitle: `${quote.inquiryNumber}, version ${quote.version}`,
  });
  drawTiles(paper, [
    ['Sent', formatDate(dayOf(quote.sentAt))],
    ['Good until', formatDate(quote.validUntil)],
    ['Total', formatPlainMoney(quote.total)],
    ...(quote.deposit > 0
      ? [['Deposit', formatPlainMoney(quote.deposit)] satisfies DocumentFact]
      : []),
  ]);
  drawParties(paper, quote);
  drawMenu(paper, quote);
  drawPrice(paper, quote);
  if (quote.note) drawNote(paper, 'From the kitchen', quote.note);
  drawHowToAccept(paper, quote, sender);
  drawMargins(paper, sender, title);
  return paper.finish();
}

/** Whom it is for, and which event. */
function drawParties(paper: PdfPage, { customer, event, planName }: QuoteDocument): void {
  const forWhom: DocumentFact[] = [
    ['Name', customer.name],
    ['E-mail', customer.email],
    ['Phone', formatPhone(customer.phone)],
  ];
  const which: DocumentFact[] = [
    ['Event', event.event],
    ['Day', formatDayLong(event.day)],
    ['Meals', event.times],
    [
      readyLabel(event.isBrought ?? false),
      event.clock ? formatTime(event.clock) : NO_EVENT_CLOCK_TEXT,
    ],
    ['Guests', String(event.guests)],
    ['Place', event.location],
    ['Service', event.services],
    ['Diet', event.diet],
    ['Plan', planName],
  ];
  const { width } = paper;
  drawFactColumns(paper, [
    { title: 'For', width: width * 0.44, facts: forWhom },
    { title: 'The event', width: width * 0.56, facts: which },
  ]);
}

/** The menu for the whole party. */
function drawMenu(paper: PdfPage, { menu }: QuoteDocument): void {
  if (menu.length === 0) return;
  const section = drawSection(paper, 'The menu', 60);
  const { width } = paper;
  drawTable(
    paper,
    [
      { title: 'Dish', width: width * 0.5, style: STYLES.strong },
      { title: 'Kind', width: width * 0.28 },
      {
        title: 'For everybody together',
        width: width * 0.22,
        align: 'right',
        style: STYLES.amount,
      },
    ],
    menu.map(({ item, quantity, category, unit, specialNote }) => [
      { text: dishOf({ item, category }), aside: specialNote },
      { text: MENU_CATEGORY_LABELS[category as MenuCategory] ?? 'Extra' },
      { text: `${quantity.toLocaleString('en-CA')} ${unit}` },
    ]),
    section,
  );
}

/** Every line, and what they come to. */
function drawPrice(paper: PdfPage, quote: QuoteDocument): void {
  const section = drawSection(paper, 'The price', 60);
  const { width } = paper;
  drawTable(
    paper,
    [
      { title: 'What', width: width * 0.5, style: STYLES.strong },
      { title: 'Quantity', width: width * 0.13, align: 'right', style: STYLES.amount },
      { title: 'Each', width: width * 0.17, align: 'right', style: STYLES.amount },
      { title: 'Amount', width: width * 0.2, align: 'right', style: STYLES.amount },
    ],
    quote.lines.map(({ label, quantity, unitPrice, amount }) => [
      { text: label },
      { text: quantity.toLocaleString('en-CA') },
      { text: formatPlainMoney(unitPrice) },
      { text: formatPlainMoney(amount) },
    ]),
    section,
  );
  drawSums(paper, [
    ['Subtotal', formatPlainMoney(quote.subtotal)],
    ...(quote.taxAmount === 0
      ? []
      : [[taxText(quote), formatPlainMoney(quote.taxAmount)] satisfies [string, string]]),
    ['Total', formatPlainMoney(quote.total)],
  ]);
}

/** `Tax (13%)`, and of how much where some lines are free of it. */
function taxText({ lines, taxBasisPoints }: QuoteDocument): string {
  const percent = formatPercent(taxBasisPoints);
  if (lines.every(({ taxable }) => taxable)) return `Tax (${percent})`;
  const taxed = sum(...lines.flatMap(({ amount, taxable }) => (taxable ? [amount] : [])));
  return `Tax (${percent} of ${formatPlainMoney(taxed)})`;
}

function drawHowToAccept(paper: PdfPage, quote: QuoteDocument, sender: DocumentSender): void {
  const section = drawSection(paper, 'How to accept', 70);
  const { deposit, total, version, inquiryNumber } = quote;
  const goodUntil = formatDayLong(quote.validUntil);
  const contacts = contactsOf(sender);
  const paragraphs = [
    `Open inquiry ${inquiryNumber} under “Track your inquiry” on our website and accept version ${version} there. This quote is good until the end of ${goodUntil}, unless we send you a newer version.`,
    // A line of its own: a number that is broken in two is hard to call.
    ...(contacts ? [`Or tell us that you accept it: ${contacts}`] : []),
    deposit > 0
      ? `A deposit of ${formatPlainMoney(deposit)} confirms your date; ${formatPlainMoney(total - deposit)} is left to pay after it. How to pay is in the mail that follows your yes.`
      : 'We ask for no deposit. How to pay is in the mail that follows your yes.',
    'All amounts are in Canadian dollars.',
  ];
  for (const paragraph of paragraphs) {
    drawText(paper, paragraph, STYLES.text, paper.part('P', section));
  }
}
