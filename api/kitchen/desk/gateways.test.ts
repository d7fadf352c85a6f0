import { afterEach, describe, expect, it } from 'vitest';
import { readProvider } from '#api/kitchen/gateways/open-gateway.ts';
import { adminAudit } from '#contract/kitchen/desk.ts';
import { adminGateways, type GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { useApp } from '#test/app.ts';
import {
  type FakeGateway,
  fakeSmsGate,
  fakeTwilio,
  META,
  SMS_GATE,
  switchOn,
  TWILIO,
} from '#test/gateways.ts';

const services = useApp();
const NONE = { provider: 'none' } as const;

let gateway: FakeGateway | undefined;

afterEach(async () => {
  await gateway?.stop();
  await switchOn(services.db, {}, services.clock.now());
});

const openOwner = async () => {
  const owner = await services.asStaff();
  const read = async () => (await owner.call(adminSettings.readGateways, {})).data;
  const save = async (given: GatewaySettings) => {
    const { version } = await read();
    return owner.call(adminSettings.updateGateways, { body: { ...given, version } });
  };
  return { owner, read, save };
};

describe('who carries messages to phones', () => {
  it('is stored with its secrets sealed, and tells them to nobody', async () => {
    const { owner, read, save } = await openOwner();
    const saved = await save({ sms: TWILIO, whatsapp: META });
    expect(saved.status).toBe(200);
    const { value } = await services.db
      .selectFrom('settings')
      .where('name', '=', 'gateways')
      .select('value')
      .executeTakeFirstOrThrow();
    const { data: log } = await owner.call(adminAudit.list, {
      query: { page: 1, limit: 25, sort: 'at', order: 'DESC', resource: 'settings' },
    });
    const told = [saved.text, JSON.stringify(value), JSON.stringify(log)];
    for (const secret of [TWILIO.authToken, META.accessToken, META.appSecret])
      for (const text of told) expect(text).not.toContain(secret);
    expect(await read()).toMatchObject({ sms: { ...TWILIO, authToken: '' } });
  });

  it('keeps the secrets that are stored where none is typed', async () => {
    const { save } = await openOwner();
    await save({ sms: TWILIO, whatsapp: NONE });
    await save({ sms: { ...TWILIO, authToken: '', limitPerDay: 7 }, whatsapp: NONE });
    const { env } = services.services;
    expect(await readProvider(services.db, env, 'sms')).toEqual({ ...TWILIO, limitPerDay: 7 });
  });

  it('asks for the secrets again where they would go somewhere else', async () => {
    const { save } = await openOwner();
    await save({ sms: SMS_GATE, whatsapp: NONE });
    const elsewhere = { ...SMS_GATE, url: 'https://elsewhere.example/api' };
    const empty = { password: '', signingKey: '' };
    const { code } = await save({ sms: { ...elsewhere, ...empty }, whatsapp: NONE });
    expect(code).toBe('gateway_secret_missing');
    expect((await save({ sms: { ...SMS_GATE, ...empty }, whatsapp: NONE })).status).toBe(200);
  });

  it('asks for a secret that is not there yet, at its field', async () => {
    const { save } = await openOwner();
    await save({ sms: TWILIO, whatsapp: NONE });
    const { status, code, errors } = await save({
      sms: { ...SMS_GATE, signingKey: '' },
      whatsapp: NONE,
    });
    expect([status, code]).toEqual([422, 'gateway_secret_missing']);
    expect(errors).toMatchObject([{ field: 'sms.signingKey' }]);
  });

  it.each([
    'http://gateway.example/api',
    'http://8.8.8.8/',
    'ftp://192.168.1.5/',
    'https://',
    'https://user:password@gateway.example/',
    'not an address',
  ])('sends nothing in the clear beyond the kitchen’s own network, as to %s', async (url) => {
    const { owner } = await openOwner();
    const sms = { ...SMS_GATE, url, costPerThousand: 0 };
    const body = { sms, whatsapp: NONE, version: 0 };
    const { status, errors } = await owner.send('PUT', '/api/v1/admin/settings/gateways', body);
    expect([status, errors?.map(({ field }) => field)]).toEqual([422, ['sms.url']]);
  });

  it('is told by itself where to report, where a gateway can be told so', async () => {
    const fake = await fakeSmsGate();
    gateway = fake;
    const { save } = await openOwner();
    await save({ sms: { ...SMS_GATE, url: fake.url }, whatsapp: NONE });
    await services.runJobs();
    const url = `${services.services.env.publicUrl}/api/v1/webhooks/sms-gate`;
    expect(fake.webhooks).toEqual(
      ['sms:sent', 'sms:delivered', 'sms:failed', 'sms:received'].map((event) => `${event} ${url}`),
    );
  });

  it('has the shop offer the customers their phone', async () => {
    const { save } = await openOwner();
    await save({ sms: TWILIO, whatsapp: NONE });
    await services.contentSettled();
    expect((await services.visitor.call(kitchen.business, {})).data.reachesPhones).toBe(true);
    await save({ sms: NONE, whatsapp: NONE });
    await services.contentSettled();
    expect((await services.visitor.call(kitchen.business, {})).data.reachesPhones).toBe(false);
  });
});

describe('trying a gateway out', () => {
  const PHONE = '+14165550123';
  const attempt = async (channel: 'sms' | 'whatsapp' = 'sms') => {
    const owner = await services.asStaff();
    return owner.call(adminGateways.test, { body: { channel, phone: PHONE } });
  };

  it('sends a message at once, which counts like any other', async () => {
    gateway = await fakeTwilio();
    services.services.env.gateways.twilio = gateway.url;
    await switchOn(services.db, { sms: TWILIO }, services.clock.now());
    expect((await attempt()).status).toBe(200);
    expect(gateway.taken).toMatchObject([{ to: PHONE }]);
    const cook = await services.asStaff();
    const { data } = await cook.call(adminGateways.read, {});
    expect(data).toEqual({
      sms: { costPerThousand: 1_100, limitPerDay: 10_000, sentToday: 1 },
      whatsapp: null,
    });
  });

  it('says what the gateway says', async () => {
    gateway = await fakeTwilio();
    services.services.env.gateways.twilio = gateway.url;
    await switchOn(services.db, { sms: { ...TWILIO, authToken: 'wrong' } }, services.clock.now());
    const { status, code, message } = await attempt();
    expect([status, code]).toEqual([422, 'gateway_refused']);
    expect(message).toMatch(/Authenticate \(20003\)/);
  });

  it('says that a channel is off', async () => {
    expect((await attempt('whatsapp')).code).toBe('gateway_off');
  });
});
