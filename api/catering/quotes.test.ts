import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { useApp } from '#test/app.ts';
import {
  acceptedInquiry,
  depositFor,
  holding,
  quotedInquiry,
  quoteOf,
  sentInquiry,
} from '#test/catering-factories.ts';
import { readPdf } from '#test/read-pdf.ts';

const services = useApp();

type Known = { id: string; token: string };

const accept = ({ id, token }: Known, version = 1) =>
  services.visitor.call(cateringInquiries.acceptQuote, { params: { id, version } }, holding(token));

const read = ({ id, token }: Known) =>
  services.visitor.call(cateringInquiries.read, { params: { id } }, holding(token));

const quoteAgain = async (
  { id, staff }: Awaited<ReturnType<typeof quotedInquiry>>,
  change: Parameters<typeof quoteOf>[0] = {},
) =>
  staff.call(adminCatering.sendQuote, { params: { id }, body: quoteOf({ basedOn: 1, ...change }) });

const mailsAbout = (id: string, kind: string) =>
  services.db
    .selectFrom('mails')
    .where('inquiry_id', '=', id)
    .where('kind', '=', kind)
    .selectAll()
    .orderBy(sql`details->'receipt'->>'receiptNumber'`)
    .execute();

describe('a quote', () => {
  it('is read by its customer as it was sent, with what it comes to', async () => {
    const inquiry = await quotedInquiry(services);
    const { data } = await read(inquiry);
    expect(data).toMatchObject({
      status: 'quoted',
      actions: { edit: false, cancel: true, acceptQuote: true, requestChange: true },
      quotes: [
        {
          version: 1,
          subtotal: 200000,
          taxAmount: 26000,
          total: 226000,
          deposit: 50000,
          validUntil: '2026-12-02',
          state: 'open',
        },
      ],
    });
    expect(await mailsAbout(inquiry.id, 'inquiry_quoted')).toHaveLength(1);
  });

  it('is locked once it was sent, also for the database', async () => {
    const { id } = await quotedInquiry(services);
    const changed = services.db
      .updateTable('catering_quotes')
      .set({ total_cents: 1, subtotal_cents: 1, tax_cents: 0 })
      .where('inquiry_id', '=', id)
      .execute();
    await expect(changed).rejects.toThrow('a quote that was sent is locked');
  });

  it('can be had on paper in each of its versions', async () => {
    const inquiry = await quotedInquiry(services);
    await quoteAgain(inquiry);
    const paper = (version: number) =>
      services.visitor.call(
        cateringInquiries.quotePdf,
        { params: { id: inquiry.id, version } },
        holding(inquiry.token),
      );
    expect((await paper(1)).data.fileName).toBe(`Quote ${inquiry.number} v1.pdf`);
    expect((await paper(2)).data.fileName).toBe(`Quote ${inquiry.number} v2.pdf`);
    expect((await paper(3)).code).toBe('quote_not_found');
    const { base64 } = (await paper(1)).data;
    const { pages } = readPdf(Buffer.from(base64, 'base64'));
    expect(pages.flatMap(({ said }) => said).join(' ')).toContain('Asha Patel');
  });
});

describe('accepting a quote', () => {
  it('confirms the inquiry, names the version, and says how to pay', async () => {
    const inquiry = await quotedInquiry(services);
    expect((await accept(inquiry)).data).toMatchObject({
      status: 'confirmed',
      steps: [{ status: 'pending' }, { status: 'quoted' }, { status: 'confirmed' }],
      quotes: [{ state: 'accepted' }],
      payment: { reference: inquiry.number, amount: 50000 },
      actions: { edit: false, cancel: false, acceptQuote: false, requestChange: false },
    });
    const [mail] = await mailsAbout(inquiry.id, 'inquiry_accepted');
    expect(mail?.details).toEqual({
      ...{
        name: 'Asha',
        by: 'customer',
        inquiryNumber: inquiry.number,
        planName: expect.stringMatching(/^Premium /),
      },
      ...{ event: 'Wedding', eventDay: '2027-06-12', times: 'Lunch', clock: null },
      ...{ guests: 80, isBrought: true, version: 1, total: 226000, deposit: 50000 },
    });
    const { data } = await inquiry.staff.call(adminCatering.read, { params: { id: inquiry.id } });
    expect(data.history.at(-1)).toMatchObject({ status: 'confirmed', actor: 'customer' });
  });

  it('takes only the newest version, whose guests become the event’s', async () => {
    const inquiry = await quotedInquiry(services);
    await quoteAgain(inquiry, { guests: 95 });
    expect(await accept(inquiry, 1)).toMatchObject({
      status: 409,
      code: 'quote_replaced',
      message:
        'There is a newer quote (version 2). Please read that one; this one can no longer be accepted.',
    });
    expect(await accept(inquiry, 2)).toMatchObject({
      status: 200,
      data: {
        numberOfGuests: 95,
        calculatedMenu: expect.arrayContaining([
          expect.objectContaining({ item: 'sweet 1', quantity: 95 }),
        ]),
      },
    });
  });

  it('is over at the end of its day in Toronto', async () => {
    const inquiry = await quotedInquiry(services);
    const now = services.clock.now();
    services.clock.set('2026-12-03T04:59:00Z');
    expect((await read(inquiry)).data.quotes[0]?.state).toBe('open');
    services.clock.set('2026-12-03T05:00:00Z');
    expect((await read(inquiry)).data).toMatchObject({
      quotes: [{ state: 'expired' }],
      actions: { acceptQuote: false },
    });
    expect(await accept(inquiry)).toMatchObject({ status: 409, code: 'quote_expired' });
    services.clock.set(now);
  });

  it('is done once', async () => {
    const inquiry = await acceptedInquiry(services);
    expect(await accept(inquiry)).toMatchObject({
      status: 409,
      code: 'quote_already_accepted',
      message: 'Version 1 of this quote has been accepted already.',
    });
  });

  it('is not for one that was never sent, or for a cancelled inquiry', async () => {
    const inquiry = await quotedInquiry(services);
    expect(await accept(inquiry, 2)).toMatchObject({ status: 404, code: 'quote_not_found' });
    await services.visitor.call(
      cateringInquiries.cancel,
      { params: { id: inquiry.id }, body: { reason: 'No' } },
      holding(inquiry.token),
    );
    // Whichever version is named, it is the inquiry that is over.
    for (const version of [1, 2])
      expect(await accept(inquiry, version)).toMatchObject({
        status: 409,
        code: 'action_not_allowed',
      });
  });
});

