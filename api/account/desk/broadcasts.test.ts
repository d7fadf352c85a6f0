import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#api/env.ts';
import { customerSettings } from '#contract/account/customer-settings.ts';
import { type Audience, adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { ownData } from '#contract/account/own-data.ts';
import { type Client, useApp } from '#test/app.ts';
import { buildCustomer, buildCustomerWithoutEmail, buildStaff } from '#test/factories.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp({
  env: { smtpUrl: readEnv({ SMTP_URL: 'smtp://localhost:2525' }).smtpUrl },
});

const words = { subject: 'Late today', text: 'The van does not start.' };

type Purpose = 'service' | 'promotion';

const recipientsOf = async (by: Client, audience: Audience, purpose: Purpose = 'service') =>
  (await by.call(adminBroadcasts.recipients, { body: { audience, purpose } })).data;

const send = async (
  by: Client,
  audience: Audience,
  { purpose = 'service', ...call }: { purpose?: Purpose; idempotencyKey?: string } = {},
) => {
  const recipients = await recipientsOf(by, audience, purpose);
  const reaches = recipients.filter(({ way }) => way !== 'none').length;
  const endpoint = purpose === 'service' ? adminBroadcasts.create : adminBroadcasts.advertise;
  return by.call(endpoint, { body: { audience, ...words, reaches: reaches || 1 } }, call);
};

const namesFor = async (by: Client, audience: Audience) =>
  (await recipientsOf(by, audience)).map(({ customerId }) => customerId);

const mailsTo = (customerId: string) =>
  services.db
    .selectFrom('mails')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', 'like', 'broadcast%')
    .execute();

