import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkedBy } from '#admin/platform/client/body-of.ts';
import { type AdminInquiryDetails, QuoteBody } from '#contract/catering/desk-catering.ts';
import { priceOfQuote } from '#domain/catering/quote.ts';
import {
  formOf,
  lineAmountOf,
  NEW_DISCOUNT,
  NEW_LINE,
  quoteBodyOf,
  typedPrice,
} from './quote-form.ts';

const line = { label: 'Premium Catering, per guest', quantity: 80, unitPrice: 2299, taxable: true };
const draft = {
  guests: 80,
  note: null,
  lines: [{ ...line, amount: 183_920 }],
  taxPercentage: 1300,
  deposit: 52_000,
  validUntil: '2026-12-05',
};
const ASKED = '2026-11-18T15:00:00Z';
const READ_AS = { basedOn: 0, askedAt: ASKED, clockRead: null };
const drafted = (versions: number[]) =>
  ({
    draft,
    askedAt: ASKED,
    eventClock: null,
    quotes: versions.map((version) => ({ version })),
  }) as unknown as AdminInquiryDetails;

describe('the form of a new quote', () => {
  it('begins with the draft and names the latest version that was read', () => {
    expect(formOf(drafted([]))).toEqual({
      basedOn: 0,
      askedAt: ASKED,
      clockRead: null,
      values: { ...draft, lines: [line], note: '', eventClock: null },
    });
    expect(formOf(drafted([1, 2])).basedOn).toBe(2);
  });

  it('sends what the contract takes, in dollars and percent, without the amounts', () => {
    const { values, ...readAs } = formOf(drafted([1]));
    const sent = z.encode(QuoteBody, checkedBy(QuoteBody, quoteBodyOf(values, readAs)));
    expect(sent).toMatchObject({
      basedOn: 1,
      askedAt: ASKED,
      guests: 80,
      lines: [{ label: line.label, quantity: 80, unitPrice: 22.99, taxable: true }],
      taxPercentage: 13,
      deposit: 520,
    });
    expect(sent.lines[0]).not.toHaveProperty('amount');
  });

  it.each([
    [{ label: '' }, 'lines.0.label', 'Please write what this line is for.'],
    [{ unitPrice: null }, 'lines.0.unitPrice', 'Please enter an amount.'],
    [{ quantity: null }, 'lines.0.quantity', 'Please enter a whole number.'],
    [{ quantity: 0 }, 'lines.0.quantity', 'Please enter 1 or more.'],
  ])('leaves %o in a line for the contract to ask about', (change, field, message) => {
    const body = quoteBodyOf({ ...draft, lines: [{ ...line, ...change }] }, READ_AS);
    const [issue] = z.safeEncode<z.ZodMiniType>(QuoteBody, body).error?.issues ?? [];
    expect([issue?.path.join('.'), issue?.message]).toEqual([field, message]);
  });

  it('sends the time of the event only when it was set here', () => {
    const { values, ...readAs } = formOf({ ...drafted([]), eventClock: '17:30' });
    const sent = (eventClock: string | null) => quoteBodyOf({ ...values, eventClock }, readAs);
    expect(sent('17:30')).not.toHaveProperty('eventClock');
    expect(sent('18:00')).toHaveProperty('eventClock', '18:00');
    expect(sent('')).toHaveProperty('eventClock', null);
  });

  it('asks for a line where all were removed', () => {
    const body = quoteBodyOf({ ...draft, lines: [] }, READ_AS);
    const checked = z.safeEncode<z.ZodMiniType>(QuoteBody, body);
    expect(checked.error?.issues[0]?.message).toBe('Please write at least one line.');
  });
});

describe('the live totals', () => {
  it('are those that the server works out', () => {
    const anyLine = fc.record({
      label: fc.constant('A line'),
      quantity: fc.integer({ min: 1, max: 100_000 }),
      unitPrice: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      taxable: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyLine), fc.integer({ min: 0, max: 10_000 }), (lines, tax) => {
        const price = priceOfQuote(lines, tax);
        expect(typedPrice(lines, tax)).toEqual(price);
        expect(lines.map(lineAmountOf)).toEqual(price.lines.map(({ amount }) => amount));
      }),
    );
  });

  it('take a discount as a negative price', () => {
    expect(typedPrice([line, { ...NEW_DISCOUNT, unitPrice: -3920 }], 1300)).toMatchObject({
      subtotal: 180_000,
      taxAmount: 23_400,
      total: 203_400,
    });
  });

  it('wait for a number that is missing or is none yet', () => {
    expect(typedPrice([NEW_LINE], 1300)).toBeNull();
    expect(typedPrice([{ ...line, unitPrice: '12,x' }], 1300)).toBeNull();
    expect(typedPrice([{ ...line, quantity: 1.5 }], 1300)).toBeNull();
    expect(typedPrice([line], null)).toBeNull();
    expect(typedPrice([], 1300)?.total).toBe(0);
  });
});
