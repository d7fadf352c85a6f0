import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { accounts } from '#contract/account/accounts.ts';
import { addresses } from '#contract/account/addresses.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminAudit, adminMails } from '#contract/kitchen/desk.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { booking } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer, buildMember, buildStaff } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
const PASSWORD = 'Methi-Thepla-7';
const reason = 'Asked by phone';
const firstPage = { page: 1, limit: 25, order: 'DESC' as const };

const signIn = (email: string, password = PASSWORD) =>
  services.visitor.call(accounts.login, { body: { email, password } });
const withPassword = async () =>
  buildCustomer(services.db, { password_hash: await hashPassword(PASSWORD) });
const audited = (id: string) =>
  services.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('resource', '=', 'customers')
    .where('resource_id', '=', id)
    .where('action', 'not like', 'sign-in%')
    .orderBy('id')
    .execute();

/** A customer with a tiffin booked for Friday. */
async function withBooking() {
  const customer = await services.asCustomer();
  const { id, number } = await buildSubscription(services.db, { customer });
  const order = await customer.call(tiffinOrders.schedule, { body: booking(id) });
  return { customer, plan: { id, number }, order: order.data };
}

describe('a customer at the desk', () => {
  it('is told whole: contact, sign-in, terms, figures, what was done with the account', async () => {
    const owner = await services.asStaff();
    const { customer, plan } = await withBooking();
    const { data } = await owner.call(adminCustomers.read, { params: { id: customer.id } });
    expect(data).toMatchObject({
      name: 'Asha Patel',
      hasPassword: false,
      liveSessions: 1,
      lastSignInAt: services.clock.now().toString(),
      termsVersion: null,
      totalOrders: 1,
      loyaltyPoints: 60,
      steps: [],
    });
    expect(data.toSettle[0]).toBe(`end plan ${plan.number}`);
    expect(data.toSettle[1]).toMatch(/^deliver or cancel TF-\d{4}-\d+ of Fri, Nov 20$/);
  });

  it('is found by name, phone, e-mail and the number of what they ordered', async () => {
    const owner = await services.asStaff();
    const { customer, plan, order } = await withBooking();
    await services.db
      .updateTable('customers')
      .set({ first_name: 'Zarna', phone: '+19055559876', email: 'zarna@example.com' })
      .where('id', '=', customer.id)
      .execute();
    const found = async (search: string) => {
      const query = { ...firstPage, sort: 'createdAt' as const, search };
      return (await owner.call(adminCustomers.list, { query })).data.map(({ id }) => id);
    };
    await buildMember(services.db, customer.id, { name: 'Kirtana' });
    const known = ['zarna pat', '905-555-9876', 'ZARNA@', plan.number.toLowerCase(), 'kirtan'];
    for (const search of known) {
      expect(await found(search), search).toEqual([customer.id]);
    }
    expect(await found(order.orderNumber)).toEqual([customer.id]);
    expect(await found('TS-2020-0001')).toEqual([]);
  });

  it('is not found by digits of somebody else’s e-mail address', async () => {
    const owner = await services.asStaff();
    await buildCustomer(services.db, { phone: '+19055551985' });
    const asha = await buildCustomer(services.db, { email: 'asha1985@example.com' });
    const query = { ...firstPage, sort: 'createdAt' as const, search: 'asha1985@example.com' };
    const { data } = await owner.call(adminCustomers.list, { query });
    expect(data.map(({ id }) => id)).toEqual([asha.id]);
  });

  it('has one door once, also when the desk types it', async () => {
    const owner = await services.asStaff();
    const customer = await services.asCustomer();
    const address = '3 King Street, Whitby, ON L1N 1A1';
    await customer.call(addresses.add, { body: { label: 'Work', address } });
    const { data } = await owner.call(adminCustomers.read, { params: { id: customer.id } });
    await owner.call(adminCustomers.update, {
      params: { id: customer.id },
      body: { ...data, address: '3  king street, Whitby, ON L1N 1A1' },
    });
    const book = (await customer.call(addresses.list, {})).data;
    expect(book.map(({ isDefault }) => isDefault)).toEqual([true]);
  });

  it('is listed by state; those who were erased only when asked for', async () => {
    const owner = await services.asStaff();
    const { customer } = await withBooking();
    const now = services.clock.now();
    const disabled = await buildCustomer(services.db, { disabled_at: now });
    const erased = await buildCustomer(services.db, { disabled_at: now, erased_at: now });
    const listed = async (state?: 'with_plan' | 'disabled' | 'erased') => {
      const query = { ...firstPage, limit: 100, sort: 'createdAt' as const, state };
      return (await owner.call(adminCustomers.list, { query })).data.map(({ id }) => id);
    };
    expect(await listed('with_plan')).toContain(customer.id);
    expect(await listed('with_plan')).not.toContain(disabled.id);
    expect(await listed('disabled')).toContain(disabled.id);
    expect(await listed('disabled')).not.toContain(erased.id);
    expect(await listed('erased')).toEqual([erased.id]);
    expect(await listed()).not.toContain(erased.id);
  });

  it('has payments, mails and audit entries in lists of their own', async () => {
    const owner = await services.asStaff();
    const { customer, plan } = await withBooking();
    const body = {
      amount: 6774,
      method: 'interac' as const,
      reference: '',
      receivedDay: '2026-11-18',
    };
    await owner.call(adminPayments.record, { body: { ...body, subscriptionId: plan.id } });
    await owner.call(adminCustomers.signOut, { params: { id: customer.id }, body: { reason } });
    const { id: customerId } = customer;
    const paid = await owner.call(adminPayments.list, {
      query: { ...firstPage, sort: 'receivedDay', customerId },
    });
    expect(paid.data).toMatchObject([{ amount: 6774, subscriptionNumber: plan.number }]);
    const mails = await owner.call(adminMails.list, {
      query: { ...firstPage, sort: 'createdAt', customerId },
    });
    expect(mails.data.length).toBeGreaterThan(0);
    expect(mails.data.every((mail) => mail.customerId === customerId)).toBe(true);
    const audit = await owner.call(adminAudit.list, {
      query: { ...firstPage, sort: 'at', resource: 'customers', resourceId: customerId },
    });
    expect(audit.data).toMatchObject([{ action: 'sign-out' }]);
  });
});