describe('a broadcast', () => {
  it('goes to each once: by mail, by hand, or not at all', async () => {
    const owner = await services.asStaff();
    const mailed = await buildCustomer(services.db, { last_name: 'Kulkarni' });
    const byHand = await buildCustomerWithoutEmail(services.db, { last_name: 'Kulkarni' });
    const silent = await services.asCustomer(
      await buildCustomer(services.db, { last_name: 'Kulkarni', phone: null }),
    );
    await silent.call(customerSettings.save, {
      body: { notifications: { orderUpdates: false } },
    });
    const list = { to: 'list', search: 'Kulkarni' } as const;
    const { status, data } = await send(owner, list, { idempotencyKey: 'the-same-press-twice' });
    expect(status).toBe(201);
    expect(data.counts).toMatchObject({ waiting: 1, to_tell: 1, unreached: 1 });
    expect(data.audience).toBe('customers, a search');
    await send(owner, list, { idempotencyKey: 'the-same-press-twice' });
    expect(await mailsTo(mailed.id)).toMatchObject([
      { kind: 'broadcast_service', to_address: mailed.email, details: words },
    ]);
    expect(await mailsTo(byHand.id)).toEqual([]);
    expect(await mailsTo(silent.id)).toEqual([]);
  });

  it('that advertises reaches only those who have agreed, and is an owner’s to send', async () => {
    const [owner, cook] = [
      await services.asStaff(),
      await services.asStaff(await buildStaff(services.db, { role: 'kitchen' })),
    ];
    const willing = await services.asCustomer(
      await buildCustomer(services.db, {
        last_name: 'Bhosale',
        email_verified_at: services.clock.now(),
      }),
    );
    const other = await buildCustomer(services.db, { last_name: 'Bhosale' });
    const household = await buildCustomerWithoutEmail(services.db, { last_name: 'Bhosale' });
    const list = { to: 'list', search: 'Bhosale' } as const;
    expect((await send(owner, list, { purpose: 'promotion' })).code).toBe('broadcast_to_nobody');
    await willing.call(customerSettings.save, { body: { notifications: { promotions: true } } });
    expect((await send(cook, list, { purpose: 'promotion' })).status).toBe(403);
    const { data } = await send(owner, list, { purpose: 'promotion' });
    expect(data.counts).toMatchObject({ waiting: 1, to_tell: 0, unreached: 2 });
    expect(await mailsTo(willing.id)).toMatchObject([{ kind: 'broadcast_promotion' }]);
    for (const { id } of [other, household]) expect(await mailsTo(id)).toEqual([]);
  });

  it('goes to as many as somebody has seen, and to nobody when it is more or fewer by then', async () => {
    const owner = await services.asStaff();
    await buildCustomer(services.db, { last_name: 'Joglekar' });
    const audience = { to: 'list', search: 'Joglekar' } as const;
    const body = { audience, ...words, reaches: 2 };
    const { code, message } = await owner.call(adminBroadcasts.create, { body });
    expect(code).toBe('broadcast_changed');
    expect(message).toContain('1 person');
  });

  it('waits behind every other mail', async () => {
    const owner = await services.asStaff();
    const customer = await buildCustomer(services.db, { last_name: 'Sathe' });
    await send(owner, { to: 'list', search: 'Sathe' });
    const [mail] = await mailsTo(customer.id);
    const { rows } = await sql<{ priority: number }>`SELECT priority FROM graphile_worker.jobs
      WHERE key = ${`mail:${mail?.id}`}`.execute(services.db);
    expect(rows).toEqual([{ priority: 10 }]);
  });

  it('says afterwards what became of it for everybody', async () => {
    const owner = await services.asStaff();
    const mailed = await buildCustomer(services.db, { last_name: 'Gokhale' });
    const byHand = await buildCustomerWithoutEmail(services.db, { last_name: 'Gokhale' });
    const { data } = await send(owner, { to: 'list', search: 'Gokhale' });
    await sql`UPDATE mails SET status = 'failed' WHERE customer_id = ${mailed.id}`.execute(
      services.db,
    );
    const tell = (customerId: string, told: boolean) =>
      owner.call(adminBroadcasts.tell, { params: { id: data.id }, body: { customerId, told } });
    expect((await tell(byHand.id, true)).data.counts).toMatchObject({ failed: 1, told: 1 });
    expect((await tell(byHand.id, false)).data.counts).toMatchObject({ failed: 1, to_tell: 1 });
    const toldAnyway = await tell(mailed.id, true);
    expect(toldAnyway.data.counts).toMatchObject({ failed: 0, told: 1, to_tell: 1 });
    const stranger = await buildCustomer(services.db);
    expect((await tell(stranger.id, true)).code).toBe('action_not_allowed');
    const noted = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', data.id)
      .where('action', '=', 'tell')
      .orderBy('id')
      .select('after')
      .execute();
    expect(noted.map(({ after }) => after)).toEqual([
      { told: true },
      { told: false },
      { told: true },
    ]);
  });

  it('that is stopped goes to nobody who does not have it yet, by mail or by hand', async () => {
    const owner = await services.asStaff();
    const [first, second, byHand] = [
      await buildCustomer(services.db, { last_name: 'Apte' }),
      await buildCustomer(services.db, { last_name: 'Apte' }),
      await buildCustomerWithoutEmail(services.db, { last_name: 'Apte' }),
    ];
    const { data } = await send(owner, { to: 'list', search: 'Apte' });
    await sql`UPDATE mails SET status = 'sent' WHERE customer_id = ${first.id}`.execute(
      services.db,
    );
    const input = { params: { id: data.id } };
    const stopped = (await owner.call(adminBroadcasts.stop, input)).data;
    expect(stopped.counts).toMatchObject({ sent: 1, stopped: 2, waiting: 0, to_tell: 0 });
    expect(stopped.stoppedAt).not.toBeNull();
    await services.runJobs();
    expect(await mailsTo(second.id)).toMatchObject([{ status: 'withdrawn' }]);
    const body = { customerId: byHand.id, told: true };
    expect((await owner.call(adminBroadcasts.tell, { ...input, body })).code).toBe(
      'action_not_allowed',
    );
    expect((await owner.call(adminBroadcasts.stop, input)).data).toEqual(stopped);
  });

  it('that everybody has is not stopped any more', async () => {
    const owner = await services.asStaff();
    const customer = await buildCustomer(services.db, { last_name: 'Ranade' });
    const { data } = await send(owner, { to: 'list', search: 'Ranade' });
    await sql`UPDATE mails SET status = 'sent' WHERE customer_id = ${customer.id}`.execute(
      services.db,
    );
    const { code } = await owner.call(adminBroadcasts.stop, { params: { id: data.id } });
    expect(code).toBe('broadcast_is_over');
  });

  it('is in the data of whoever got it, and goes with them', async () => {
    const owner = await services.asStaff();
    const row = await buildCustomer(services.db, { last_name: 'Deshmukh' });
    const client = await services.asCustomer(row);
    await send(owner, { to: 'list', search: 'Deshmukh' });
    const { data } = await client.call(ownData.download, { query: { format: 'json' } });
    const file = Buffer.from(data.base64, 'base64').toString();
    expect(JSON.parse(file).broadcasts).toMatchObject([words]);
    await owner.call(adminCustomers.anonymise, {
      params: { id: row.id },
      body: { contact: row.email },
    });
    const { rows } =
      await sql`SELECT FROM broadcast_recipients WHERE customer_id = ${row.id}`.execute(
        services.db,
      );
    expect(rows).toEqual([]);
  });
});