describe('asking for a change', () => {
  const ask = ({ id, token }: Known, version = 1) =>
    services.visitor.call(
      cateringInquiries.requestChange,
      { params: { id, version }, body: { message: 'Less sweet, please.' } },
      holding(token),
    );

  it('is for whoever has proved that the inquiry is theirs', async () => {
    const [inquiry, other] = [await quotedInquiry(services), await quotedInquiry(services)];
    expect(await ask({ ...inquiry, token: other.token })).toMatchObject({
      status: 401,
      code: 'verification_required',
    });
  });

  it('shows the kitchen what should be different, until it quotes again', async () => {
    const inquiry = await quotedInquiry(services);
    expect((await ask(inquiry)).data.quotes[0]).toMatchObject({
      changeRequest: 'Less sweet, please.',
      state: 'open',
    });
    const wanting = async () => {
      const { data } = await inquiry.staff.call(adminCatering.list, {
        query: { page: 1, limit: 100, sort: 'createdAt', order: 'DESC', wantsChange: true },
      });
      return data.map(({ id }) => id);
    };
    expect(await wanting()).toContain(inquiry.id);
    const path = `/api/v1/admin/catering-inquiries/download?search=${inquiry.number}`;
    const { text } = await inquiry.staff.send('GET', path);
    const [head = '', row = ''] = text.split('\r\n');
    expect(row.split(',')[head.split(',').indexOf('Wants a change')]).toBe('yes');
    await quoteAgain(inquiry);
    expect(await wanting()).not.toContain(inquiry.id);
  });

  it('has nothing to be about before the first quote', async () => {
    const { code, status } = await ask(await sentInquiry(services));
    expect([status, code]).toEqual([409, 'action_not_allowed']);
  });

  it('is about the newest version', async () => {
    const inquiry = await quotedInquiry(services);
    await quoteAgain(inquiry);
    expect(await ask(inquiry, 1)).toMatchObject({ status: 409, code: 'quote_replaced' });
    expect(await ask(inquiry, 3)).toMatchObject({ status: 404, code: 'quote_not_found' });
  });
});

it('the table of inquiries has all that the kitchen asks of one', async () => {
  const inquiry = await acceptedInquiry(services, { email: 'in-the-table@example.com' });
  const { data: known } = await inquiry.staff.call(adminCatering.read, {
    params: { id: inquiry.id },
  });
  await inquiry.staff.call(adminPayments.record, { body: depositFor(inquiry.id) });
  await inquiry.staff.call(adminCatering.act, {
    params: { id: inquiry.id, action: 'cancel' },
    body: { reason: 'No guests', anyTime: true },
  });
  const path = `/api/v1/admin/catering-inquiries/download?search=${inquiry.number}`;
  const { text } = await inquiry.staff.send('GET', path);
  const [head = '', row = ''] = text.replace(/^\uFEFF/, '').split('\r\n');
  const cells = row
    .match(/("([^"]|"")*"|[^,]*)(,|$)/g)
    ?.map((cell) => cell.replace(/,$/, '').replace(/^"(.*)"$/, '$1'));
  const table = Object.fromEntries(head.split(',').map((name, at) => [name, cells?.[at]]));
  expect(table).toMatchObject({
    Number: inquiry.number,
    'Event date': known.eventDate,
    Status: 'Cancelled',
    'Wants a change': '',
    Guests: String(known.numberOfGuests),
    Email: 'in-the-table@example.com',
    Location: known.eventLocation,
    Plan: known.selectedPlan.name,
    'Estimate (CAD)': (known.pricingCalculation.totalPrice / 100).toFixed(2),
    'Quoted (CAD)': '2260.00',
    'Accepted (CAD)': '2260.00',
    'Paid (CAD)': '500.00',
    'Still to pay (CAD)': '0.00',
    'To pay back (CAD)': '500.00',
    'Reason of cancelling': 'No guests',
  });
  for (const name of ['Times', 'Event', 'Customer', 'Phone', 'Service', 'Diet', 'Cuisine', 'Sent'])
    expect(table[name], name).toBeTruthy();
});