describe('disabling an account', () => {
  it('ends its sessions and is said to those who know the password only', async () => {
    const owner = await services.asStaff();
    const { id, email } = await withPassword();
    const { data } = await signIn(email);
    const client = services.as(data.token);
    const disabled = await owner.call(adminCustomers.disable, {
      params: { id },
      body: { reason, pausePlans: false },
    });
    expect(disabled.data).toMatchObject({
      disabled: true,
      liveSessions: 0,
      steps: [{ action: 'disable', reason, actor: 'Meera Shah' }],
    });
    expect(await client.call(accounts.userInfo, {})).toMatchObject({ status: 401 });
    expect(await signIn(email, 'not-the-one-1')).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    });
    expect(await signIn(email)).toMatchObject({
      status: 403,
      message: 'Your account has been disabled. Please contact support for assistance.',
    });
    expect(await audited(id)).toEqual([
      { action: 'disable', before: { disabled: false }, after: { disabled: true } },
    ]);

    await owner.call(adminCustomers.enable, { params: { id }, body: { reason } });
    expect(await signIn(email)).toMatchObject({ status: 200 });
  });

  it('leaves what is booked, unless the plans are paused with it', async () => {
    const owner = await services.asStaff();
    const statusAfter = async (pausePlans: boolean) => {
      const { customer, order } = await withBooking();
      const params = { id: customer.id };
      await owner.call(adminCustomers.disable, { params, body: { reason, pausePlans } });
      const row = await services.db
        .selectFrom('tiffin_orders')
        .innerJoin('subscriptions', 'subscriptions.id', 'tiffin_orders.subscription_id')
        .select(['tiffin_orders.status', 'subscriptions.status as plan', 'available'])
        .where('tiffin_orders.id', '=', order.id)
        .executeTakeFirstOrThrow();
      return row;
    };
    expect(await statusAfter(false)).toEqual({ status: 'scheduled', plan: 'active', available: 4 });
    expect(await statusAfter(true)).toEqual({ status: 'skipped', plan: 'paused', available: 5 });
  });

  it('takes the links for a new password along', async () => {
    const owner = await services.asStaff();
    const { id } = await withPassword();
    await services.db
      .insertInto('password_resets')
      .values({
        token_hash: id,
        customer_id: id,
        expires_at: services.clock.now().add({ hours: 1 }),
      })
      .execute();
    const body = { reason, pausePlans: false };
    await owner.call(adminCustomers.disable, { params: { id }, body });
    expect(
      await services.db.selectFrom('password_resets').where('customer_id', '=', id).execute(),
    ).toEqual([]);
    expect(await owner.call(adminCustomers.disable, { params: { id }, body })).toMatchObject({
      status: 409,
      code: 'action_not_allowed',
    });
  });
});

describe('signing somebody out', () => {
  it('ends every session, and they can sign in again', async () => {
    const owner = await services.asStaff();
    const { id, email } = await withPassword();
    const [one, other] = [await signIn(email), await signIn(email)];
    await owner.call(adminCustomers.signOut, { params: { id }, body: { reason } });
    for (const { data } of [one, other]) {
      expect(await services.as(data.token).call(accounts.userInfo, {})).toMatchObject({
        status: 401,
      });
    }
    expect(await signIn(email)).toMatchObject({ status: 200 });
  });
});

describe('anonymising at a request by letter', () => {
  it('is refused while something runs, and names it', async () => {
    const owner = await services.asStaff();
    const { customer, plan, order } = await withBooking();
    const { data } = await owner.call(adminCustomers.read, { params: { id: customer.id } });
    const body = { contact: data.email ?? '' };
    const params = { id: customer.id };
    const refused = await owner.call(adminCustomers.anonymise, { params, body });
    expect(refused).toMatchObject({ status: 409, code: 'customer_unsettled' });
    expect(refused.message).toBe(
      `Please settle this first: end plan ${plan.number}, deliver or cancel ${order.orderNumber} of Fri, Nov 20.`,
    );
  });

  it('needs the address typed, and then leaves nobody in the account', async () => {
    const owner = await services.asStaff();
    const { id, email } = await withPassword();
    const ask = (typed: string) =>
      owner.call(adminCustomers.anonymise, { params: { id }, body: { contact: typed } });
    expect(await ask('somebody@example.com')).toMatchObject({
      status: 422,
      errors: [{ field: 'contact' }],
    });
    expect(await ask(email)).toMatchObject({ status: 200, data: { erased: true } });
    expect(await ask(email)).toMatchObject({ status: 409, code: 'customer_erased' });
    expect(await signIn(email)).toMatchObject({ status: 401 });
    expect(JSON.stringify(await audited(id))).not.toContain(email);
  });
});

it('shows the books of a plan to owners only', async () => {
  const { plan } = await withBooking();
  const kitchen = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
  const read = { params: { id: plan.id } };
  expect((await kitchen.call(adminSubscriptions.read, read)).data.payments).toBeNull();
  const owner = await services.asStaff();
  expect((await owner.call(adminSubscriptions.read, read)).data.payments).toEqual([]);
});
