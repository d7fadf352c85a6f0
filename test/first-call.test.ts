import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { emailCodes } from '#contract/account/email-codes.ts';
import { invitations } from '#contract/account/invitations.ts';
import { ownData } from '#contract/account/own-data.ts';
import { ownPhone } from '#contract/account/own-phone.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import {
  adminTiffinOrders,
  type StaffTiffinOrderAction,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from './app.ts';
import { runClock } from './clock-runs.ts';
import { type FakeGateway, fakeTwilio, switchOn, TWILIO } from './gateways.ts';
import { sendCode } from './inquiry-proof/open.ts';
import { balanceOf, buildOffer } from './tiffin-factories.ts';

const services = useApp();
const PASSWORD = 'Methi-Thepla-7';
const CODE = '246810';
const THURSDAY = '2026-11-19';

let count = 0;
let phone: string;
let email: string;
let staff: Client;
let gateway: FakeGateway | undefined;

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  count += 1;
  phone = `+1416777000${count}`;
  email = `meera-${count}@example.com`;
  staff = await services.asStaff();
});

afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
  await switchOn(services.db, {}, services.clock.now());
});

/** Everybody under the number of this test, whom the desk finds while it rings. */
const found = async () =>
  (await staff.call(adminCustomers.find, { query: { search: phone } })).data.flatMap(
    ({ customer }) => customer ?? [],
  );

/** The kinds of the mails that went to somebody, each as often as it did. */
const mailsOf = async (customerId: string) =>
  (
    await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customerId)
      .where('status', '<>', 'withdrawn')
      .orderBy('created_at')
      .select('kind')
      .execute()
  ).map(({ kind }) => kind);

/** From the first call to the door: a plan that is paid, and a tiffin of the next day that has come. */
async function callAndEat() {
  expect(await found()).toEqual([]);
  const written = await staff.call(adminCustomers.create, {
    body: {
      firstName: 'Meera',
      lastName: '',
      phone,
      email: null,
      address: '40 Bond Street, Oshawa, ON L1G 1B2',
      diet: 'vegetarian',
      allergies: '',
      standingNote: '',
      sharesPhone: false,
    },
  });
  expect(written.status, written.text).toBe(201);
  const { id } = written.data;

  const { group, variant } = await buildOffer(services.db, {
    billing_cycle: 'monthly',
    tiffin_count: 20,
  });
  const plan = await staff.call(tiffinsByPhone.subscribe, {
    body: {
      customerId: id,
      planGroupId: group.id,
      planVariantId: variant.id,
      startDate: THURSDAY,
      deliveryAddress: '40 Bond Street, Oshawa, ON L1G 1B2',
      diet: 'vegetarian',
      allergies: '',
      standingNote: '',
      ownPrice: null,
      takesOutside: false,
      approval: 'paid',
      payment: { amount: 27_097, method: 'cash', reference: '', receivedDay: '2026-11-18' },
    },
  });
  expect(plan.data).toMatchObject({
    status: 'active',
    available: 20,
    balance: { paid: 27_097, owed: 0 },
  });

  const start = await staff.call(tiffinsByPhone.bookingStart, { params: { id: plan.data.id } });
  expect(start.data.suggestedDate).toBe(THURSDAY);
  const [order] = (
    await staff.call(tiffinsByPhone.book, {
      body: {
        subscriptionId: plan.data.id,
        days: [THURSDAY],
        deliveryTimeSlot: '17:00-18:00',
        quantity: 1,
        deliveryAddress: null,
        overrides: [],
      },
    })
  ).data;
  if (!order) throw new Error('nothing is booked');
  expect(order.status).toBe('scheduled');

  // A minute past the cut-off, and once more.
  for (const at of ['2026-11-18T23:01:00Z', '2026-11-18T23:02:00Z']) {
    services.clock.set(at);
    await runClock(services, at);
  }
  const confirmed = await staff.call(adminTiffinOrders.read, { params: { id: order.id } });
  expect(confirmed.data.status).toBe('confirmed');
  const steps: [string, StaffTiffinOrderAction][] = [
    ['2026-11-19T16:00:00Z', 'prepare'],
    ['2026-11-19T21:30:00Z', 'dispatch'],
    ['2026-11-19T22:20:00Z', 'deliver'],
  ];
  for (const [at, action] of steps) {
    services.clock.set(at);
    const params = { id: order.id, action };
    const done = await staff.call(adminTiffinOrders.act, { params, body: {} });
    expect(done.status, done.text).toBe(200);
  }
  return { id, plan: plan.data, order };
}

