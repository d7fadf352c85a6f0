import { describe, expect, it } from 'vitest';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { countSentToday } from '#db/kitchen/gateways.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer, buildCustomerWithoutEmail } from '#test/factories.ts';
import { usePhoneMails } from '#test/phone-mails.ts';

const services = useApp();
const { on, openTwilio, openMeta, openSmsGate, newPhone, mailOf, put, toHousehold, tryAgain } =
  usePhoneMails(services);

const spent = () => countSentToday(services.db, 'sms', services.clock.now());

describe('a mail to a phone', () => {
  it('goes through Twilio once, in its short form, and is noted as sent', async () => {
    const { taken } = await openTwilio();
    const { id, phone } = await toHousehold();
    await services.runJobs();
    expect(taken).toMatchObject([{ to: phone, text: 'welcome: {"name":"Meera"}' }]);
    expect(await mailOf(id)).toMatchObject({
      ...{ channel: 'sms', status: 'sent', to_address: phone, asked_at: null, segments: 1 },
      ...{ gateway_id: taken[0]?.id, reference: taken[0]?.reference },
      ...{ text: 'welcome: {"name":"Meera"}', html: null },
    });
  });

  it('says how to end them, where it is one that can be done without', async () => {
    const { taken } = await openTwilio();
    await toHousehold('news');
    await services.runJobs();
    expect(taken[0]?.text).toMatch(/ Reply STOP to end these\.$/);
  });

  it('goes through a plain gateway by the same outbox', async () => {
    const fake = await openSmsGate();
    const { id, phone } = await toHousehold();
    await services.runJobs();
    expect(fake.taken).toMatchObject([{ to: phone }]);
    expect((await mailOf(id)).status).toBe('sent');
  });

  it('goes through WhatsApp to whoever has chosen that, as the one parameter of a template', async () => {
    const gateway = await openMeta();
    const customer = await buildCustomer(services.db, {
      ...{ phone: newPhone(), phone_verified_at: services.clock.now() },
      settings: JSON.stringify({ notifications: { whatsapp: true } }),
    });
    const details = { name: 'Asha', subject: 'Late', text: 'One line.\n\nAnother.' };
    const id = await put({ kind: 'broadcast_service', customerId: customer.id, details });
    await services.runJobs();
    expect(await mailOf(id)).toMatchObject({ channel: 'whatsapp', status: 'sent' });
    expect(gateway.taken[0]?.text).not.toContain('\n');
  });
});

describe('a gateway in trouble', () => {
  it('that has too much to do is asked again later, and costs nothing meanwhile', async () => {
    const twilio = await openTwilio();
    const busy = { code: 20429, message: 'Too Many Requests', status: 429 };
    twilio.behave((request) =>
      request === 1 ? { is: 'answer', status: 429, body: busy } : { is: 'take' },
    );
    const before = await spent();
    const { id } = await toHousehold();
    await services.runJobs();
    expect(await mailOf(id)).toMatchObject({ status: 'queued', asked_at: null });
    expect(await spent()).toBe(before);
    await tryAgain();
    expect(await mailOf(id)).toMatchObject({ status: 'sent', last_error: null });
    expect(twilio.taken).toHaveLength(1);
  });

  it('that dies after it has taken a message is asked what it has, and sends nothing twice', async () => {
    const twilio = await openTwilio();
    twilio.behave((request) => ({ is: request === 1 ? 'take_and_die' : 'take' }));
    const { id } = await toHousehold();
    await services.runJobs();
    expect((await mailOf(id)).asked_at).not.toBeNull();
    await tryAgain();
    expect(await mailOf(id)).toMatchObject({ status: 'sent', gateway_id: twilio.taken[0]?.id });
    expect(twilio.taken).toHaveLength(1);
  });

  it('that dies before it has taken a message gets it again', async () => {
    const twilio = await openTwilio();
    twilio.behave((request) => ({ is: request === 1 ? 'die' : 'take' }));
    const { id } = await toHousehold();
    await services.runJobs();
    await tryAgain();
    expect(await mailOf(id)).toMatchObject({ status: 'sent' });
    expect(twilio.taken).toHaveLength(1);
  });

  it('is not believed to have this message where it has the same text for another mail', async () => {
    const twilio = await openTwilio();
    const phone = newPhone();
    const both = [];
    for (const _ of ['her', 'him'])
      both.push((await buildCustomerWithoutEmail(services.db, { phone })).id);
    twilio.behave((request) => ({ is: request === 2 ? 'die' : 'take' }));
    for (const customerId of both)
      await put({ kind: 'welcome', customerId, details: { name: 'M' } });
    await services.runJobs();
    await tryAgain();
    expect(twilio.taken.map(({ to }) => to)).toEqual([phone, phone]);
    expect(new Set(twilio.taken.map(({ reference }) => reference)).size).toBe(2);
  });

  it('that cannot be asked leaves it uncertain, and nobody is written to twice', async () => {
    const gateway = await openMeta();
    gateway.behave(() => ({ is: 'take_and_die' }));
    const customer = await buildCustomer(services.db, {
      ...{ phone: newPhone(), phone_verified_at: services.clock.now() },
      settings: JSON.stringify({ notifications: { whatsapp: true } }),
    });
    const details = { name: 'Asha', subject: 'Late', text: 'Late.' };
    const id = await put({ kind: 'broadcast_service', customerId: customer.id, details });
    await services.runJobs();
    await tryAgain();
    expect(await mailOf(id)).toMatchObject({ status: 'unanswered', channel: 'whatsapp' });
    expect(gateway.taken).toHaveLength(1);
  });

  it('that is not there at all is tried again', async () => {
    const gateway = await openTwilio();
    await gateway.stop();
    const { id } = await toHousehold();
    await services.runJobs();
    expect(await mailOf(id)).toMatchObject({ status: 'queued', asked_at: null });
    expect((await mailOf(id)).last_error).toMatch(/ECONNREFUSED/);
  });
});

