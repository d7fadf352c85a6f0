import type { QuoteLine } from '#contract/catering/inquiries.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { PaymentMethod } from '#contract/money/balance.ts';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import type { PublicProfile } from '#domain/kitchen/settings.ts';
import type { PriceBreakdown } from '#domain/platform/money.ts';

/**
 * What the PDFs must be told: plain values only, so that a mail can keep them as JSON
 * until it is sent. Money in cents, percents in basis points, days `YYYY-MM-DD`, moments ISO 8601.
 */

/** Who sends a document, as far as it is told, and the logo that stands for the name. */
export type DocumentSender = Pick<
  PublicProfile,
  'name' | 'phone' | 'email' | 'address' | 'taxNumber'
> & { logo?: { png: Buffer; width: number; height: number } | null };

/** The event that a document is about, in words. */
export type DocumentEvent = {
  /** `Wedding`, or what was typed. */
  event: string;
  day: string;
  /** `Lunch, Dinner` */
  times: string;
  /** When the food has to be there, `HH:MM` in Toronto; null or absent while that is not agreed. */
  clock?: string | null;
  /** Whether the kitchen brings it. */
  isBrought?: boolean;
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

/** What was bought for how much. */
export type ReceiptPrice = PriceBreakdown & {
  /** Null where the lines are not all taxed alike. */
  taxBasisPoints: number | null;
};

/** What every receipt says. */
type Receipt = {
  /** `CI-2026-0007-R1`: the number of what is paid for and which payment of it this is. */
  receiptNumber: string;
  customer: { name: string; email: string };
  /** `Deposit`, `Balance`, `Payment in full`, `Payment`, `Paid back`. */
  paidFor: string;
  /** Negative when the kitchen paid back. */
  amount: number;
  method: PaymentMethod;
  reference: string;
  receivedDay: string;
  /** All that came in up to and with this one. */
  paidInAll: number;
  /** All that went back up to and with this one; on earlier ones taken off `paidInAll` instead. */
  paidBackInAll?: number;
  /** What it costs in the end, and what of what was paid still goes back; absent on earlier ones. */
  charge?: number;
  toPayBack?: number;
  /** What is still to be paid after this one; 0 for nothing. */
  owed: number;
  /** What of all payments up to this one was given back as a courtesy; absent on earlier ones. */
  courtesy?: number;
  /** What of this payment is a courtesy; absent on earlier ones. */
  courtesyNow?: number;
  /** What of all payments is more than the price, and goes back; absent on earlier ones. */
  aboveDue?: number;
  /** The tax in what was paid back; absent where one was written before receipts named it. */
  taxBack?: number;
};

/** The receipt of one payment against an accepted quote. */
export type CateringReceipt = Receipt & {
  inquiryNumber: string;
  quoteVersion: number;
  event: Pick<DocumentEvent, 'event' | 'day' | 'guests'>;
  quoteTotal: number;
  /** Absent on those that were written before receipts had tax lines. */
  price?: ReceiptPrice;
};

/** The receipt of one payment for a tiffin plan. */
export type SubscriptionReceipt = Receipt & {
  subscriptionNumber: string;
  planName: string;
  tiffinCount: number;
  startDay: string;
  price: ReceiptPrice;
};

/** The receipt of one payment for a snack order; `time` is Toronto's, `HH:MM`. */
export type SnackReceipt = Receipt & {
  orderNumber: string;
  deliveryType: DeliveryType;
  day: string;
  time: string;
  items: { name: string; quantity: number }[];
  price: ReceiptPrice;
};

export type ReceiptDocument = CateringReceipt | SubscriptionReceipt | SnackReceipt;
