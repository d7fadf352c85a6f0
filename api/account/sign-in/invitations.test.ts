import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { invitations } from '#contract/account/invitations.ts';
import { ownPhone } from '#contract/account/own-phone.ts';
import { adminMails } from '#contract/kitchen/desk.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildCustomer, buildCustomerWithoutEmail, buildStaff } from '#test/factories.ts';
import { type FakeGateway, fakeTwilio, switchOn, TWILIO } from '#test/gateways.ts';
import { sendCode } from '#test/inquiry-proof/open.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
const PASSWORD = 'Methi-Thepla-7';
const CODE = '246810';

let count = 0;
let staff: Client & { id: string };
let household: { id: string };
let email: string;

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  count += 1;
  email = `meera-${count}@example.com`;
  staff = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
  household = await buildCustomerWithoutEmail(services.db);
});

const invite = (customer = household) =>
  staff.call(adminCustomers.invite, { params: { id: customer.id } });

/** The secret of a new invitation, as it stands in its link. */
async function tokenOf(customer = household): Promise<string> {
  const { data } = await invite(customer);
  return new URL(data.url).searchParams.get('token') ?? '';
}

/** Takes the account over with a code that was sent to the address. */
async function accept(token: string, change: { email?: string; code?: string } = {}) {
  const typed = { email, code: CODE, ...change };
  await sendCode(services, { email: typed.email, code: CODE });
  return services.visitor.call(invitations.accept, {
    body: { token, ...typed, password: PASSWORD, terms_version: '2026-11-24' },
  });
}

const read = (token: string) => services.visitor.call(invitations.read, { body: { token } });