describe('a message that a gateway refuses', () => {
  const refused = { code: 21614, message: 'Not a mobile number', status: 400 };

  it('goes onto paper when it is needed', async () => {
    const twilio = await openTwilio();
    twilio.behave(() => ({ is: 'answer', status: 400, body: refused }));
    const { id } = await toHousehold();
    await services.runJobs();
    expect(await mailOf(id)).toMatchObject({
      ...{ channel: 'paper', to_address: null, status: 'to_print' },
      html: '<p>welcome</p>',
    });
  });

  it('has failed when it is news, so that somebody can tell them', async () => {
    const twilio = await openTwilio();
    twilio.behave(() => ({ is: 'answer', status: 400, body: refused }));
    const { id } = await toHousehold('news');
    await services.runJobs();
    expect(await mailOf(id)).toMatchObject({
      ...{ channel: 'sms', status: 'failed', last_error: 'Not a mobile number (21614)' },
    });
  });

  it('goes by e-mail to whoever has an address', async () => {
    const twilio = await openTwilio();
    twilio.behave(() => ({ is: 'answer', status: 400, body: refused }));
    const customer = await buildCustomer(services.db, {
      ...{ email: 'asha@example.com', phone: newPhone() },
      phone_verified_at: services.clock.now(),
      settings: JSON.stringify({ notifications: { sms: true } }),
    });
    const details = { name: 'Asha', subject: 'Late', text: 'Late.' };
    const id = await put({ kind: 'broadcast_service', customerId: customer.id, details });
    expect((await mailOf(id)).channel).toBe('sms');
    await services.runJobs();
    expect(await mailOf(id)).toMatchObject({
      ...{ channel: 'email', to_address: 'asha@example.com', status: 'kept' },
    });
  });

  it('because they have answered STOP is the last one on this channel', async () => {
    const twilio = await openTwilio();
    const stopped = { code: 21610, message: 'Attempt to send to unsubscribed recipient' };
    twilio.behave(() => ({ is: 'answer', status: 400, body: stopped }));
    const { customerId } = await toHousehold('news');
    await services.runJobs();
    const details = { name: 'Meera', subject: 'Late', text: 'Late.' };
    const next = await runTransaction(services.db, (tx) =>
      enqueueMail(tx, { kind: 'broadcast_service', customerId, details }),
    );
    expect(next).toBeNull();
    expect(twilio.asked()).toBe(1);
  });
});

describe('the limit of a day', () => {
  it('is never passed, whoever sends', async () => {
    const { taken } = await openTwilio({ limitPerDay: (await spent()) + 2 });
    const ids = [];
    for (let left = 5; left > 0; left--) ids.push((await toHousehold('news')).id);
    await services.runJobs();
    expect(taken).toHaveLength(2);
    const mails = await Promise.all(ids.map(mailOf));
    const failed = mails.filter(({ status }) => status === 'failed');
    expect(failed).toHaveLength(3);
    expect(failed[0]?.last_error).toMatch(/^The limit of \d+ a day is reached\.$/);
  });

  it('counts each part of a long message', async () => {
    const { taken } = await openTwilio();
    const before = await spent();
    const { id: customerId } = await buildCustomerWithoutEmail(services.db, { phone: newPhone() });
    const details = { name: 'M', subject: 'Late', text: 'a'.repeat(400) };
    await put({ kind: 'broadcast_service', customerId, details });
    await services.runJobs();
    expect(taken).toHaveLength(1);
    expect((await spent()) - before).toBe(4);
  });
});

describe('a channel that was switched off meanwhile', () => {
  it('sends nothing, and what is needed goes onto paper', async () => {
    const { taken } = await openTwilio();
    const { id } = await toHousehold();
    await on({});
    await services.runJobs();
    expect(taken).toHaveLength(0);
    expect(await mailOf(id)).toMatchObject({ channel: 'paper', status: 'to_print' });
  });
});
