import type { PaymentMethod } from '#contract/admin/payments.ts';
import type { MenuLine } from '#contract/catering-menu.ts';
import type { QuoteLine } from '#contract/catering-quotes.ts';
import type { BusinessProfile } from '#contract/settings.ts';

/**
 * What the PDFs of the house must be told: plain values only, so that a mail can keep them as JSON
 * until it is sent. Money in cents, percents in basis points, days `YYYY-MM-DD`, moments ISO 8601.
 */

/** Who sends a document. */
export type DocumentSender = Pick<BusinessProfile, 'name' | 'phone' | 'email' | 'address'>;

/** The event that a document is about, in words. */
export type DocumentEvent = {
  /** `Wedding`, or what was typed. */
  event: string;
  day: string;
  /** `Lunch, Dinner` */
  times: string;
  guests: number;
  location: string;
  /** `Self-serve, delivered` */
  services: string;
  /** `Vegetarian, Jain` */
  diet: string;
};

/** One version of a quote, as it was sent. */
export type QuoteDocument = {
  inquiryNumber: string;
  version: number;
  sentAt: string;
  validUntil: string;
  customer: { name: string; email: string; phone: string };
  event: DocumentEvent;
  planName: string;
  menu: MenuLine[];
  lines: QuoteLine[];
  subtotal: number;
  taxBasisPoints: number;
  taxAmount: number;
  total: number;
  /** What confirms the date; 0 for none. */
  deposit: number;
  note: string | null;
};

/** The receipt of one payment against an accepted quote. */
export type ReceiptDocument = {
  /** `CI-2026-0007-R1`: the inquiry's number and which payment of it this is. */
  receiptNumber: string;
  inquiryNumber: string;
  quoteVersion: number;
  customer: { name: string; email: string };
  event: Pick<DocumentEvent, 'event' | 'day' | 'guests'>;
  /** `Deposit`, `Balance`, `Payment in full`, `Payment`, `Paid back`. */
  paidFor: string;
  /** Negative when the kitchen paid back. */
  amount: number;
  method: PaymentMethod;
  reference: string;
  receivedDay: string;
  quoteTotal: number;
  /** All payments up to and with this one. */
  paidInAll: number;
  /** What is still to be paid after this one; 0 for nothing. */
  owed: number;
};