/** What they find who sign in afterwards: all of it, and each of it once. */
async function expectAllOnce(
  customer: Client,
  {
    id,
    plan,
    order,
  }: { id: string } & Pick<Awaited<ReturnType<typeof callAndEat>>, 'plan' | 'order'>,
) {
  expect((await found()).map((one) => one.id)).toEqual([id]);

  const plans = await customer.call(subscriptions.listOwn, { params: { id } });
  expect(plans.data.map(({ subscriptionNumber }) => subscriptionNumber)).toEqual([plan.number]);
  const query = { page: 1, limit: 10 };
  const orders = await customer.call(tiffinOrders.history, { query });
  expect(orders.data).toMatchObject([{ orderNumber: order.orderNumber, status: 'delivered' }]);

  const { base64 } = (await customer.call(ownData.download, { query: { format: 'json' } })).data;
  const own = Buffer.from(base64, 'base64').toString();
  for (const words of [plan.number, order.orderNumber, '40 Bond Street'])
    expect(own).toContain(words);

  const { row, fold } = await balanceOf(services.db, plan.id);
  expect(row).toEqual({ available: 19, reserved: 0 });
  expect(fold).toEqual(row);
  const entries = await services.db
    .selectFrom('credit_entries')
    .where('subscription_id', '=', plan.id)
    .orderBy('id')
    .select(['kind', 'available_change', 'reserved_change'])
    .execute();
  expect(entries).toEqual([
    { kind: 'purchase', available_change: 20, reserved_change: 0 },
    { kind: 'reserve', available_change: -1, reserved_change: 1 },
    { kind: 'consume', available_change: 0, reserved_change: -1 },
  ]);
  const payments = await services.db
    .selectFrom('payments')
    .where('subscription_id', '=', plan.id)
    .select('amount_cents')
    .execute();
  expect(payments).toEqual([{ amount_cents: 27_097 }]);
}

describe('somebody who rings up for the first time, and eats', () => {
  it('opens the invitation, and finds all of it once', async () => {
    const life = await callAndEat();
    const { data } = await staff.call(adminCustomers.invite, { params: { id: life.id } });
    const token = new URL(data.url).searchParams.get('token') ?? '';
    await sendCode(services, { email, code: CODE });
    const accepted = await services.visitor.call(invitations.accept, {
      body: { token, email, code: CODE, password: PASSWORD, terms_version: '2026-11-24' },
    });
    expect(accepted.data.user.id).toBe(life.id);
    const customer = services.as(accepted.data.token);
    await expectAllOnce(customer, life);
    expect(await mailsOf(life.id)).toEqual(['subscription_approved', 'order_scheduled', 'welcome']);
  });

  it('registers by themselves, shows that the phone is theirs, and finds all of it once', async () => {
    const life = await callAndEat();
    gateway = await fakeTwilio();
    services.services.env.gateways.twilio = gateway.url;
    await switchOn(services.db, { sms: TWILIO }, services.clock.now());
    const registered = await services.visitor.call(accounts.register, {
      body: {
        first_name: 'Meera',
        last_name: 'Shah',
        email,
        password: PASSWORD,
        mobile_number: phone,
        terms_version: '2026-11-24',
      },
    });
    expect(registered.status, registered.text).toBe(201);
    const customer = services.as(registered.data.token);
    await sendCode(services, { email, code: CODE });
    await customer.call(emailCodes.confirm, { body: { email, code: CODE } });
    await customer.call(ownPhone.sendCode, {});
    await services.runJobs();
    const code = /"code":"(\d{6})"/.exec(gateway.taken.at(-1)?.text ?? '')?.[1] ?? '';
    const shown = await customer.call(ownPhone.confirm, { body: { code } });
    expect(shown.data.phone.accounts).toMatchObject([{ id: life.id, tiffinsLeft: 19, orders: 1 }]);
    await customer.call(ownPhone.join, { body: { accountId: life.id } });
    const { id } = registered.data.user;
    await expectAllOnce(customer, { ...life, id });
    expect(await mailsOf(life.id)).toEqual([]);
    expect(await mailsOf(id)).toEqual([
      'subscription_approved',
      'order_scheduled',
      'welcome',
      'phone_code',
    ]);
  });
});
