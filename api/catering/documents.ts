import type { Kysely } from 'kysely';
import { readDocumentSender } from '#api/kitchen/profile.ts';
import type {
  CateringReceipt,
  QuoteDocument,
  ReceiptPrice,
} from '#api/money/documents/document-details.ts';
import {
  quoteFileName,
  receiptFileName,
  renderQuotePdf,
  renderReceiptPdf,
} from '#api/money/documents/render-pdf.ts';
import { receiptFieldsOf } from '#api/money/receipt-details.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import type { cateringInquiries, QuoteLine } from '#contract/catering/inquiries.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { PdfDocument } from '#contract/money/receipts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { eventOfRow, type InquiryWithDetails } from '#db/catering/inquiries.ts';
import type { CateringQuoteRow } from '#db/catering/quotes.ts';
import type { DB } from '#db/types.ts';
import { fullName } from '#domain/account/full-name.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import {
  CATERING_SERVICE_LABELS,
  DIETARY_PREFERENCE_LABELS,
  listLabels,
} from '#domain/catering/labels.ts';
import { cateringPaymentText } from '#domain/catering/quote.ts';
import { costOfEvent } from '#domain/money/payable-costs.ts';
import { findOwnInquiry } from './inquiry-access.ts';
import { acceptedQuoteOf, type StoredPlan } from './present-inquiry.ts';
import { mealsText } from './transition-inquiry.ts';

const nameOf = (inquiry: InquiryWithDetails) => fullName(inquiry);

/** What the PDF of a quote is told. */
export const aboutQuote = (
  inquiry: InquiryWithDetails,
  quote: CateringQuoteRow,
): QuoteDocument => ({
  inquiryNumber: inquiry.number,
  version: quote.version,
  sentAt: quote.sent_at.toString(),
  validUntil: quote.valid_until,
  customer: { name: nameOf(inquiry), email: inquiry.email, phone: inquiry.phone },
  event: {
    event: eventOfRow(inquiry),
    day: inquiry.event_day,
    times: mealsText(inquiry),
    clock: inquiry.event_clock,
    isBrought: isBrought(inquiry.catering_services),
    guests: quote.guests,
    location: inquiry.location,
    services: listLabels(
      CATERING_SERVICE_LABELS,
      inquiry.catering_services,
      inquiry.catering_service_other,
    ),
    diet: listLabels(
      DIETARY_PREFERENCE_LABELS,
      inquiry.dietary_preferences,
      inquiry.dietary_preference_other,
    ),
  },
  planName: (inquiry.plan as StoredPlan).name,
  menu: quote.menu as MenuLine[],
  lines: quote.lines as QuoteLine[],
  subtotal: quote.subtotal_cents,
  taxBasisPoints: quote.tax_basis_points,
  taxAmount: quote.tax_cents,
  total: quote.total_cents,
  deposit: quote.deposit_cents,
  note: quote.note,
});

/** What the receipt of a payment is told; undefined for a payment of something else. */
export function aboutReceipt(
  inquiry: InquiryWithDetails,
  paymentId: string,
): CateringReceipt | undefined {
  const accepted = acceptedQuoteOf(inquiry);
  const payment = inquiry.payments.find(({ id }) => id === paymentId);
  if (!payment || !accepted) return undefined;
  const { number, email } = inquiry;
  const cost = costOfEvent(accepted.total_cents, inquiry.status);
  const bought = {
    number,
    name: nameOf(inquiry),
    email,
    price: priceOf(accepted),
    cost,
    waived: inquiry.waived_cents,
  };
  return {
    ...receiptFieldsOf(bought, inquiry.payments, payment, cateringPaymentText),
    inquiryNumber: number,
    quoteVersion: accepted.version,
    event: { event: eventOfRow(inquiry), day: inquiry.event_day, guests: inquiry.guests },
    quoteTotal: accepted.total_cents,
  };
}

/** The lines of a quote's price; the rate is named where it is on everything. */
function priceOf(quote: CateringQuoteRow): ReceiptPrice {
  const lines = quote.lines as QuoteLine[];
  return {
    subtotal: quote.subtotal_cents,
    deliveryFee: 0,
    taxBasisPoints: lines.every(({ taxable }) => taxable) ? quote.tax_basis_points : null,
    taxAmount: quote.tax_cents,
    total: quote.total_cents,
  };
}

/** One version of an inquiry's quote on paper. */
export async function quoteDocument(
  db: Kysely<DB>,
  inquiry: InquiryWithDetails,
  version: number,
): Promise<PdfDocument | Refusal> {
  const quote = inquiry.quotes.find((one) => one.version === version);
  if (!quote) return refuse('quote_not_found');
  const about = aboutQuote(inquiry, quote);
  const pdf = await renderQuotePdf(about, await readDocumentSender(db));
  return { fileName: quoteFileName(about), base64: pdf.toString('base64') };
}

/** The receipt of one of its payments on paper. */
async function receiptDocument(
  db: Kysely<DB>,
  inquiry: InquiryWithDetails,
  paymentId: string,
): Promise<PdfDocument | Refusal> {
  const about = aboutReceipt(inquiry, paymentId);
  if (!about) return refuse('payment_not_found');
  const pdf = await renderReceiptPdf(about, await readDocumentSender(db));
  return { fileName: receiptFileName(about), base64: pdf.toString('base64') };
}

/** The customer's own. */
export async function readQuotePdf(
  ctx: ContextOf<typeof cateringInquiries.quotePdf>,
  { params }: InputOf<typeof cateringInquiries.quotePdf>,
): Promise<PdfDocument | Refusal> {
  const inquiry = await findOwnInquiry(ctx, params.id);
  return isRefusal(inquiry) ? inquiry : quoteDocument(ctx.db, inquiry, params.version);
}

export async function readReceiptPdf(
  ctx: ContextOf<typeof cateringInquiries.receiptPdf>,
  { params }: InputOf<typeof cateringInquiries.receiptPdf>,
): Promise<PdfDocument | Refusal> {
  const inquiry = await findOwnInquiry(ctx, params.id);
  return isRefusal(inquiry) ? inquiry : receiptDocument(ctx.db, inquiry, params.paymentId);
}
