import { describe, expect, it } from 'vitest';
import { refuse } from '#contract/platform/refusal.ts';
import {
  cateringPaymentText,
  checkAcceptance,
  checkQuote,
  linesOfEstimate,
  priceOfQuote,
  quoteState,
  type StoredQuote,
  suggestedDeposit,
} from './quote.ts';

const TODAY = '2026-11-18';
const quote = (version: number, more: Partial<StoredQuote> = {}): StoredQuote => ({
  version,
  validUntil: '2026-12-01',
  accepted: false,
  ...more,
});

describe('the price of a quote', () => {
  it('taxes what is taxable, once, and takes discounts off', () => {
    const price = priceOfQuote(
      [
        { label: 'Meal', quantity: 80, unitPrice: 1699, taxable: true },
        { label: 'Delivery', quantity: 1, unitPrice: 5000, taxable: false },
        { label: 'For our neighbours', quantity: 1, unitPrice: -1050, taxable: true },
      ],
      1300,
    );
    expect(price).toMatchObject({ subtotal: 139870, taxAmount: 17533, total: 157403 });
    expect(price.lines.map(({ amount }) => amount)).toEqual([135920, 5000, -1050]);
  });
});

describe('a quote that is to be sent', () => {
  const good = { total: 10000, subtotal: 9000, lines: [] };
  const line = { label: 'Meal', quantity: 1, unitPrice: 1, amount: -200_000_000, taxable: false };
  const terms = { deposit: 0, validUntil: TODAY, eventDay: '2026-12-12' };
  it.each([
    [{ ...good, total: -1, subtotal: -1 }, terms, 'quote_total_negative'],
    [{ ...good, total: 100_000_001 }, terms, 'quote_too_large'],
    [{ ...good, lines: [line] }, terms, 'quote_too_large'],
    [good, { ...terms, deposit: 10001 }, 'quote_deposit_too_high'],
    [good, { ...terms, validUntil: '2026-11-17' }, 'quote_valid_until_past'],
    [good, { ...terms, validUntil: '2026-12-13' }, 'quote_valid_until_late'],
    [good, { ...terms, validUntil: '2026-12-12' }, undefined],
    [good, { ...terms, deposit: 10000 }, undefined],
  ])('of %o with %o is answered %s', (price, asked, code) => {
    expect(checkQuote(price, asked, TODAY)?.refused).toBe(code);
  });
});

describe('what is wrong with a quote', () => {
  const good = { total: 10000, subtotal: 9000, lines: [] };
  const terms = { deposit: 0, validUntil: TODAY, eventDay: '2026-12-12' };

  it('is told at its field, with the amount or day that it may have', () => {
    expect(checkQuote({ ...good, total: 100_000_001 }, terms, TODAY)).toMatchObject({
      details: { most: 'C$1,000,000.00' },
      field: 'lines',
    });
    expect(checkQuote({ ...good, total: 0, subtotal: -1 }, terms, TODAY)).toMatchObject({
      refused: 'quote_total_negative',
      field: 'lines',
    });
    expect(checkQuote(good, { ...terms, deposit: 10001 }, TODAY)).toMatchObject({
      details: { total: 'C$100.00' },
      field: 'deposit',
    });
    expect(checkQuote(good, { ...terms, validUntil: '2026-11-17' }, TODAY)?.field).toBe(
      'validUntil',
    );
    expect(checkQuote(good, { ...terms, validUntil: '2026-12-13' }, TODAY)).toMatchObject({
      details: { date: 'Dec 12, 2026' },
      field: 'validUntil',
    });
  });

  it('is a total below nothing, also where only the tax is', () => {
    expect(checkQuote({ total: -1, subtotal: 0, lines: [] }, terms, TODAY)?.refused).toBe(
      'quote_total_negative',
    );
  });

  it('is nothing at a million dollars, and nothing for a quote of nothing', () => {
    expect(checkQuote({ ...good, total: 100_000_000 }, terms, TODAY)).toBeNull();
    expect(checkQuote({ total: 0, subtotal: 0, lines: [] }, terms, TODAY)).toBeNull();
  });
});

