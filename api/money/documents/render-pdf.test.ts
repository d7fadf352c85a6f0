import { describe, expect, it } from 'vitest';
import type { QuoteLine } from '#contract/catering/inquiries.ts';
import { DEFAULT_PROFILE, publicProfileOf } from '#domain/kitchen/settings.ts';
import { photoFile } from '#test/photo-files.ts';
import { readPdf } from '#test/read-pdf.ts';
import type { CateringReceipt, QuoteDocument, ReceiptDocument } from './document-details.ts';
import { quoteFileName, receiptFileName, renderQuotePdf, renderReceiptPdf } from './render-pdf.ts';
import {
  SAMPLE_QUOTE,
  SAMPLE_RECEIPT,
  SAMPLE_SNACK_RECEIPT,
  SAMPLE_SUBSCRIPTION_RECEIPT,
} from './sample-documents.ts';

const quotePdf = (more: Partial<QuoteDocument> = {}) =>
  renderQuotePdf({ ...SAMPLE_QUOTE, ...more }, DEFAULT_PROFILE);

async function readQuote(more: Partial<QuoteDocument> = {}) {
  const { pages, ...about } = readPdf(await quotePdf(more));
  const said = pages.flatMap((page) => page.said);
  return { ...about, pages, said, text: said.join('\n') };
}

const readReceipt = (more: Partial<CateringReceipt> = {}) =>
  readPaper({ ...SAMPLE_RECEIPT, ...more });

async function readPaper(receipt: ReceiptDocument, taxNumber = '') {
  const pdf = await renderReceiptPdf(receipt, { ...DEFAULT_PROFILE, taxNumber });
  const { pages, ...about } = readPdf(pdf);
  return { ...about, pages, text: pages.flatMap((page) => page.said).join('\n') };
}

/** So many lines, each longer than a row of the table is wide. */
const manyLines = (count: number): QuoteLine[] =>
  Array.from({ length: count }, (_, place) => ({
    label: `Line ${place + 1}: ${'copper chafing dishes with lids, fuel and serving spoons, '.repeat(2)}`,
    quantity: 2,
    unitPrice: 1000,
    amount: 2000,
    taxable: true,
  }));

describe('a quote on paper', () => {
  it('says what it is in its metadata', async () => {
    expect(await readQuote()).toMatchObject({
      title: 'Quote CI-2026-0007, version 2',
      author: 'Dabba Kitchen',
      language: 'en-CA',
    });
  });

  it('says who writes, to whom, which version, from when and until when', async () => {
    const { text } = await readQuote();
    expect(text).toContain('Dabba Kitchen\n100 Example Street');
    expect(text).toContain('(905) 555-0142 · hello@dabba-kitchen.example.com');
    expect(text).toContain('Quote\nCI-2026-0007, version 2');
    expect(text).toContain('Sent\nNov 22, 2026\nGood until\nDec 6, 2026');
    expect(text).toContain('Name\nAsha Patel\nE-mail\nasha@example.com\nPhone\n(905) 555-0123');
  });

  it('names no way to reach a kitchen that has entered none', async () => {
    const pdf = await renderQuotePdf(SAMPLE_QUOTE, publicProfileOf(DEFAULT_PROFILE));
    const text = readPdf(pdf)
      .pages.flatMap((page) => [...page.said, ...page.decoration])
      .join('\n');
    expect(text).toContain('Dabba Kitchen');
    expect(text).toContain('accept version 2 there. This quote');
    for (const example of ['Example', '555-0142', 'hello@', 'null'])
      expect(text).not.toContain(example);
  });

  it('says which event it is for', async () => {
    const { text } = await readQuote();
    expect(text).toContain('Event\nWedding\nDay\nSunday, February 14, 2027\nMeals\nLunch, Dinner');
    expect(text).toContain('Guests\n120\nPlace\nHeritage Hall, 18 Simcoe Street North, Oshawa');
    expect(text).toContain('Diet\nVegetarian, Jain\nPlan\nPremium Catering');
  });

  it('says the menu for everybody together', async () => {
    const { text } = await readQuote();
    expect(text).toContain('Undhiyu\n+$1.00 per guest\nMain course sabji\n240 servings');
    expect(text).toContain('Extra puri\nOn top of the plan\nExtra\n60 pieces');
    expect(text).toContain('Mango Shrikhand\nShrikhand\n120 cups');
  });

  it('says every line, what is taxed, and what it comes to, in plain dollars', async () => {
    const { text } = await readQuote();
    expect(text).toContain('Premium Catering, per guest\n120\n$22.99\n$2,758.80');
    expect(text).toContain('Thank you for a second booking\n1\n-$150.00\n-$150.00');
    expect(text).toContain(
      'Subtotal\n$3,268.80\nTax (13% of $2,968.80)\n$385.94\nTotal\n$3,654.74',
    );
    expect(text).not.toContain('C$');
  });

  it('names the tax alone where everything is taxed, and not at all where nothing is', async () => {
    const lines = manyLines(1);
    expect((await readQuote({ lines, taxAmount: 260 })).text).toContain('Tax (13%)\n$2.60');
    expect((await readQuote({ lines, taxAmount: 0 })).text).not.toContain('Tax (');
  });

  it('says how to accept it and what then confirms the date', async () => {
    const { text } = await readQuote();
    const flowing = text.replaceAll('\n', ' ');
    expect(flowing).toContain('good until the end of Sunday, December 6, 2026');
    expect(text).toMatch(/\nOr tell us that you accept it: \(905\) 555-0142 · \S+@\S+\n/);
    expect(flowing).toContain('A deposit of $1,097.00 confirms your date; $2,557.74 is left');
    const without = await readQuote({ deposit: 0 });
    expect(without.text).toContain('We ask for no deposit.');
    expect(without.text).not.toContain('Deposit');
  });

  it('carries the kitchen’s note with its line breaks, and no empty one', async () => {
    const note = 'First this.\n\nThen that.';
    expect((await readQuote({ note })).text).toContain('From the kitchen\nFirst this.\nThen that.');
    for (const empty of [null, ' \n '])
      expect((await readQuote({ note: empty })).text).not.toContain('From the kitchen');
  });
});

