import type { InquiryStatus, QuoteLine, QuoteState } from '#contract/catering/inquiries.ts';
import type { InquiryPrice, MenuChoice } from '#contract/catering/inquiry-menu.ts';
import type { CateringPlan } from '#contract/catering/menu.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { paymentText } from '#domain/money/receipt.ts';
import { formatDate, type IsoDay, laterDay } from '#domain/platform/days.ts';
import {
  type BasisPoints,
  type Cents,
  formatMoney,
  percentOf,
  sum,
  times,
} from '#domain/platform/money.ts';
import { dishOf } from './menu.ts';

/** A line before it is reckoned: `unitPrice` in cents, negative for a discount. */
export type NewQuoteLine = Omit<QuoteLine, 'amount'>;

export type QuotePrice = {
  lines: QuoteLine[];
  subtotal: Cents;
  taxAmount: Cents;
  total: Cents;
};

/** Lines x quantities, tax on what is taxable, rounded once, and the total, in cents. */
export function priceOfQuote(
  lines: readonly NewQuoteLine[],
  taxBasisPoints: BasisPoints,
): QuotePrice {
  const reckoned = lines.map((line) => ({ ...line, amount: times(line.unitPrice, line.quantity) }));
  const subtotal = sum(...reckoned.map(({ amount }) => amount));
  const taxable = sum(...reckoned.flatMap(({ amount, taxable }) => (taxable ? [amount] : [])));
  const taxAmount = percentOf(taxable, taxBasisPoints);
  return { lines: reckoned, subtotal, taxAmount, total: sum(subtotal, taxAmount) };
}

type EstimatedPrice = {
  plan: Pick<CateringPlan, 'name'>;
  guests: number;
  choices: readonly MenuChoice[];
  price: InquiryPrice;
  extraPrices: { extraRotiPrice: Cents; extraPuriPrice: Cents };
};

/**
 * The lines that a first quote begins with. Reckoned with the plan's tax they come to the estimate,
 * to the cent: its tax is on the base alone.
 */
export function linesOfEstimate({
  plan,
  guests,
  choices,
  price,
  extraPrices,
}: EstimatedPrice): QuoteLine[] {
  const line = (label: string, quantity: number, unitPrice: Cents, taxable = false): QuoteLine[] =>
    quantity > 0 && unitPrice !== 0
      ? [{ label, quantity, unitPrice, amount: times(unitPrice, quantity), taxable }]
      : [];
  const { roti, puri } = price.additionalQuantities;
  return [
    ...line(`${plan.name}, per guest`, guests, price.pricePerPerson, true),
    ...choices.flatMap(({ name, category, surcharge }) =>
      line(`${dishOf({ item: name, category })}, per guest`, guests, surcharge),
    ),
    ...line('Extra roti', roti, extraPrices.extraRotiPrice),
    ...line('Extra puri', puri, extraPrices.extraPuriPrice),
    ...line('Delivery, per guest', guests, price.deliveryFee / guests),
  ];
}

/** What of a sent quote decides whether it still holds. */
export type StoredQuote = { version: number; validUntil: IsoDay; accepted: boolean };

/** What a version of a quote is now, among the others of its inquiry (docs/rules.md#quotes). */
export function quoteState(
  quote: StoredQuote,
  latest: number,
  status: InquiryStatus,
  today: IsoDay,
): QuoteState {
  if (quote.accepted) return 'accepted';
  if (quote.version < latest) return 'replaced';
  if (status !== 'quoted') return 'closed';
  return quote.validUntil < today ? 'expired' : 'open';
}

/**
 * Whether this version can be accepted now: it is there, nobody accepted one yet, none is newer, and
 * its day has not passed (docs/rules.md#accepting-a-quote). Accepting names the version.
 */
export function checkAcceptance(
  version: number,
  quotes: readonly StoredQuote[],
  today: IsoDay,
): Refusal | null {
  const quote = quotes.find((one) => one.version === version);
  if (!quote) return refuse('quote_not_found');
  const accepted = quotes.find((one) => one.accepted);
  if (accepted) return refuse('quote_already_accepted', { version: accepted.version });
  const latest = Math.max(...quotes.map((one) => one.version));
  if (latest > version) return refuse('quote_replaced', { version: latest });
  if (quote.validUntil < today)
    return refuse('quote_expired', { date: formatDate(quote.validUntil) });
  return null;
}

/** A million dollars. */
const MOST_CENTS = 100_000_000;

/** What is wrong with a quote that is to be sent on `today`. */
export function checkQuote(
  price: Pick<QuotePrice, 'total' | 'subtotal' | 'lines'>,
  terms: { deposit: Cents; validUntil: IsoDay; eventDay: IsoDay },
  today: IsoDay,
): Refusal | null {
  const amounts = [price.total, ...price.lines.map(({ amount }) => Math.abs(amount))];
  if (Math.max(...amounts) > MOST_CENTS)
    return refuse('quote_too_large', { most: formatMoney(MOST_CENTS) }, { field: 'lines' });
  if (price.total < 0 || price.subtotal < 0)
    return refuse('quote_total_negative', {}, { field: 'lines' });
  const { deposit, validUntil, eventDay } = terms;
  if (deposit > price.total)
    return refuse(
      'quote_deposit_too_high',
      { total: formatMoney(price.total) },
      { field: 'deposit' },
    );
  if (validUntil < today) return refuse('quote_valid_until_past', {}, { field: 'validUntil' });
  if (validUntil > laterDay(eventDay, today))
    return refuse(
      'quote_valid_until_late',
      { date: formatDate(eventDay) },
      { field: 'validUntil' },
    );
  return null;
}

/** What confirms the date: a share of the total in whole dollars, never more than the total. */
export function suggestedDeposit(total: Cents, percentage: number): Cents {
  return Math.min(total, Math.ceil(percentOf(total, percentage * 100) / 100) * 100);
}

/** What a payment is called on its receipt; `paidBefore` are the ones before it. */
export function cateringPaymentText(
  amount: Cents,
  { total, paidBefore }: { total: Cents; paidBefore: Cents },
): string {
  const words = paymentText(amount, { total, paidBefore });
  if (words !== 'Part payment') return words;
  return paidBefore === 0 ? 'Deposit' : 'Payment';
}