describe('an audience', () => {
  it('is a day: whoever is brought something then, in one slot or all of them', async () => {
    const owner = await services.asStaff();
    const plan = await buildSubscription(services.db, { credits: 5 });
    await sql`INSERT INTO tiffin_orders (number, subscription_id, customer_id, status, delivery_day,
        slot, quantity, credits_held, address, address_key)
      SELECT 'TF-2026-9' || n, ${plan.id}, ${plan.customer_id}, 'scheduled', '2026-11-20',
        '18:00-19:00', 1, 1, (SELECT address FROM subscriptions WHERE id = ${plan.id}), 'door ' || n
      FROM generate_series(1, 2) AS n`.execute(services.db);
    const day = { to: 'day', day: '2026-11-20' } as const;
    expect(await namesFor(owner, day)).toEqual([plan.customer_id]);
    expect(await namesFor(owner, { ...day, slot: '18:00-19:00' })).toEqual([plan.customer_id]);
    expect(await namesFor(owner, { ...day, slot: '14:00-15:00' })).toEqual([]);
    expect(await namesFor(owner, { to: 'day', day: '2026-11-23' })).toEqual([]);
  });

  it('is a plan, a diet, a list, or all; never anybody who is disabled or gone', async () => {
    const owner = await services.asStaff();
    const { group, variant } = await buildOffer(services.db);
    const plan = await buildSubscription(services.db, {
      plan_group_id: group.id,
      plan_variant_id: variant.id,
      diet: 'swaminarayan',
    });
    const jain = await buildCustomer(services.db, { diet: 'jain' });
    const disabled = await buildCustomer(services.db, {
      diet: 'jain',
      disabled_at: services.clock.now(),
    });
    const inPlan = await namesFor(owner, { to: 'plan', planGroupId: group.id });
    expect(inPlan).toEqual([plan.customer_id]);
    expect(await namesFor(owner, { to: 'diet', diet: 'swaminarayan' })).toEqual(inPlan);
    expect(await namesFor(owner, { to: 'diet', diet: 'jain' })).toEqual([jain.id]);
    expect(await namesFor(owner, { to: 'list', search: jain.email })).toEqual([jain.id]);
    const offered = await owner.call(adminBroadcasts.plans, {});
    expect(offered.data).toContainEqual({ id: group.id, name: group.name, running: 1 });
    const all = await namesFor(owner, { to: 'all' });
    expect(all).toContain(plan.customer_id);
    expect(all).not.toContain(disabled.id);
  });
});
