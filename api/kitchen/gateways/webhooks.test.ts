import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GENERAL_LIMIT } from '#api/platform/http/rate-limit.ts';
import { adminGateways } from '#contract/kitchen/desk-gateways.ts';
import { findStopNotedBy, forgetNotedStop, noteStop } from '#db/kitchen/gateways.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { useApp } from '#test/app.ts';
import { buildCustomerWithoutEmail } from '#test/factories.ts';
import {
  META,
  metaReport,
  type Report,
  SMS_GATE,
  smsGateReport,
  switchOn,
  TWILIO,
  twilioReport,
} from '#test/gateways.ts';

const services = useApp();

const now = () => services.clock.now();

afterEach(() => switchOn(services.db, {}, now()));

async function report({ url, headers, payload }: Report): Promise<number> {
  const { statusCode } = await services.app.inject({ method: 'POST', url, headers, payload });
  return statusCode;
}

const told = (status: string, reference: string, more: Record<string, string> = {}) =>
  twilioReport(
    { MessageSid: 'SM1', MessageStatus: status, ...more },
    { reference, publicUrl: services.services.env.publicUrl },
  );

let lastPhone = 0;

/** A mail that a gateway was given, as far as its row tells. */
async function underWay(
  channel: 'sms' | 'whatsapp' = 'sms',
  values: { status?: 'queued' | 'sent' | 'unanswered'; kind?: string } = {},
) {
  const phone = `+1416444${String(++lastPhone).padStart(4, '0')}`;
  const customer = await buildCustomerWithoutEmail(services.db, { phone });
  const { id, reference } = await services.db
    .insertInto('mails')
    .values({
      ...{ kind: 'welcome', channel, to_address: phone, customer_id: customer.id },
      ...{ status: 'sent', asked_at: values.status === 'queued' ? now() : null },
      ...{ reference: randomUUID(), asked_of: 'a gateway' },
      ...{ details: JSON.stringify({ name: 'Meera' }) },
      ...values,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  return { id, ref: reference ?? '', phone };
}

const statusOf = async (id: string) =>
  (
    await services.db
      .selectFrom('mails')
      .where('id', '=', id)
      .select('status')
      .executeTakeFirstOrThrow()
  ).status;

const optOuts = async (phone: string) =>
  (
    await services.db.selectFrom('opt_outs').where('phone', '=', phone).select('channel').execute()
  ).map(({ channel }) => channel);

describe('what Twilio reports', () => {
  const on = () => switchOn(services.db, { sms: TWILIO }, now());

  it('brings a mail forward, however often and in whatever order it comes', async () => {
    await on();
    const { id, ref } = await underWay();
    expect(await report(told('delivered', ref))).toBe(200);
    for (const late of ['sent', 'queued', 'sending', 'delivered']) {
      expect(await report(told(late, ref))).toBe(200);
      expect(await statusOf(id)).toBe('delivered');
    }
  });

  it('settles a mail of which nobody knew whether it was taken', async () => {
    await on();
    for (const status of ['queued', 'unanswered'] as const) {
      const { id, ref } = await underWay('sms', { status });
      await report(told('sent', ref));
      expect(await statusOf(id)).toBe('sent');
    }
  });

  it('has a needed mail printed that did not arrive', async () => {
    await on();
    const { id, ref } = await underWay();
    await report(told('undelivered', ref, { ErrorCode: '30005' }));
    await services.runJobs();
    expect(await statusOf(id)).toBe('to_print');
  });

  it('is not believed unless it is signed with the token of the account', async () => {
    await on();
    const { id, ref } = await underWay();
    const url = services.services.env.publicUrl;
    const forged = twilioReport(
      { MessageStatus: 'delivered' },
      { reference: ref, publicUrl: url, token: 'x' },
    );
    expect(await report(forged)).toBe(403);
    const changed = told('delivered', ref);
    expect(await report({ ...changed, payload: `${changed.payload}&To=1` })).toBe(403);
    expect(await statusOf(id)).toBe('sent');
  });

  it('is not believed while Twilio is switched off', async () => {
    const { ref } = await underWay();
    expect(await report(told('delivered', ref))).toBe(403);
  });

  it('changes no mail that goes another way', async () => {
    await on();
    const { id, ref } = await underWay('whatsapp');
    await report(told('delivered', ref));
    expect(await statusOf(id)).toBe('sent');
  });

  it('ends everything by SMS for whoever answers STOP, until they answer START', async () => {
    await on();
    const phone = '+14165550777';
    const answered = (Body: string) =>
      report(twilioReport({ From: phone, Body }, { publicUrl: services.services.env.publicUrl }));
    await answered('Thank you!');
    expect(await optOuts(phone)).toEqual([]);
    await answered('stop');
    await answered('STOP');
    expect(await optOuts(phone)).toEqual(['sms']);
    await answered('Start');
    expect(await optOuts(phone)).toEqual([]);
  });

  it('that it knows as STOP in another language counts as one', async () => {
    await on();
    const fields = { From: '+14165550778', Body: 'ALTO', OptOutType: 'STOP' };
    await report(twilioReport(fields, { publicUrl: services.services.env.publicUrl }));
    expect(await optOuts('+14165550778')).toEqual(['sms']);
  });
});

describe('what the plain gateway reports', () => {
  const on = () => switchOn(services.db, { sms: SMS_GATE }, now());

  it('brings a mail forward, and ends them on STOP', async () => {
    await on();
    const { id, ref, phone } = await underWay();
    expect(await report(smsGateReport('sms:delivered', { messageId: ref }, now()))).toBe(204);
    expect(await statusOf(id)).toBe('delivered');
    const answer = { messageId: 'x', message: 'Stop', phoneNumber: phone };
    await report(smsGateReport('sms:received', answer, now()));
    expect(await optOuts(phone)).toEqual(['sms']);
  });

  it.each([
    ['19055550142', '+19055550142'],
    ['9055550143', '+19055550143'],
    ['(905) 555-0144', '+19055550144'],
    ['+1 905 555 0145', '+19055550145'],
    ['447911123456', '+447911123456'],
  ])('ends them on STOP also from a number that it writes as %s', async (phoneNumber, phone) => {
    await on();
    await report(smsGateReport('sms:received', { message: 'STOP', phoneNumber }, now()));
    expect(await optOuts(phone)).toEqual(['sms']);
  });

  it('ends nothing on STOP from a short code, which is nobody’s phone', async () => {
    await on();
    await report(smsGateReport('sms:received', { message: 'STOP', phoneNumber: '24273' }, now()));
    expect(await optOuts('+24273')).toEqual([]);
  });

  it('is not believed when it is signed for another body, or long ago', async () => {
    await on();
    const { id, ref } = await underWay();
    const signed = smsGateReport('sms:delivered', { messageId: ref }, now());
    expect(
      await report({ ...signed, payload: signed.payload.replace('delivered', 'failed') }),
    ).toBe(403);
    const old = smsGateReport('sms:delivered', { messageId: ref }, now().subtract({ hours: 96 }));
    expect(await report(old)).toBe(403);
    expect(await statusOf(id)).toBe('sent');
  });

  it('that makes no sense is taken and changes nothing', async () => {
    await on();
    for (const event of ['sms:sent', 'system:ping', 'sms:failed'])
      expect(await report(smsGateReport(event, { messageId: 'not-an-id' }, now()))).toBe(204);
  });
});

describe('an answer that comes late', () => {
  beforeEach(() => switchOn(services.db, { sms: SMS_GATE, whatsapp: META }, now()));

  /** The way of one phone to answer, so many minutes from now. */
  function answering() {
    const phone = `+1416555${String(++lastPhone).padStart(4, '0')}`;
    const answer = (message: string, minutes: number) => {
      const receivedAt = now().add({ minutes }).toString();
      return report(
        smsGateReport('sms:received', { message, phoneNumber: phone, receivedAt }, now()),
      );
    };
    return { phone, answer };
  }

  it('ends nothing that began after it, and begins nothing that ended after it', async () => {
    const { phone, answer } = answering();
    await answer('START', 8);
    await answer('STOP', 5);
    expect(await optOuts(phone)).toEqual([]);
    await answer('STOP', 12);
    expect(await optOuts(phone)).toEqual(['sms']);
    await answer('START', 10);
    expect(await optOuts(phone)).toEqual(['sms']);
    await answer('START', 15);
    expect(await optOuts(phone)).toEqual([]);
  });

  it('changes nothing when it is told again, in whatever order', async () => {
    const words: [string, number][] = [
      ['STOP', 1],
      ['START', 2],
      ['STOP', 3],
      ['START', 4],
    ];
    for (const first of words)
      for (const second of words)
        for (const last of words) {
          const { phone, answer } = answering();
          for (const word of [first, second, last, first]) await answer(...word);
          const [latest] = [first, second, last].toSorted(([, one], [, other]) => other - one);
          expect(await optOuts(phone), `${first}, ${second}, ${last}`).toEqual(
            latest?.[0] === 'STOP' ? ['sms'] : [],
          );
        }
  });

  it('is outdone by the later one also where both come at once', async () => {
    for (let time = 0; time < 10; time++) {
      const { phone, answer } = answering();
      await Promise.all([answer('STOP', 5), answer('START', 8), answer('STOP', 6)]);
      expect(await optOuts(phone)).toEqual([]);
    }
  });

  it('on one channel says nothing of the other', async () => {
    const { phone, answer } = answering();
    await answer('START', 8);
    const messages = [{ from: phone.slice(1), type: 'text', text: { body: 'STOP' } }];
    await report(metaReport({ messages }));
    expect(await optOuts(phone)).toEqual(['whatsapp']);
  });

  it('neither begins nor ends what was noted at the desk since', async () => {
    const { phone, answer } = answering();
    const since = now().add({ minutes: 10 });
    await answer('START', 8);
    await noteStop(services.db, phone, { at: since, by: 'Meera' });
    await answer('START', 8);
    await answer('STOP', 5);
    expect(await optOuts(phone)).toEqual(['sms', 'whatsapp']);
    expect(await findStopNotedBy(services.db, phone)).toBe('Meera');
    await forgetNotedStop(services.db, phone);
    await answer('STOP', 5);
    expect(await optOuts(phone)).toEqual([]);
  });

  it('is known for two weeks as one that began them again, and forgotten then', async () => {
    const { answer } = answering();
    await services.db.deleteFrom('opt_ins').execute();
    const count = async () =>
      (await services.db.selectFrom('opt_ins').selectAll().execute()).length;
    await answer('START', 0);
    await sweepOldRows(services.db, now().add({ hours: 13 * 24 }));
    expect(await count()).toBe(1);
    await sweepOldRows(services.db, now().add({ hours: 15 * 24 }));
    expect(await count()).toBe(0);
  });

  it('that a message was refused for a STOP ends nothing that began since it was sent', async () => {
    await switchOn(services.db, { sms: TWILIO }, now());
    const url = { publicUrl: services.services.env.publicUrl };
    const refuse = (reference: string) => told('undelivered', reference, { ErrorCode: '21610' });
    const sent = async (at: Temporal.Instant) => {
      const { id, ref, phone } = await underWay();
      await services.db.updateTable('mails').set({ sent_at: at }).where('id', '=', id).execute();
      await report(twilioReport({ From: phone, Body: 'START' }, url));
      await report(refuse(ref));
      return optOuts(phone);
    };
    expect(await sent(now().subtract({ minutes: 5 }))).toEqual([]);
    expect(await sent(now().add({ minutes: 5 }))).toEqual(['sms']);
  });

  it('of a number from elsewhere is not taken for one of Canada', async () => {
    for (const phoneNumber of ['+4712345678', 'KITCHEN', ''])
      await report(smsGateReport('sms:received', { message: 'STOP', phoneNumber }, now()));
    expect(await optOuts('+4712345678')).toEqual(['sms']);
    expect(await optOuts('+14712345678')).toEqual([]);
  });
});

describe('what Meta reports', () => {
  const on = () => switchOn(services.db, { whatsapp: META }, now());

  it('brings several mails forward at once', async () => {
    await on();
    const mails = [
      await underWay('whatsapp'),
      await underWay('whatsapp', { status: 'unanswered' }),
    ];
    const statuses = mails.map(({ ref }, index) => ({
      ...{ id: `wamid.${index}`, status: 'delivered', biz_opaque_callback_data: ref },
    }));
    expect(await report(metaReport({ statuses }))).toBe(200);
    expect(await Promise.all(mails.map(({ id }) => statusOf(id)))).toEqual([
      'delivered',
      'delivered',
    ]);
  });

  it('ends messages by WhatsApp alone on STOP, typed or pressed', async () => {
    await on();
    const messages = [
      { from: '14165550801', type: 'text', text: { body: 'STOP' } },
      { from: '14165550802', type: 'button', button: { text: 'Stop' } },
    ];
    await report(metaReport({ messages }));
    expect(await optOuts('+14165550801')).toEqual(['whatsapp']);
    expect(await optOuts('+14165550802')).toEqual(['whatsapp']);
  });

  it('is not believed unless it is signed with the secret of the app', async () => {
    await on();
    const { id, ref } = await underWay('whatsapp');
    const statuses = [{ id: 'w', status: 'delivered', biz_opaque_callback_data: ref }];
    expect(await report(metaReport({ statuses }, 'another secret'))).toBe(403);
    expect(await statusOf(id)).toBe('sent');
  });

  it('begins once we have repeated its challenge, for the token that the desk shows', async () => {
    const owner = await services.asStaff();
    const { verifyToken } = (await owner.call(adminGateways.webhooks, {})).data;
    const ask = (token: string) =>
      services.app.inject({
        method: 'GET',
        url: '/api/v1/webhooks/meta',
        query: {
          'hub.mode': 'subscribe',
          'hub.verify_token': token,
          'hub.challenge': '1158201444',
        },
      });
    const right = await ask(verifyToken);
    expect([right.statusCode, right.body]).toEqual([200, '1158201444']);
    expect((await ask('another')).statusCode).toBe(403);
  });
});

describe('a report that nobody can read', () => {
  it.each(['twilio', 'sms-gate', 'meta'])('is refused by %s', async (gateway) => {
    await switchOn(services.db, { sms: TWILIO, whatsapp: META }, now());
    for (const payload of ['', '{', '\0', 'a=%'])
      expect(await report({ url: `/api/v1/webhooks/${gateway}`, headers: {}, payload })).toBe(403);
  });
});

describe('a network that forges reports', () => {
  const limited = useApp({ env: { rateLimit: true } });
  const { max } = GENERAL_LIMIT;
  let networks = 0;

  /** Another network, and how what comes from it is answered. */
  function network() {
    const remoteAddress = `198.51.100.${++networks}`;
    return async ({ url, headers, payload }: Report, times = 1): Promise<number[]> => {
      const answered = Array.from({ length: times }, () =>
        limited.app.inject({ method: 'POST', url, headers, payload, remoteAddress }),
      );
      return [...new Set((await Promise.all(answered)).map(({ statusCode }) => statusCode))];
    };
  }

  const url = () => ({ publicUrl: limited.services.env.publicUrl });
  const signed = () => twilioReport({ From: '+14165550950', Body: 'Thank you!' }, url());
  const forged = () =>
    twilioReport({ From: '+14165550950', Body: 'STOP' }, { ...url(), token: 'x' });

  beforeEach(() => switchOn(limited.db, { sms: TWILIO, whatsapp: META }, limited.clock.now()));

  it('is refused before anything is read, and nobody else is', async () => {
    const send = network();
    expect(await send(forged(), max)).toEqual([403]);
    const long = { ...forged(), payload: 'a'.repeat(100_000) };
    expect(await send(long)).toEqual([429]);
    expect(await send(signed())).toEqual([429]);
    expect(await network()(long)).toEqual([413]);
    expect(await network()(signed())).toEqual([200]);
  });

  it('is not the one of a gateway, which reports as often as it likes', async () => {
    const send = network();
    expect(await send(signed(), max)).toEqual([200]);
    expect(await send(signed(), max)).toEqual([200]);
    expect(await send(signed(), 1)).toEqual([200]);
  });

  it('is not the one of a gateway in the kitchen, where the desk is as busy as it may be', async () => {
    const send = network();
    const elsewhere = { url: '/api/v1/nothing', headers: {}, payload: '' };
    expect(await send(elsewhere, max + 1)).toEqual([404, 429]);
    expect(await send(signed())).toEqual([200]);
  });

  it('is refused before a challenge of Meta is worked out, unless the token is right', async () => {
    const owner = await limited.asStaff();
    const { verifyToken } = (await owner.call(adminGateways.webhooks, {})).data;
    const ask = async (token: string, remoteAddress: string, times: number) => {
      const query = { 'hub.verify_token': token, 'hub.challenge': '1158201444' };
      const asked = Array.from({ length: times }, () =>
        limited.app.inject({ method: 'GET', url: '/api/v1/webhooks/meta', query, remoteAddress }),
      );
      return [...new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))];
    };
    expect(await ask('another', '198.51.100.101', max)).toEqual([403]);
    expect(await ask(verifyToken, '198.51.100.101', 1)).toEqual([429]);
    for (const times of [max, max, 1])
      expect(await ask(verifyToken, '198.51.100.102', times)).toEqual([200]);
  });
});
