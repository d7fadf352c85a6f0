import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withdrawMails } from '#api/kitchen/mail/enqueue-mail.ts';
import { adminMails } from '#contract/kitchen/desk.ts';
import { takeOfDay } from '#db/kitchen/gateways.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { addDays, dayOf, instantAt } from '#domain/platform/days.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { buildCustomer, buildCustomerWithoutEmail } from '#test/factories.ts';
import { fakeSmsGate, SMS_GATE } from '#test/gateways.ts';
import { usePhoneMails } from '#test/phone-mails.ts';

const services = useApp();
const { on, openTwilio, openMeta, openSmsGate, newPhone, mailOf, put, toHousehold, tryAgain } =
  usePhoneMails(services);

beforeEach(() => services.clock.set(TEST_NOW));

describe('a message that waits for its gateway’s answer', () => {
  it('is as good as sent: nobody withdraws it', async () => {
    const twilio = await openTwilio();
    twilio.behave(() => ({ is: 'take_and_die' }));
    const { id } = await toHousehold();
    await services.runJobs();
    const withdrawn = await runTransaction(services.db, (tx) => withdrawMails(tx, [id]));
    expect(withdrawn).toEqual([]);
    await tryAgain();
    expect((await mailOf(id)).status).toBe('sent');
  });

  it('is not certain once another gateway is in its place, and goes to nobody twice', async () => {
    const twilio = await openTwilio();
    twilio.behave(() => ({ is: 'take_and_die' }));
    const { id } = await toHousehold();
    await services.runJobs();
    const other = await fakeSmsGate();
    await on({ sms: { ...SMS_GATE, url: other.url } });
    await tryAgain();
    expect((await mailOf(id)).status).toBe('unanswered');
    expect(other.taken).toEqual([]);
    await other.stop();
  });

  it('is not asked for again before it is certain that it was not taken', async () => {
    const twilio = await openTwilio();
    twilio.behave((request) => ({ is: request === 1 ? 'die' : 'take' }));
    const { id } = await toHousehold();
    await services.runJobs();
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(services.db);
    await services.runJobs();
    expect(twilio.asked()).toBe(1);
    expect(await mailOf(id)).toMatchObject({
      status: 'queued',
      last_error: 'The gateway does not know of it yet.',
    });
    await tryAgain();
    expect(twilio.taken).toHaveLength(1);
  });
});

describe('sending a message again from the desk', () => {
  it('is a new try, also by a gateway that knows the first one', async () => {
    const fake = await openSmsGate();
    const { id } = await toHousehold();
    await services.runJobs();
    const owner = await services.asStaff();
    await owner.call(adminMails.resend, { params: { id } });
    await services.runJobs();
    expect(fake.taken).toHaveLength(2);
    expect(await mailOf(id)).toMatchObject({ status: 'sent', reference: fake.taken[1]?.reference });
  });

  it('goes on from one of which nobody knew what became of it', async () => {
    const gateway = await openMeta();
    gateway.behave((request) => ({ is: request === 1 ? 'take_and_die' : 'take' }));
    const customer = await buildCustomer(services.db, {
      ...{ phone: newPhone(), phone_verified_at: services.clock.now() },
      settings: JSON.stringify({ notifications: { whatsapp: true } }),
    });
    const details = { name: 'Asha', subject: 'Late', text: 'Late.' };
    const id = await put({ kind: 'broadcast_service', customerId: customer.id, details });
    await services.runJobs();
    await tryAgain();
    expect((await mailOf(id)).status).toBe('unanswered');
    const owner = await services.asStaff();
    await owner.call(adminMails.resend, { params: { id } });
    await services.runJobs();
    expect((await mailOf(id)).status).toBe('sent');
  });
});

describe('a secret on a phone', () => {
  it('is forgotten also when nobody knows what became of it', async () => {
    const twilio = await openTwilio();
    const { id: customerId } = await buildCustomerWithoutEmail(services.db, { phone: newPhone() });
    const details = { name: 'Meera', token: 'a-secret', until: '2026-12-18' as const };
    const id = await put({ kind: 'account_invitation', customerId, details });
    twilio.behave(() => ({ is: 'take_and_die' }));
    await services.runJobs();
    await on({});
    await tryAgain();
    expect(await mailOf(id)).toMatchObject({ status: 'unanswered', details: {}, text: null });
  });

  it('waits for the next morning when the limit of the day is reached', async () => {
    // The queue goes by the time of its database: by that, too, the morning is still to come.
    services.clock.set(Temporal.Instant.from('2100-01-04T15:00:00Z'));
    const { taken } = await openTwilio({ limitPerDay: 5 });
    const today = { segments: 5, limit: 5, now: services.clock.now() };
    await takeOfDay(services.db, 'sms', today);
    const { id: customerId } = await buildCustomerWithoutEmail(services.db, { phone: newPhone() });
    const details = { name: 'Meera', token: 'a-secret', until: '2100-01-18' as const };
    const id = await put({ kind: 'account_invitation', customerId, details });
    const createdAt = services.clock.now();
    await services.db
      .updateTable('mails')
      .set({ created_at: createdAt })
      .where('id', '=', id)
      .execute();
    await services.runJobs();
    expect(taken).toEqual([]);
    expect(await mailOf(id)).toMatchObject({ status: 'queued' });
    const { rows } = await sql<{ run_at: Temporal.Instant }>`SELECT run_at
      FROM graphile_worker.jobs WHERE key = ${`mail:${id}`}`.execute(services.db);
    const tomorrow = addDays(dayOf(services.clock.now()), 1);
    expect(rows[0]?.run_at).toEqual(instantAt(tomorrow, '09:00'));
  });
});

describe('a code', () => {
  it('is sent to nobody once it has ended', async () => {
    const { taken } = await openTwilio();
    const customer = await buildCustomer(services.db, { phone: newPhone() });
    const details = { name: '', code: '048213' } as const;
    const id = await put({ kind: 'phone_code', phoneOf: customer.id, channel: 'sms', details });
    await services.db
      .updateTable('mails')
      .set({ created_at: services.clock.now().subtract({ minutes: 11 }) })
      .where('id', '=', id)
      .execute();
    await services.runJobs();
    expect(taken.filter(({ to }) => to === customer.phone)).toEqual([]);
    expect((await mailOf(id)).status).toBe('failed');
  });
});
