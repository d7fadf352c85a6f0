import { describe, expect, it } from 'vitest';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { receipts } from '#contract/money/receipts.ts';
import { steps } from '#contract/platform/steps.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { acceptedInquiry, depositFor } from '#test/catering-factories.ts';
import { payment, reason, useCorrections } from '#test/corrections.ts';
import { readPdf } from '#test/read-pdf.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const here = useCorrections();
const { goes, services, mailsOf } = here;

describe('a payment, entered by mistake', () => {
  const correct = (id: string) =>
    here.staff.call(adminPayments.correct, { params: { id }, body: { reason } });

  async function paid(amount = payment.amount) {
    const plan = await buildSubscription(services.db, { customer: here.customer });
    const record = (cents: number) =>
      here.staff.call(adminPayments.record, {
        body: {
          ...payment,
          amount: cents,
          beyondDue: Math.max(0, -cents),
          subscriptionId: plan.id,
        },
      });
    const { data } = await record(amount);
    const read = async () =>
      (await here.staff.call(adminSubscriptions.read, { params: { id: plan.id } })).data;
    return { plan, id: data.id, record, read };
  }

  it('is taken out months later by one that reverses it, and is owed again', async () => {
    const { id, read, plan } = await paid();
    services.clock.set('2027-03-01T15:00:00Z');
    here.staff = await services.asStaff();
    here.customer = await services.asCustomer(here.customer);
    const { status, data } = await correct(id);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      amount: -6774,
      standing: 'correction',
      note: `Entered by mistake: ${reason}`,
    });
    const after = await read();
    expect(after.balance).toMatchObject({ owed: 6774, received: 0, paidBack: 0 });
    expect(after.payments?.map(({ standing }) => standing)).toEqual(['correction', 'mistake']);
    const shown = await here.customer.call(receipts.list, { params: { number: plan.number } });
    expect(shown.data).toEqual([]);
    expect(await mailsOf()).toEqual([expect.objectContaining({ reason, voidsReceipt: true })]);
  });

  it('is taken out once, and its reversal never', async () => {
    const { id } = await paid();
    const { data } = await correct(id);
    expect((await correct(id)).code).toBe('payment_taken_out');
    expect((await correct(data.id)).code).toBe('payment_takes_out');
  });

  it('stays while something of it was paid back, which can be taken out as well', async () => {
    const { id, record, read } = await paid();
    const { data: back } = await record(-1000);
    expect((await correct(id)).code).toBe('payment_paid_back');
    expect((await correct(back.id)).status).toBe(201);
    expect((await correct(id)).status).toBe(201);
    expect((await read()).balance).toMatchObject({ owed: 6774, received: 0, paidBack: 0 });
  });

  it('counts again when that is undone, and can be taken out again', async () => {
    const { id, read } = await paid();
    await goes(() => correct(id));
    expect((await read()).balance).toMatchObject({ owed: 0, received: 6774, paidBack: 0 });
    expect((await read()).payments?.filter(({ standing }) => standing === 'stands')).toHaveLength(
      1,
    );
    expect((await read()).payments?.map(({ standing, corrects }) => [standing, corrects])).toEqual([
      ['takes-back', '2026-11-18'],
      ['taken-back', '2026-11-18'],
      ['stands', null],
    ]);
    expect((await correct(id)).status).toBe(201);
    expect((await read()).balance).toMatchObject({ owed: 6774, received: 0, paidBack: 0 });
  });

  it('says which ones cancel out once that is undone, in the list and on receipts', async () => {
    const { id, plan } = await paid();
    const { data, step } = await correct(id);
    await here.staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    const { text } = await here.staff.call(adminDownloads.payments, {
      query: { sort: 'createdAt', order: 'ASC', subscriptionId: plan.id },
    });
    const rows = text.trimEnd().split('\r\n').slice(1);
    expect(rows[1]).toContain(
      ',Taken back,"Took out C$67.74 of Nov 18, 2026, which was taken back.',
    );
    expect(rows[2]).toContain(
      ',Taken back,"Takes back that C$67.74 of Nov 18, 2026 was taken out."',
    );
    const receipt = await here.staff.call(adminPayments.receipt, { params: { id: data.id } });
    const { pages } = readPdf(Buffer.from(receipt.data.base64, 'base64'));
    expect(pages.flatMap(({ said }) => said)).toContain('Taken back');
  });

  it('may be for snacks and for an event', async () => {
    const snack = await buildSnack(services.db);
    const { data: order } = await here.customer.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id }),
    });
    const { id: inquiryId } = await acceptedInquiry(services, { by: here.customer });
    const forSnacks = await here.staff.call(adminPayments.record, {
      body: { ...payment, amount: 500, snackOrderId: order.id },
    });
    const deposit = await here.staff.call(adminPayments.record, { body: depositFor(inquiryId) });
    for (const { data } of [forSnacks, deposit]) await goes(() => correct(data.id));
    await correct(deposit.data.id);
    const { data } = await here.staff.call(adminCatering.read, { params: { id: inquiryId } });
    expect(data.balance.paid).toBe(0);
  });
});