describe('paying for catering', () => {
  const record = async (
    { id, staff }: Awaited<ReturnType<typeof acceptedInquiry>>,
    amount: number,
  ) =>
    staff.call(adminPayments.record, {
      body: { ...depositFor(id, amount), beyondDue: Math.max(0, -amount) },
    });

  it('is a deposit and a balance, each with its receipt', async () => {
    const inquiry = await acceptedInquiry(services);
    const deposit = await record(inquiry, 50_000);
    expect(deposit.data).toMatchObject({
      inquiryNumber: inquiry.number,
      customerId: null,
      customerName: 'Asha Patel',
    });
    expect((await read(inquiry)).data).toMatchObject({
      paidAmount: 50_000,
      payment: { amount: 176_000 },
      payments: [{ id: deposit.data.id, amount: 50_000, receivedDay: deposit.data.receivedDay }],
    });
    await record(inquiry, 176_000);
    const mails = await mailsAbout(inquiry.id, 'payment_received');
    const receipts = mails.map(({ details }) => (details as { receipt: object }).receipt);
    expect(receipts).toMatchObject([
      { receiptNumber: `${inquiry.number}-R1`, paidFor: 'Deposit', owed: 176_000 },
      { receiptNumber: `${inquiry.number}-R2`, paidFor: 'Balance', owed: 0 },
    ]);
    const paper = await services.visitor.call(
      cateringInquiries.receiptPdf,
      { params: { id: inquiry.id, paymentId: deposit.data.id } },
      holding(inquiry.token),
    );
    expect(paper.data.fileName).toBe(`Receipt ${inquiry.number}-R1.pdf`);
    const atDesk = await inquiry.staff.call(adminPayments.receipt, {
      params: { id: deposit.data.id },
    });
    expect(atDesk.data.base64).toBe(paper.data.base64);
  });

  it('shows no payment that was written down by mistake', async () => {
    const inquiry = await acceptedInquiry(services);
    const { data: deposit } = await record(inquiry, 50_000);
    const wrong = { params: { id: deposit.id }, body: { reason: 'Another event’s' } };
    await inquiry.staff.call(adminPayments.correct, wrong);
    expect((await read(inquiry)).data).toMatchObject({ paidAmount: 0, payments: [] });
  });

  it('owes nothing once the event is cancelled, and is paid back', async () => {
    const inquiry = await acceptedInquiry(services);
    await record(inquiry, 50_000);
    await inquiry.staff.call(adminCatering.act, {
      params: { id: inquiry.id, action: 'cancel' },
      body: { reason: 'The hall has burnt down.' },
    });
    expect((await read(inquiry)).data).toMatchObject({ paidAmount: 50_000, payment: null });
    await record(inquiry, -50_000);
    const mails = await mailsAbout(inquiry.id, 'payment_received');
    expect(mails.at(-1)?.details).toMatchObject({
      owed: 0,
      receipt: { paidFor: 'Paid back', owed: 0, paidInAll: 50000, paidBackInAll: 50000 },
    });
  });

  it('waits for an accepted quote', async () => {
    const { id, staff } = await quotedInquiry(services);
    expect(await staff.call(adminPayments.record, { body: depositFor(id) })).toMatchObject({
      status: 409,
      code: 'inquiry_not_accepted',
    });
  });

  it('cannot go below nothing', async () => {
    const inquiry = await acceptedInquiry(services);
    await record(inquiry, 50_000);
    expect(await record(inquiry, -50_001)).toMatchObject({
      status: 422,
      code: 'amount_disagrees',
    });
    expect(await record(inquiry, -50_000)).toMatchObject({ status: 201 });
  });

  it('has no receipt for somebody else’s payment', async () => {
    const inquiry = await acceptedInquiry(services);
    const paid = await record(inquiry, 100);
    const other = await sentInquiry(services);
    expect(
      await services.visitor.call(
        cateringInquiries.receiptPdf,
        { params: { id: other.id, paymentId: paid.data.id } },
        holding(other.token),
      ),
    ).toMatchObject({ status: 404, code: 'payment_not_found' });
  });
});