describe('a long quote', () => {
  it('goes on over numbered pages, with the head of the table on each', async () => {
    const { pages, text } = await readQuote({ lines: manyLines(40) });
    expect(pages).toHaveLength(5);
    pages.forEach(({ decoration }, place) => {
      expect(decoration).toContain(`Page ${place + 1} of 5`);
    });
    for (const { decoration } of pages.slice(1)) {
      expect(decoration).toContain('Quote CI-2026-0007, version 2');
    }
    for (const { decoration } of pages.slice(2, 4)) expect(decoration).toContain('Amount');
    for (let line = 1; line <= 40; line++) expect(text).toContain(`Line ${line}: copper`);
  });

  it('breaks what has no spaces, and loses no letter of it', async () => {
    const email = `${'a'.repeat(180)}@example.com`;
    const { text } = await readQuote({ customer: { ...SAMPLE_QUOTE.customer, email } });
    expect(text.replaceAll('\n', '')).toContain(email);
  });

  it('takes the longest note that there can be', async () => {
    const { pages, text } = await readQuote({ note: 'a\n'.repeat(500).trim() });
    expect(pages.length).toBeGreaterThan(5);
    expect(text.match(/^a$/gm)).toHaveLength(500);
  });
});

describe('names as people write them', () => {
  it.each([
    ['José Nuñez-Søren'],
    ['Zoë Dvořák Łukasz'],
    ['Nguyễn Thị Ánh'],
    ['આશા પટેલ'],
    ['ज्ञानेश्वर हिन्दी'],
    ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Asha આશા Patel'],
  ])('%s is written, and no letter is a box', async (name) => {
    const customer = { ...SAMPLE_QUOTE.customer, name };
    const { pages, text } = await readQuote({ customer, lines: manyLines(1) });
    expect(text).toContain(`Name\n${name}`);
    expect(pages.map(({ boxes }) => boxes)).toEqual(pages.map(() => 0));
  });

  it('marks that are typed on their own join their letter', async () => {
    const customer = { ...SAMPLE_QUOTE.customer, name: 'Jose\u0301' };
    expect((await readQuote({ customer })).text).toContain('Name\nJosé');
  });

  it('a name in a script without a font is said to be one, and is never a box', async () => {
    const customer = { ...SAMPLE_QUOTE.customer, name: '王小明' };
    const { pages, text } = await readQuote({ customer });
    expect(text).toContain('Name\nIn letters we cannot print');
    expect(text).toContain('E-mail\nasha@example.com');
    expect(pages.map(({ boxes }) => boxes)).toEqual([0, 0]);
  });
});

describe('a receipt on paper', () => {
  it('is one page that says who paid what, how, for what, and what is left', async () => {
    const { pages, title, text } = await readReceipt();
    expect(title).toBe('Receipt CI-2026-0007-R1');
    expect(pages).toHaveLength(1);
    expect(text).toContain('Receipt\nCI-2026-0007-R1');
    expect(text).toContain('Received\nC$1,097.00\nDay\nNov 24, 2026\nFor\nDeposit');
    expect(text).toContain('From\nAsha Patel\nE-mail\nasha@example.com\nHow\nInterac e-Transfer');
    expect(text).toContain('Reference\nCA7731XQ');
    expect(text).toContain('Quote\nCI-2026-0007, version 2');
    expect(text).toContain(
      'Total of the quote\nC$3,654.74\nPaid in all\nC$1,097.00\nStill to pay\nC$2,557.74',
    );
    expect(pages[0]?.decoration).toContain('Page 1 of 1');
  });

  it('stays one page however long its words are', async () => {
    const { pages } = await readReceipt({
      customer: { name: 'Annapurna '.repeat(16), email: `${'a'.repeat(242)}@example.com` },
      event: { ...SAMPLE_RECEIPT.event, event: 'Anniversary '.repeat(10) },
      reference: 'CA7731XQ '.repeat(12),
    });
    expect(pages).toHaveLength(1);
  });

  it('of money that went back says so, without a sign', async () => {
    const { title, text } = await readReceipt({
      amount: -5000,
      paidFor: 'Paid back',
      paidBackInAll: 5000,
      charge: 54700,
      owed: 0,
      toPayBack: 50000,
    });
    expect(title).toBe('Refund receipt CI-2026-0007-R1');
    expect(text).toContain('Refund receipt\nCI-2026-0007-R1');
    expect(text).toContain('Paid back\nC$50.00\nDay');
    expect(text).toContain('Costs in the end\nC$547.00\nPaid in all\nC$1,097.00');
    expect(text).toContain('Paid back now\nC$50.00\nStill to be paid back\nC$500.00');
    expect(text).toContain('Paid to\nAsha Patel');
    expect(text).not.toContain('-$');
  });
});