describe('an invitation', () => {
  it('says whom it is for, and until when at the desk, where its link is read once', async () => {
    const { data } = await invite();
    expect(data.expiresAt).toBe(services.clock.now().add({ hours: 720 }).toString());
    const token = new URL(data.url).searchParams.get('token') ?? '';
    expect((await read(token)).data).toEqual({
      ...{ firstName: 'Meera', email: null },
      codeToPhone: null,
    });
    const page = await staff.call(adminCustomers.read, { params: { id: household.id } });
    expect(page.data.invitedUntil).toBe(data.expiresAt);
    expect(JSON.stringify(page.data)).not.toContain(token);
  });

  it('hands over the account with all that is in it, and signs in', async () => {
    const plan = await buildSubscription(services.db, { customer: household });
    const accepted = await accept(await tokenOf());
    expect(accepted).toMatchObject({
      status: 200,
      data: { user: { id: household.id, email, email_verified: true, has_password: true } },
    });
    const own = await services
      .as(accepted.data.token)
      .call(subscriptions.listOwn, { params: { id: household.id } });
    expect(own.data.map(({ subscriptionNumber }) => subscriptionNumber)).toEqual([plan.number]);
    const again = await services.visitor.call(accounts.login, {
      body: { email, password: PASSWORD },
    });
    expect(again).toMatchObject({ status: 200, data: { user: { id: household.id } } });
  });

  it('works once', async () => {
    const token = await tokenOf();
    await accept(token);
    expect(await read(token)).toMatchObject({ status: 400, code: 'invitation_invalid' });
    expect(await accept(token, { email: 'somebody@example.com' })).toMatchObject({ status: 400 });
  });

  it('is one person’s when two use it at once', async () => {
    const token = await tokenOf();
    const both = await Promise.all([
      accept(token),
      accept(token, { email: `other-${count}@example.com` }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('ends after 30 days, with another one, and with the account', async () => {
    const first = await tokenOf();
    const second = await tokenOf();
    expect((await read(first)).status).toBe(400);
    expect((await read(second)).status).toBe(200);
    await services.db
      .updateTable('customers')
      .set({ disabled_at: services.clock.now() })
      .where('id', '=', household.id)
      .execute();
    expect((await read(second)).status).toBe(400);
    const other = await buildCustomerWithoutEmail(services.db);
    const third = await tokenOf(other);
    services.clock.set(services.clock.now().add({ hours: 721 }));
    expect((await read(third)).status).toBe(400);
  });

  it('is made for nobody who can sign in', async () => {
    const registered = await buildCustomer(services.db, { password_hash: 'one' });
    expect(await invite(registered)).toMatchObject({ status: 409, code: 'signs_in_already' });
  });

  it('gives nothing for a wrong code, and works with the right one', async () => {
    const token = await tokenOf();
    expect(await accept(token, { code: '000000' })).toMatchObject({
      status: 422,
      code: 'code_wrong',
      errors: [{ field: 'code' }],
    });
    expect((await accept(token)).status).toBe(200);
  });

  it('takes no address of somebody else, and stays good for another one', async () => {
    const token = await tokenOf();
    const other = await buildCustomer(services.db);
    const taken = await accept(token, { email: other.email });
    expect(taken).toMatchObject({ status: 409, code: 'email_taken', errors: [{ field: 'email' }] });
    const asked = await services.visitor.call(invitations.sendCode, {
      body: { token, email: other.email },
    });
    expect(asked).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await accept(token)).status).toBe(200);
  });

  it('sends its code to an address that nobody has written from', async () => {
    const token = await tokenOf();
    const asked = await services.visitor.call(invitations.sendCode, { body: { token, email } });
    expect(asked.status).toBe(202);
    await services.database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await services.runJobs();
    const mails = services.db.selectFrom('mails').where('to_address', '=', email).select('kind');
    expect(await mails.execute()).toEqual([{ kind: 'email_code' }]);
  });

  it('sends nothing for a link that does not work', async () => {
    const body = { token: 'of nobody', email };
    const refused = await services.visitor.call(invitations.sendCode, { body });
    expect(refused).toMatchObject({ status: 400, code: 'invitation_invalid' });
  });

  it('ends links to the address that the desk had written down', async () => {
    const wrong = await buildCustomer(services.db, { email: `wrong-${count}@example.com` });
    await services.visitor.call(accounts.forgotPassword, { body: { email: wrong.email } });
    await services.runJobs();
    await accept(await tokenOf(wrong));
    const links = services.db
      .selectFrom('password_resets')
      .where('customer_id', '=', wrong.id)
      .select('token_hash');
    expect(await links.execute()).toEqual([]);
  });

  it('has what waits to be printed sent instead, and orders know the address', async () => {
    const plan = await buildSubscription(services.db, { customer: household, customer_email: '' });
    const mail = await services.db
      .insertInto('mails')
      .values({
        kind: 'welcome',
        customer_id: household.id,
        channel: 'paper',
        to_address: null,
        status: 'to_print',
        details: { name: 'Meera' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await accept(await tokenOf());
    const { customer_email } = await services.db
      .selectFrom('subscriptions')
      .where('id', '=', plan.id)
      .select('customer_email')
      .executeTakeFirstOrThrow();
    expect(customer_email).toBe(email);
    const owner = await services.asStaff();
    const resent = await owner.call(adminMails.resend, { params: { id: mail.id } });
    expect(resent.data).toMatchObject({ to: email, status: 'queued' });
  });
});

describe('an invitation whose phone is proved', () => {
  let gateway: FakeGateway;

  beforeEach(async () => {
    gateway = await fakeTwilio();
    services.services.env.gateways.twilio = gateway.url;
    await switchOn(services.db, { sms: TWILIO }, services.clock.now());
    const phone = `+1647555${String(4000 + count)}`;
    household = await buildCustomerWithoutEmail(services.db, { phone });
  });
  afterEach(async () => {
    await services.runJobs();
    await switchOn(services.db, {}, services.clock.now());
    await gateway.stop();
  });

  const ask = (token: string, to = email) =>
    services.visitor.call(invitations.sendPhoneCode, { body: { token, email: to } });

  async function codeOn(token: string): Promise<string> {
    await ask(token);
    await services.runJobs();
    return /"code":"(\d{6})"/.exec(gateway.taken.at(-1)?.text ?? '')?.[1] ?? '';
  }

  const acceptByPhone = (token: string, code: string, to = email) =>
    services.visitor.call(invitations.accept, {
      body: {
        ...{ token, email: to, code, proves: 'phone', password: PASSWORD },
        terms_version: '2026-11-24',
      },
    });

  it('hands over the account, with an e-mail address that is not proved by it', async () => {
    const plan = await buildSubscription(services.db, { customer: household });
    const token = await tokenOf();
    const ends = String(4000 + count).slice(-2);
    expect((await read(token)).data.codeToPhone).toEqual({ ends, by: 'sms' });
    const accepted = await acceptByPhone(token, await codeOn(token));
    expect(accepted).toMatchObject({
      status: 200,
      data: { user: { id: household.id, email, email_verified: false, has_password: true } },
    });
    const client = services.as(accepted.data.token);
    expect((await client.call(ownPhone.read, {})).data.isVerified).toBe(true);
    const own = await client.call(subscriptions.listOwn, { params: { id: household.id } });
    expect(own.data.map(({ subscriptionNumber }) => subscriptionNumber)).toEqual([plan.number]);
    const body = { email, password: PASSWORD };
    expect((await services.visitor.call(accounts.login, { body })).status).toBe(200);
    expect((await read(token)).status).toBe(400);
  });

  it('takes no other code, and the right one after it', async () => {
    const token = await tokenOf();
    const code = await codeOn(token);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await acceptByPhone(token, wrong)).toMatchObject({ status: 422, code: 'code_wrong' });
    expect((await acceptByPhone(token, code)).status).toBe(200);
  });

  it('is not proved by a code that went to an e-mail address, nor the other way round', async () => {
    const token = await tokenOf();
    await sendCode(services, { email, code: CODE });
    expect((await acceptByPhone(token, CODE)).code).toBe('code_ended');
    const other = await tokenOf();
    const code = await codeOn(other);
    const body = {
      token: other,
      email: `x-${email}`,
      code,
      password: PASSWORD,
      terms_version: '2026-11-24',
    };
    expect((await services.visitor.call(invitations.accept, { body })).code).toBe('code_ended');
  });

  it('takes no address of somebody else, nor of the kitchen', async () => {
    const token = await tokenOf();
    const other = await buildCustomer(services.db);
    const cook = await buildStaff(services.db, { role: 'kitchen' });
    for (const taken of [other.email, cook.email]) {
      expect(await ask(token, taken)).toMatchObject({ status: 409, code: 'email_taken' });
      const code = await codeOn(token);
      expect((await acceptByPhone(token, code, taken)).code).toBe('email_taken');
    }
    expect((await acceptByPhone(token, await codeOn(token))).status).toBe(200);
  });

  it('is its phone no more once the kitchen has written down another one', async () => {
    const token = await tokenOf();
    const code = await codeOn(token);
    const change = services.db.updateTable('customers').set({ phone: '+16475559999' });
    await change.where('id', '=', household.id).execute();
    expect((await acceptByPhone(token, code)).code).toBe('invitation_invalid');
  });

  it('gets six codes a day, however many links there are', async () => {
    const codes = [];
    for (let left = 7; left > 0; left--) codes.push((await ask(await tokenOf())).status);
    expect(codes).toEqual([202, 202, 202, 202, 202, 202, 429]);
  });

  it('is sent nothing by a link that opens nothing', async () => {
    expect(await ask('of nobody')).toMatchObject({ status: 400, code: 'invitation_invalid' });
  });
});

describe('an invitation that is sent', () => {
  const sendTo = (id: string) => staff.call(adminCustomers.sendInvitation, { params: { id } });

  it('goes by SMS to a household without an e-mail address, and its link opens the account', async () => {
    const gateway = await fakeTwilio();
    services.services.env.gateways.twilio = gateway.url;
    await switchOn(services.db, { sms: TWILIO }, services.clock.now());
    const { data } = await sendTo(household.id);
    expect(data.channel).toBe('sms');
    await services.runJobs();
    await switchOn(services.db, {}, services.clock.now());
    await gateway.stop();
    const token = /"token":"([^"]+)"/.exec(gateway.taken[0]?.text ?? '')?.[1] ?? '';
    expect((await accept(token)).status).toBe(200);
    const kept = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', household.id)
      .where('kind', '=', 'account_invitation')
      .select(['text', 'details', 'status'])
      .executeTakeFirst();
    expect(kept).toEqual({ text: null, details: {}, status: 'sent' });
  });

  it('is refused, and opens nothing, where there is no way to send it', async () => {
    const { status, code } = await sendTo(household.id);
    expect([status, code]).toEqual([409, 'invitation_not_sendable']);
    const { data } = await staff.call(adminCustomers.read, { params: { id: household.id } });
    expect(data.invitedUntil).toBeNull();
  });
});