describe('the first quote of an inquiry', () => {
  it('has a line for each thing that costs something', () => {
    const lines = linesOfEstimate({
      plan: { name: 'Classic' },
      guests: 50,
      choices: [
        { name: 'Kheer', category: 'dessert', surcharge: 150 },
        { name: 'Rice', category: 'rice', surcharge: 0 },
      ] as unknown as Parameters<typeof linesOfEstimate>[0]['choices'],
      price: {
        pricePerPerson: 1500,
        deliveryFee: 2500,
        additionalQuantities: { roti: 10, puri: 0 },
      } as unknown as Parameters<typeof linesOfEstimate>[0]['price'],
      extraPrices: { extraRotiPrice: 50, extraPuriPrice: 60 },
    });
    expect(lines.map(({ quantity, unitPrice, taxable }) => [quantity, unitPrice, taxable])).toEqual(
      [
        [50, 1500, true],
        [50, 150, false],
        [10, 50, false],
        [50, 50, false],
      ],
    );
    expect(lines.map(({ amount }) => amount)).toEqual([75000, 7500, 500, 2500]);
    expect(lines[2]?.label).toBe('Extra roti');
    expect(lines[3]?.label).toBe('Delivery, per guest');
  });
});

describe('accepting a quote', () => {
  it('takes the latest version, to the end of its day', () => {
    expect(checkAcceptance(2, [quote(1), quote(2, { validUntil: TODAY })], TODAY)).toBeNull();
  });

  it.each([
    ['one that was replaced', 1, [quote(1), quote(2)], refuse('quote_replaced', { version: 2 })],
    [
      'one after its day',
      1,
      [quote(1, { validUntil: '2026-11-17' })],
      refuse('quote_expired', { date: 'Nov 17, 2026' }),
    ],
    [
      'one that is accepted',
      1,
      [quote(1, { accepted: true })],
      refuse('quote_already_accepted', { version: 1 }),
    ],
    [
      'another than the accepted one',
      2,
      [quote(1, { accepted: true }), quote(2)],
      refuse('quote_already_accepted', { version: 1 }),
    ],
    ['one that was never sent', 3, [quote(1)], refuse('quote_not_found')],
    ['one when none was sent', 1, [], refuse('quote_not_found')],
  ])('refuses %s', (_which, version, quotes, refusal) => {
    expect(checkAcceptance(version, quotes, TODAY)).toEqual(refusal);
  });
});

describe('the state of a version', () => {
  it.each([
    ['open', quote(2), 'quoted'],
    ['expired', quote(2, { validUntil: '2026-11-17' }), 'quoted'],
    ['open', quote(2, { validUntil: TODAY }), 'quoted'],
    ['replaced', quote(1), 'quoted'],
    ['accepted', quote(2, { accepted: true }), 'confirmed'],
    ['closed', quote(2), 'cancelled'],
    ['replaced', quote(1), 'confirmed'],
  ] as const)('is %s', (state, one, status) => {
    expect(quoteState(one, 2, status, TODAY)).toBe(state);
  });
});

describe('what is paid for a quote', () => {
  it('is asked for in whole dollars, never more than the total', () => {
    expect(suggestedDeposit(161590, 30)).toBe(48500);
    expect(suggestedDeposit(10, 100)).toBe(10);
    expect(suggestedDeposit(161590, 0)).toBe(0);
  });

  it.each([
    [3000, 0, 'Deposit'],
    [7000, 3000, 'Balance'],
    [10000, 0, 'Payment in full'],
    [2000, 3000, 'Payment'],
    [-3000, 3000, 'Paid back'],
  ])('%i cents after %i is called %s', (amount, paidBefore, words) => {
    expect(cateringPaymentText(amount, { total: 10000, paidBefore })).toBe(words);
  });
});
