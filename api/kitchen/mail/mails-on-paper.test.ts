import { describe, expect, it } from 'vitest';
import { adminMails, overview } from '#contract/kitchen/desk.ts';
import { steps } from '#contract/platform/steps.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { useApp } from '#test/app.ts';
import { buildCustomerWithoutEmail } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { enqueueMail, type NewMail } from './enqueue-mail.ts';

const services = useApp();

const enqueue = (mail: NewMail) => runTransaction(services.db, (tx) => enqueueMail(tx, mail));

const statusOf = async (id: string) =>
  services.db.selectFrom('mails').where('id', '=', id).select('status').executeTakeFirstOrThrow();

/** A mail to a household, written and waiting for a printer. */
async function toPrint() {
  const customer = await buildCustomerWithoutEmail(services.db, { last_name: 'Shah' });
  const id = await enqueue({
    kind: 'welcome',
    customerId: customer.id,
    details: { name: 'Meera' },
  });
  if (!id) throw new Error('it was not taken');
  await services.runJobs();
  return { id, customer };
}

describe('a mail to a customer without an e-mail address', () => {
  it('is written, goes nowhere and waits to be printed', async () => {
    const owner = await services.asStaff();
    const { id, customer } = await toPrint();
    const { data } = await owner.call(adminMails.read, { params: { id } });
    expect(data).toMatchObject({
      to: null,
      customerId: customer.id,
      customerName: 'Meera Shah',
      status: 'to_print',
      subject: 'welcome',
      sentAt: null,
    });
    expect(data.html).not.toBeNull();
  });

  it('waits at the desk until it is on paper, which is said once', async () => {
    const owner = await services.asStaff();
    const { id } = await toPrint();
    const waiting = async () => (await owner.call(overview.read, {})).data.mailsToPrint;
    const before = await waiting();
    for (const _ of ['first', 'again']) {
      const { data } = await owner.call(adminMails.markPrinted, { params: { id } });
      expect(data).toMatchObject({ status: 'printed', sentAt: services.clock.now().toString() });
    }
    expect(await waiting()).toBe(before - 1);
    const noted = services.db
      .selectFrom('audit_log')
      .where('resource', '=', 'mails')
      .where('resource_id', '=', id)
      .select('action');
    expect(await noted.execute()).toEqual([{ action: 'print' }]);
  });

  it('is not sent again, as there is nowhere to send it', async () => {
    const owner = await services.asStaff();
    const { id } = await toPrint();
    const refused = await owner.call(adminMails.resend, { params: { id } });
    expect(refused).toMatchObject({ status: 409, code: 'action_not_allowed' });
    expect(await statusOf(id)).toEqual({ status: 'to_print' });
  });

  it('is not written at all when it is an optional one', async () => {
    const { id: customerId } = await buildCustomerWithoutEmail(services.db);
    const details = { name: 'Meera', weekStart: '2026-11-23', days: [] };
    expect(await enqueue({ kind: 'weekly_menu', customerId, details })).toBeNull();
  });

  it('is withdrawn with the step that it tells of, while nobody has printed it', async () => {
    const owner = await services.asStaff();
    const { customer } = await toPrint();
    const { id } = await buildSubscription(services.db, { customer });
    const booked = await owner.call(tiffinsByPhone.book, {
      body: {
        subscriptionId: id,
        days: ['2026-11-20'],
        deliveryTimeSlot: '17:00-18:00',
        quantity: 1,
        deliveryAddress: null,
        overrides: [],
      },
    });
    expect(booked.status).toBe(201);
    // As if its minute were over.
    await services.database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await services.runJobs();
    const written = () =>
      services.db
        .selectFrom('mails')
        .where('customer_id', '=', customer.id)
        .where('kind', '=', 'order_scheduled')
        .select('status')
        .executeTakeFirstOrThrow();
    expect(await written()).toEqual({ status: 'to_print' });
    const step = booked.step?.id ?? '';
    expect(await owner.call(steps.takeBack, { params: { id: step }, body: {} })).toMatchObject({
      status: 200,
    });
    expect(await written()).toEqual({ status: 'withdrawn' });
  });
});
