import { afterEach, describe, expect, it } from 'vitest';
import { customerSettings } from '#contract/account/customer-settings.ts';
import { ownPhone } from '#contract/account/own-phone.ts';
import { profile } from '#contract/account/profile.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer, buildCustomerWithoutEmail } from '#test/factories.ts';
import { type FakeGateway, fakeMeta, fakeTwilio, META, switchOn, TWILIO } from '#test/gateways.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

let gateway: FakeGateway | undefined;
let lastPhone = 0;

afterEach(async () => {
  await gateway?.stop();
  await switchOn(services.db, {}, services.clock.now());
});

const proved = () => ({ email_verified_at: services.clock.now() });

/** A customer with a phone, at a kitchen that sends SMS. */
async function withPhone() {
  gateway = await fakeTwilio();
  services.services.env.gateways.twilio = gateway.url;
  await switchOn(services.db, { sms: TWILIO }, services.clock.now());
  const phone = `+1416333${String(++lastPhone).padStart(4, '0')}`;
  const customer = await buildCustomer(services.db, { phone, ...proved() });
  return { phone, customer, client: await services.asCustomer(customer), gateway };
}

type Set = Awaited<ReturnType<typeof withPhone>>;

/** Asks for a code and reads it off the phone. */
async function codeOf({ client, gateway: { taken } }: Set): Promise<string> {
  const asked = await client.call(ownPhone.sendCode, {});
  expect(asked.status).toBe(202);
  await services.runJobs();
  return /"code":"(\d{6})"/.exec(taken.at(-1)?.text ?? '')?.[1] ?? '';
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('showing that a phone is one’s own', () => {
  it('takes the code that went to it, and turns news by SMS on', async () => {
    const set = await withPhone();
    const code = await codeOf(set);
    const { status, data } = await set.client.call(ownPhone.confirm, { body: { code } });
    expect(status).toBe(200);
    expect(data.phone).toMatchObject({ phone: set.phone, isVerified: true });
    expect(data.settings.notifications.sms).toBe(true);
    const settings = await set.client.call(customerSettings.read, {});
    expect(settings.data.notifications.sms).toBe(true);
  });

  it('goes by WhatsApp where that alone is on, and turns news by WhatsApp on', async () => {
    const meta = await fakeMeta();
    gateway = meta;
    services.services.env.gateways.meta = meta.url;
    const phone = `+1416333${String(++lastPhone).padStart(4, '0')}`;
    const client = await services.asCustomer(
      await buildCustomer(services.db, { phone, ...proved() }),
    );
    await switchOn(services.db, { whatsapp: META }, services.clock.now());
    expect((await client.call(ownPhone.sendCode, {})).code).toBe('channel_off');
    const codes = { ...META, codeTemplate: 'kitchen_code' };
    await switchOn(services.db, { whatsapp: codes }, services.clock.now());
    expect((await client.call(ownPhone.read, {})).data.codesBy).toBe('whatsapp');
    expect((await client.call(ownPhone.sendCode, {})).status).toBe(202);
    await services.runJobs();
    const [message] = meta.taken;
    expect(message).toMatchObject({ to: phone.slice(1), template: 'kitchen_code' });
    const body = { code: message?.text ?? '' };
    const { data } = await client.call(ownPhone.confirm, { body });
    expect(data.phone).toMatchObject({ phone, isVerified: true });
    expect(data.settings.notifications).toMatchObject({ sms: false, whatsapp: true });
  });

  it('takes no other code, and after five tries none at all', async () => {
    const set = await withPhone();
    const code = await codeOf(set);
    const attempt = (typed: string) => set.client.call(ownPhone.confirm, { body: { code: typed } });
    const codes = [];
    for (let left = 5; left > 0; left--) codes.push((await attempt(another(code))).code);
    expect(codes).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_ended']);
    expect((await attempt(code)).code).toBe('code_ended');
  });

  it('takes a code once, for ten minutes, and the latest one only', async () => {
    const set = await withPhone();
    const first = await codeOf(set);
    const second = await codeOf(set);
    const attempt = (typed: string) => set.client.call(ownPhone.confirm, { body: { code: typed } });
    expect((await attempt(first === second ? another(second) : first)).code).toBe('code_wrong');
    expect((await attempt(second)).status).toBe(200);
    expect((await attempt(second)).code).toBe('code_ended');
  });

  it('has to be done anew for another number', async () => {
    const set = await withPhone();
    await set.client.call(ownPhone.confirm, { body: { code: await codeOf(set) } });
    await set.client.call(profile.update, {
      body: {
        ...{ first_name: 'Asha', last_name: 'Patel', phone: '+14165550999', address: null },
        ...{ diet: 'vegetarian', allergies: '', standing_note: '' },
      },
    });
    expect((await set.client.call(ownPhone.read, {})).data.isVerified).toBe(false);
  });

  it('is not asked of a number more than six times a day, whoever asks', async () => {
    const { phone } = await withPhone();
    const codes = [];
    for (let left = 4; left > 0; left--) {
      const client = await services.asCustomer(
        await buildCustomer(services.db, { phone, ...proved() }),
      );
      for (const _ of ['once', 'twice'])
        codes.push((await client.call(ownPhone.sendCode, {})).status);
    }
    expect(codes).toEqual([202, 202, 202, 202, 202, 202, 429, 429]);
  });

  it('needs a phone nearby, a proved e-mail address and a kitchen that sends', async () => {
    const set = await withPhone();
    const ask = async () => (await set.client.call(ownPhone.sendCode, {})).code;
    const change = (values: object) =>
      services.db.updateTable('customers').set(values).where('id', '=', set.client.id).execute();
    await change({ email_verified_at: null });
    expect(await ask()).toBe('email_not_proved');
    await change(proved());
    await change({ phone: '+442071838750' });
    expect(await ask()).toBe('phone_abroad');
    await change({ phone: null });
    expect(await ask()).toBe('phone_not_saved');
    await change({ phone: set.phone });
    await switchOn(services.db, {}, services.clock.now());
    expect(await ask()).toBe('channel_off');
  });

  it('leaves most of the limit of a day to news', async () => {
    const set = await withPhone();
    const ofToday = await services.db
      .selectFrom('mails')
      .where('kind', '=', 'phone_code')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const limitPerDay = Number(ofToday.count) * 5;
    await switchOn(services.db, { sms: { ...TWILIO, limitPerDay } }, services.clock.now());
    expect((await set.client.call(ownPhone.sendCode, {})).code).toBe('too_many_codes');
  });

  it('tells nobody that somebody has answered STOP from a number, before it is theirs', async () => {
    const set = await withPhone();
    const optOut = { phone: set.phone, channel: 'sms' as const, at: services.clock.now() };
    await services.db.insertInto('opt_outs').values(optOut).execute();
    const before = await set.client.call(ownPhone.read, {});
    expect(before.data.channels).toEqual([{ channel: 'sms', isOptedOut: false }]);
    expect((await set.client.call(ownPhone.sendCode, {})).status).toBe(202);
    await services.runJobs();
    expect(set.gateway.taken.filter(({ to }) => to === set.phone)).toEqual([]);
  });

  it('leaves no code in the outbox once it is sent', async () => {
    const set = await withPhone();
    await codeOf(set);
    const { text, details } = await services.db
      .selectFrom('mails')
      .where('kind', '=', 'phone_code')
      .where('to_address', '=', set.phone)
      .select(['text', 'details'])
      .executeTakeFirstOrThrow();
    expect([text, details]).toEqual([null, {}]);
  });
});

describe('what the kitchen wrote down under the same phone', () => {
  async function withHousehold() {
    const set = await withPhone();
    const household = await buildCustomerWithoutEmail(services.db, { phone: set.phone });
    const plan = await buildSubscription(services.db, { customer: household, credits: 12 });
    return { ...set, household, plan };
  }

  it('is not told to whoever only typed the number', async () => {
    const { client, household } = await withHousehold();
    expect((await client.call(ownPhone.read, {})).data.accounts).toEqual([]);
    const { code } = await client.call(ownPhone.join, { body: { accountId: household.id } });
    expect(code).toBe('phone_account_gone');
  });

  it('is shown once the phone is theirs, and becomes part of their account when they say so', async () => {
    const set = await withHousehold();
    const { client, household, plan } = set;
    const { data } = await client.call(ownPhone.confirm, { body: { code: await codeOf(set) } });
    expect(data.phone.accounts).toMatchObject([
      { id: household.id, firstName: 'Meera', tiffinsLeft: 12 },
    ]);
    const joined = await client.call(ownPhone.join, { body: { accountId: household.id } });
    expect(joined.data.accounts).toEqual([]);
    const { customer_id } = await services.db
      .selectFrom('subscriptions')
      .where('id', '=', plan.id)
      .select('customer_id')
      .executeTakeFirstOrThrow();
    expect(customer_id).toBe(client.id);
  });

  it('never is an account that somebody else signs in to', async () => {
    const set = await withPhone();
    const neighbour = await buildCustomer(services.db, { phone: set.phone });
    await set.client.call(ownPhone.confirm, { body: { code: await codeOf(set) } });
    const { code } = await set.client.call(ownPhone.join, { body: { accountId: neighbour.id } });
    expect(code).toBe('phone_account_gone');
  });
});
