import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { enqueueMails } from '#api/kitchen/mail/enqueue-mail.ts';
import { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { ownData } from '#contract/account/own-data.ts';
import { steps } from '#contract/platform/steps.ts';
import { optOut } from '#db/kitchen/gateways.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer, buildCustomerWithoutEmail, buildStaff } from '#test/factories.ts';
import {
  type Behaviour,
  type FakeGateway,
  fakeTwilio,
  META,
  SMS_GATE,
  switchOn,
  TWILIO,
  twilioReport,
} from '#test/gateways.ts';

const services = useApp({ env: { smtpUrl: 'smtp://localhost:2525' } });

let gateway: FakeGateway | undefined;

afterEach(async () => {
  await gateway?.stop();
  await switchOn(services.db, {}, services.clock.now());
  // What one test leaves unsent is no work of the next.
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(services.db);
});

const details = { name: 'M', subject: 'Late today', text: 'The van does not start.' };
const YES_AND_NO = [true, false];
/** Of a number that has no divisor in common with the kinds, so that each meets each. */
const WISHES = [null, null, 'sms', 'whatsapp', 'paper'] as const;
const OFF = { provider: 'none' } as const;

let lastPhone = 0;
let lastEmail = 0;
const newPhone = () => `+1647555${String(++lastPhone).padStart(4, '0')}`;

/** Customers of every kind that there is, as far as it decides how they are reached. */
async function everyKind(tag: string): Promise<void> {
  const at = services.clock.now();
  const optOuts: { phone: string; channel: 'sms' | 'whatsapp'; at: Temporal.Instant }[] = [];
  const rows = [];
  for (const hasEmail of YES_AND_NO)
    for (const hasPhone of YES_AND_NO)
      for (const verified of YES_AND_NO)
        for (const sms of YES_AND_NO)
          for (const whatsapp of YES_AND_NO)
            for (const orderUpdates of YES_AND_NO)
              for (const stopped of [[], ['sms'], ['whatsapp']] as const) {
                if (!hasEmail && !hasPhone) continue;
                const phone = hasPhone ? newPhone() : null;
                const email = hasEmail ? `kind-${++lastEmail}@example.com` : null;
                rows.push({
                  ...{ first_name: 'M', last_name: '', tags: [tag], phone, email },
                  phone_verified_at: verified ? at : null,
                  wished_channel: WISHES[rows.length % WISHES.length],
                  settings: JSON.stringify({ notifications: { sms, whatsapp, orderUpdates } }),
                });
                if (phone) for (const channel of stopped) optOuts.push({ phone, channel, at });
              }
  await services.db.insertInto('customers').values(rows).execute();
  await services.db.insertInto('opt_outs').values(optOuts).execute();
}

describe('by which way a broadcast goes', () => {
  it.each([
    { sms: OFF, whatsapp: OFF },
    { sms: SMS_GATE, whatsapp: OFF },
    { sms: OFF, whatsapp: META },
    { sms: SMS_GATE, whatsapp: META },
  ])(
    'is for everybody as the desk has shown it, with $sms.provider and $whatsapp.provider',
    async ({ sms, whatsapp }) => {
      const tag = `kinds of ${sms.provider} and ${whatsapp.provider}`.slice(0, 30);
      await everyKind(tag);
      await switchOn(services.db, { sms, whatsapp }, services.clock.now());
      const cook = await services.asStaff();
      const audience = { to: 'list', tag } as const;
      const body = { audience, purpose: 'service' } as const;
      const { data: shown } = await cook.call(adminBroadcasts.recipients, { body });
      const sent = await runTransaction(services.db, (tx) =>
        enqueueMails(
          tx,
          'broadcast_service',
          shown.map(({ customerId }) => ({ customerId, details })),
        ),
      );
      const wayOf = (customerId: string) => sent.get(customerId)?.channel.replace('email', 'mail');
      expect(shown.length).toBeGreaterThan(100);
      for (const { customerId, way } of shown)
        expect([customerId, wayOf(customerId)]).toEqual([
          customerId,
          way === 'by_hand' || way === 'none' ? undefined : way,
        ]);
    },
  );
});

/** Households of one list, who can be reached by SMS alone. */
async function households(count: number, tag: string): Promise<void> {
  await services.db
    .insertInto('customers')
    .values(
      Array.from({ length: count }, () => ({
        ...{ email: null, first_name: 'Meera', last_name: '', tags: [tag], phone: newPhone() },
      })),
    )
    .execute();
}

async function write(tag: string) {
  const owner = await services.asStaff();
  const audience = { to: 'list', tag } as const;
  const body = { audience, purpose: 'service' } as const;
  const { data } = await owner.call(adminBroadcasts.recipients, { body });
  const reaches = data.filter(({ way }) => way !== 'none').length;
  const { subject, text } = details;
  const sent = await owner.call(adminBroadcasts.create, {
    body: { audience, subject, text, reaches },
  });
  expect(sent.status).toBe(201);
  const counts = async () =>
    (await owner.call(adminBroadcasts.read, { params: { id: sent.data.id } })).data.counts;
  return { id: sent.data.id, counts, owner };
}

/** Works through everything that waits, as often as it takes. */
async function workThrough(): Promise<void> {
  for (let round = 0; round < 12; round++) {
    // What is not known of a gateway after a while, it never got.
    services.clock.set(services.clock.now().add({ minutes: 2 }));
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(services.db);
    await services.runJobs();
  }
}

/** A gateway on a bad day: busy, cut off before and after it has taken a message, and one that refuses. */
const BAD_DAY: readonly Behaviour[] = [
  { is: 'answer', status: 429, body: { code: 20429, message: 'Too Many Requests' } },
  { is: 'take_and_die' },
  { is: 'die' },
  { is: 'answer', status: 503, body: null },
  { is: 'answer', status: 500, body: null },
];

describe('a broadcast through a gateway on a bad day', () => {
  it('reaches everybody once, and the log is true', async () => {
    const PEOPLE = 120;
    const twilio = await fakeTwilio();
    gateway = twilio;
    services.services.env.gateways.twilio = twilio.url;
    await switchOn(services.db, { sms: TWILIO }, services.clock.now());
    await households(PEOPLE, 'bad day');
    const [stopped, lost] = await services.db
      .selectFrom('customers')
      .where(sql<boolean>`'bad day' = ANY (tags)`)
      .select('phone')
      .orderBy('id')
      .limit(2)
      .execute();
    twilio.behave((request, to) => {
      if (to === stopped?.phone)
        return { is: 'answer', status: 400, body: { code: 21610, message: 'Unsubscribed' } };
      if (to === lost?.phone)
        return { is: 'answer', status: 400, body: { code: 21614, message: 'Not a mobile' } };
      return (request % 3 === 0 && BAD_DAY[(request / 3) % BAD_DAY.length]) || { is: 'take' };
    });
    const { counts } = await write('bad day');
    await workThrough();
    const texts = twilio.taken.map(({ to }) => to);
    expect(texts).toHaveLength(PEOPLE - 2);
    expect(new Set(texts).size).toBe(PEOPLE - 2);
    expect(await counts()).toMatchObject({ sent: PEOPLE - 2, failed: 1, unreached: 1, waiting: 0 });

    // It reports everything twice, and the second time first what came first.
    const { publicUrl } = services.services.env;
    for (const status of ['delivered', 'sent', 'delivered'])
      for (const { reference } of twilio.taken) {
        const { url, headers, payload } = twilioReport(
          { MessageStatus: status },
          { reference, publicUrl },
        );
        await services.app.inject({ method: 'POST', url, headers, payload });
      }
    expect(await counts()).toMatchObject({ delivered: PEOPLE - 2, failed: 1, sent: 0 });

    // Whoever has said STOP is in the next one for nobody to write to.
    const next = await write('bad day');
    expect(await next.counts()).toMatchObject({ waiting: PEOPLE - 1, unreached: 1 });
  });
});

describe('the page of a customer', () => {
  it('says how news reach them, and where they have answered STOP', async () => {
    await switchOn(services.db, { sms: SMS_GATE }, services.clock.now());
    const cook = await services.asStaff();
    const phone = newPhone();
    const { id } = await buildCustomerWithoutEmail(services.db, { phone });
    const read = async () => (await cook.call(adminCustomers.read, { params: { id } })).data;
    expect(await read()).toMatchObject({ newsBy: 'sms', optedOut: [] });
    const stopped = { phone, channel: 'sms' as const, at: services.clock.now() };
    await services.db.insertInto('opt_outs').values(stopped).execute();
    expect(await read()).toMatchObject({ newsBy: 'paper', optedOut: ['sms'] });
  });
});

describe('a STOP that a person has read', () => {
  it('is noted at the desk, ends everything to the phone, and can be taken back there', async () => {
    await switchOn(services.db, { sms: SMS_GATE }, services.clock.now());
    const cook = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
    const { id, phone } = await buildCustomerWithoutEmail(services.db, {
      ...{ phone: newPhone(), tags: ['said it'] },
    });
    const set = (stopped: boolean) =>
      cook.call(adminCustomers.setStopped, { params: { id }, body: { stopped } });
    const noted = await set(true);
    expect(noted.data).toMatchObject({ newsBy: 'paper', optedOut: ['sms', 'whatsapp'] });
    expect(noted.data.stopNotedBy).not.toBeNull();
    const body = { audience: { to: 'list', tag: 'said it' }, purpose: 'service' } as const;
    const { data } = await cook.call(adminBroadcasts.recipients, { body });
    expect(data).toMatchObject([{ way: 'none', reason: 'opted_out' }]);
    expect((await set(false)).data).toMatchObject({ newsBy: 'sms', optedOut: [] });

    const at = services.clock.now();
    await set(true);
    await runTransaction(services.db, (tx) => optOut(tx, 'sms', phone ?? '', at));
    expect((await set(false)).data).toMatchObject({ newsBy: 'paper', optedOut: ['sms'] });
    expect((await set(false)).code).toBe('stopped_themselves');
  });

  it('needs a phone', async () => {
    const cook = await services.asStaff();
    const { id } = await buildCustomer(services.db, { phone: null });
    const input = { params: { id }, body: { stopped: true } };
    expect((await cook.call(adminCustomers.setStopped, input)).code).toBe('no_phone_to_stop');
  });
});

describe('what somebody without an e-mail address has told the kitchen', () => {
  it('decides how they are reached, and is taken back within ten minutes', async () => {
    await switchOn(services.db, { whatsapp: META }, services.clock.now());
    const cook = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
    const { id } = await buildCustomerWithoutEmail(services.db, { phone: newPhone() });
    const input = { params: { id } };
    const read = async () => (await cook.call(adminCustomers.read, input)).data;
    expect(await read()).toMatchObject({ newsBy: 'paper', wishedChannel: null });
    const set = await cook.call(adminCustomers.setChannel, {
      ...input,
      body: { channel: 'whatsapp' },
    });
    expect(set.data).toMatchObject({ newsBy: 'whatsapp', wishedChannel: 'whatsapp' });
    const body = { audience: { to: 'all' }, purpose: 'service' } as const;
    const { data } = await cook.call(adminBroadcasts.recipients, { body });
    expect(data.find(({ customerId }) => customerId === id)?.way).toBe('whatsapp');
    const { rows } = await sql<{
      action: string;
      after: object;
    }>`SELECT action, after FROM audit_log
      WHERE resource_id = ${id}`.execute(services.db);
    expect(rows).toEqual([{ action: 'set-channel', after: { wishedChannel: 'whatsapp' } }]);
    await cook.call(steps.takeBack, { params: { id: set.step?.id ?? '' }, body: {} });
    expect(await read()).toMatchObject({ newsBy: 'paper', wishedChannel: null });
  });

  it('is for nobody who has an e-mail address: they choose themselves', async () => {
    const cook = await services.asStaff();
    const { id } = await buildCustomer(services.db);
    const input = { params: { id }, body: { channel: 'paper' as const } };
    expect((await cook.call(adminCustomers.setChannel, input)).code).toBe(
      'chooses_channel_themselves',
    );
  });
});

describe('a broadcast on somebody’s phone', () => {
  it('is in their own data, with what became of it', async () => {
    gateway = await fakeTwilio();
    services.services.env.gateways.twilio = gateway.url;
    await switchOn(services.db, { sms: TWILIO }, services.clock.now());
    const customer = await buildCustomer(services.db, {
      ...{ phone: newPhone(), phone_verified_at: services.clock.now(), tags: ['own data'] },
      settings: JSON.stringify({ notifications: { sms: true } }),
    });
    await write('own data');
    await services.runJobs();
    const client = await services.asCustomer(customer);
    const { data } = await client.call(ownData.download, { query: { format: 'json' } });
    const file = JSON.parse(Buffer.from(data.base64, 'base64').toString());
    expect(file.broadcasts).toMatchObject([{ subject: 'Late today', way: 'sms' }]);
    expect(file.mails).toMatchObject([
      { channel: 'sms', status: 'sent', toAddress: customer.phone },
    ]);
  });

  it('goes by mail as soon as they have turned that off again', async () => {
    await switchOn(services.db, { sms: TWILIO }, services.clock.now());
    const customer = await buildCustomer(services.db, {
      ...{ phone: newPhone(), phone_verified_at: services.clock.now(), tags: ['no more'] },
      settings: JSON.stringify({ notifications: { sms: false } }),
    });
    await write('no more');
    const mail = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .select(['channel', 'to_address'])
      .executeTakeFirst();
    expect(mail).toEqual({ channel: 'email', to_address: customer.email });
  });

  it('cannot be told by hand while it may still arrive', async () => {
    await switchOn(services.db, { sms: TWILIO }, services.clock.now());
    const { id: customerId } = await buildCustomerWithoutEmail(services.db, {
      ...{ phone: newPhone(), tags: ['under way'] },
    });
    const { id, owner } = await write('under way');
    const tell = () =>
      owner.call(adminBroadcasts.tell, { params: { id }, body: { customerId, told: true } });
    expect((await tell()).code).toBe('action_not_allowed');
    await services.db
      .updateTable('mails')
      .set({ status: 'failed' })
      .where('customer_id', '=', customerId)
      .execute();
    expect((await tell()).status).toBe(200);
  });

  it('is told by hand to nobody who has answered STOP, whichever way it was to come', async () => {
    const stop = (phone: string | null) =>
      services.db
        .insertInto('opt_outs')
        .values({ phone: phone ?? '', channel: 'whatsapp', at: services.clock.now() })
        .execute();
    const named = { tags: ['said stop'] };
    const off = { settings: JSON.stringify({ notifications: { email: false } }) };
    const before = await buildCustomer(services.db, { ...named, ...off, phone: newPhone() });
    await stop(before.phone);
    const later = await buildCustomer(services.db, { ...named, ...off, phone: newPhone() });
    const failed = await buildCustomer(services.db, { ...named, phone: newPhone() });
    const lost = await buildCustomerWithoutEmail(services.db, { ...named, phone: newPhone() });
    await switchOn(services.db, { sms: TWILIO }, services.clock.now());
    const { id, counts, owner } = await write('said stop');
    expect(await counts()).toMatchObject({ to_tell: 1, waiting: 2, unreached: 1 });
    for (const [{ id: customer_id }, status] of [
      [failed, 'failed'],
      [lost, 'unanswered'],
    ] as const)
      await services.db
        .updateTable('mails')
        .set({ status })
        .where('customer_id', '=', customer_id)
        .execute();
    expect(await counts()).toMatchObject({ to_tell: 1, failed: 1, unanswered: 1, unreached: 1 });
    for (const { phone } of [later, failed, lost]) await stop(phone);
    expect(await counts()).toMatchObject({ to_tell: 0, failed: 0, unanswered: 1, unreached: 3 });
    for (const { id: customerId } of [before, later, failed, lost]) {
      const body = { customerId, told: true };
      const { code } = await owner.call(adminBroadcasts.tell, { params: { id }, body });
      expect(code).toBe('action_not_allowed');
    }
    const { data } = await owner.call(adminBroadcasts.read, { params: { id } });
    expect(data.recipients.every(({ hasStopped }) => hasStopped)).toBe(true);
  });
});