it('a refund that was written before receipts said what is left promises nothing', async () => {
  const { text } = await readReceipt({ amount: -5000, paidFor: 'Paid back', paidInAll: 104700 });
  expect(text).toContain('Paid in all\nC$1,097.00\nPaid back now\nC$50.00');
  expect(text).not.toContain('Still to be paid back');
});

describe('a receipt for a plan', () => {
  it('says the plan and every line of its price, the tax with its rate', async () => {
    const { pages, title, text } = await readPaper(SAMPLE_SUBSCRIPTION_RECEIPT);
    expect([title, pages.length]).toEqual(['Receipt TS-2026-0042-R2', 1]);
    expect(text).toContain('Received\nC$168.37\nDay\nNov 21, 2026\nFor\nBalance');
    expect(text).toContain('Plan\nEveryday Tiffin\nTiffins\n20');
    expect(text).toContain(
      'Subtotal\nC$219.80\nDelivery\nC$20.00\nHST (13%)\nC$28.57\nTotal\nC$268.37',
    );
    expect(text).toContain('Paid in all\nC$268.37\nStill to pay\nC$0.00');
  });

  it('names the number of the kitchen’s registration where it has one', async () => {
    const { text } = await readPaper(SAMPLE_SUBSCRIPTION_RECEIPT, '123456789 RT0001');
    expect(text).toContain('HST registration number: 123456789 RT0001.');
    expect((await readPaper(SAMPLE_SUBSCRIPTION_RECEIPT)).text).not.toContain('registration');
  });

  it('leaves out the delivery where it is free', async () => {
    const price = { ...SAMPLE_SUBSCRIPTION_RECEIPT.price, deliveryFee: 0 };
    expect((await readPaper({ ...SAMPLE_SUBSCRIPTION_RECEIPT, price })).text).not.toContain(
      'Delivery',
    );
  });
});

describe('a receipt for snacks', () => {
  it('says what was bought and for when, and the tax without a rate where rates differ', async () => {
    const { text } = await readPaper(SAMPLE_SNACK_RECEIPT);
    expect(text).toContain('Snacks\n12 × Samosa, 2 × Khaman Dhokla');
    expect(text).toContain('Pickup\nTuesday, November 24, 2026, 2:00 PM\nOrder\nSN-2026-0012');
    expect(text).toContain('Subtotal\nC$31.00\nHST\nC$2.90\nTotal\nC$33.90');
  });

  it('stays one page however much was bought', async () => {
    const items = Array.from({ length: 100 }, (_, place) => ({
      name: `A snack with a rather long name, number ${place}`,
      quantity: 999,
    }));
    const { pages, text } = await readPaper({ ...SAMPLE_SNACK_RECEIPT, items });
    expect(pages).toHaveLength(1);
    expect(text).toContain('94 more');
  });
});

describe('a document', () => {
  it('is the same bytes for the same input', async () => {
    expect((await quotePdf()).equals(await quotePdf())).toBe(true);
  });

  it('is made in less than a second and fits into a mail, with 40 lines', async () => {
    await quotePdf();
    const before = performance.now();
    const pdf = await quotePdf({ lines: manyLines(40) });
    expect(performance.now() - before).toBeLessThan(1000);
    expect(pdf.length).toBeLessThan(120_000);
  });

  it('is called after what it is', () => {
    expect(quoteFileName(SAMPLE_QUOTE)).toBe('Quote CI-2026-0007 v2.pdf');
    expect(receiptFileName(SAMPLE_RECEIPT)).toBe('Receipt CI-2026-0007-R1.pdf');
  });
});

describe('a letterhead', () => {
  it('shows the logo with the name as its words, and the name below', async () => {
    const png = await photoFile({ width: 300, height: 100, format: 'png' });
    const logo = { png, width: 300, height: 100 };
    const pdf = await renderQuotePdf(SAMPLE_QUOTE, { ...DEFAULT_PROFILE, logo });
    expect(pdf.toString('latin1')).toContain('/S /Figure');
    expect(pdf.includes('/Subtype /Image')).toBe(true);
    expect(readPdf(pdf).pages[0]?.said[0]).toBe('Dabba Kitchen');
    const again = await renderQuotePdf(SAMPLE_QUOTE, { ...DEFAULT_PROFILE, logo });
    expect(again.equals(pdf)).toBe(true);
  });
});
