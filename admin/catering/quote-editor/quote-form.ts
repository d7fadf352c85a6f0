import type { FieldValues } from 'react-hook-form';
import { latestVersion } from '#admin/catering/inquiries/inquiry-record.ts';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { type AdminInquiryDetails, QuoteBody } from '#contract/catering/desk-catering.ts';
import type { EventClock } from '#contract/catering/inquiry-choices.ts';
import { type NewQuoteLine, priceOfQuote, type QuotePrice } from '#domain/catering/quote.ts';
import { times } from '#domain/platform/money.ts';

/** A line as it is typed: its numbers may be missing, or text that is none yet. */
export type TypedLine = {
  label?: unknown;
  quantity?: unknown;
  unitPrice?: unknown;
  taxable?: unknown;
};

/** A new line; a discount is one with a negative price. */
export const NEW_LINE = { label: '', quantity: 1, unitPrice: null, taxable: true };
export const NEW_DISCOUNT = { ...NEW_LINE, label: 'Discount' };

type DraftableInquiry = Pick<AdminInquiryDetails, 'draft' | 'quotes' | 'askedAt' | 'eventClock'>;

/** What was read when the writing began: nothing newer may be quoted past. */
export type QuoteBasis = { basedOn: number; askedAt: string; clockRead: EventClock };

/** What the form of a new version begins with, and what it is based on. */
export function formOf({
  draft,
  quotes,
  askedAt,
  eventClock,
}: DraftableInquiry): QuoteBasis & { values: FieldValues } {
  return {
    basedOn: latestVersion({ quotes }),
    askedAt,
    clockRead: eventClock,
    values: {
      lines: draft.lines.map(({ label, quantity, unitPrice, taxable }) => ({
        ...{ label, quantity, unitPrice, taxable },
      })),
      taxPercentage: draft.taxPercentage,
      deposit: draft.deposit,
      guests: draft.guests,
      eventClock,
      note: draft.note ?? '',
      validUntil: draft.validUntil,
    },
  };
}

/**
 * What the form sends, with what was read. A time that was left alone is not sent: a colleague may
 * have set another one while this was written.
 */
export function quoteBodyOf(
  values: FieldValues,
  { clockRead, ...readAs }: QuoteBasis,
): Record<string, unknown> {
  const { eventClock, ...body } = bodyOf(QuoteBody, { ...values, ...readAs });
  return eventClock === clockRead ? body : { ...body, eventClock };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** What a line comes to, in cents; null while a number of it is missing. */
export function lineAmountOf({ quantity, unitPrice }: TypedLine): number | null {
  if (!isWhole(quantity) || !isWhole(unitPrice)) return null;
  return isWhole(quantity * unitPrice) ? times(unitPrice, quantity) : null;
}

/** What the quote comes to; null while a number is missing or is none. */
export function typedPrice(
  lines: readonly TypedLine[],
  taxBasisPoints: unknown,
): QuotePrice | null {
  if (!isWhole(taxBasisPoints) || lines.some((line) => lineAmountOf(line) === null)) return null;
  return priceOfQuote(
    lines.map((line) => ({ ...line, taxable: line.taxable === true }) as NewQuoteLine),
    taxBasisPoints,
  );
}
