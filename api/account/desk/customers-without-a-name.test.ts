import { beforeEach, describe, expect, it } from 'vitest';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { invitations } from '#contract/account/invitations.ts';
import { adminAudit, adminMails, overview } from '#contract/kitchen/desk.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { snacksByPhone } from '#contract/snacks/desk-by-phone.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildCustomer, buildStaff } from '#test/factories.ts';
import { check, write } from '#test/import-kit.ts';
import { sendCode } from '#test/inquiry-proof/open.ts';
import { readPdf } from '#test/read-pdf.ts';
import { buildSnack } from '#test/snack-factories.ts';
import { buildOffer } from '#test/tiffin-factories.ts';

const services = useApp();
const FRIDAY = '2026-11-20';
const ADDRESS = '40 Bond Street, Oshawa, ON L1G 1B2';
const DETAILS = { diet: 'vegetarian' as const, allergies: '', standingNote: '' };

const LIST = { page: 1, limit: 100, order: 'DESC' } as const;
const NEWEST = { ...LIST, sort: 'createdAt' } as const;

let owner: Client & { id: string };
let count = 100;
/** The number of this test's caller, as it is typed, and how they are called by it. */
let phone: string;
let called: string;

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  owner = await services.asStaff();
  count += 1;
  phone = `905-555-0${count}`;
  called = `Caller ${phone}`;
});

const create = (change: { address?: string; email?: string } = {}) =>
  owner.call(adminCustomers.create, {
    body: { ...DETAILS, firstName: '', lastName: '', phone, sharesPhone: false, ...change },
  });

type Change = { firstName: string; phone?: string | null; email?: string | null };

const change = (id: string, { firstName, ...contact }: Change) =>
  owner.call(adminCustomers.update, {
    params: { id },
    body: { ...DETAILS, firstName, lastName: '', address: ADDRESS, phone, ...contact },
  });

/** Snacks and a tiffin for Friday, from a plan that is paid, all written down on the phone. */
async function orderByPhone(customerId: string) {
  const offer = await buildOffer(services.db);
  const plan = await owner.call(tiffinsByPhone.subscribe, {
    body: {
      ...{ customerId, ...DETAILS, planGroupId: offer.group.id, planVariantId: offer.variant.id },
      ...{ startDate: '2026-11-19', deliveryAddress: ADDRESS, ownPrice: null, takesOutside: false },
      approval: 'paid',
      payment: { amount: 5000, method: 'cash', receivedDay: '2026-11-18', reference: '' },
    },
  });
  const tiffins = await owner.call(tiffinsByPhone.book, {
    body: {
      ...{ subscriptionId: plan.data.id, days: [FRIDAY], deliveryTimeSlot: '17:00-18:00' },
      ...{ quantity: 1, deliveryAddress: null, overrides: [] },
    },
  });
  const { id: snackId } = await buildSnack(services.db);
  const snacks = await owner.call(snacksByPhone.place, {
    body: {
      ...{ customerId, deliveryType: 'delivery', deliveryAddress: ADDRESS, deliveryDate: FRIDAY },
      ...{ deliveryTime: '17:00', items: [{ snack_id: snackId, quantity: 2 }], overrides: [] },
    },
  });
  expect([plan.status, tiffins.status, snacks.status]).toEqual([201, 201, 201]);
  services.clock.set('2026-11-20T19:00:00Z');
  return { planId: plan.data.id };
}

/** Every place that says whose something is, with what it says about a customer and their plan. */
async function readEverywhere(customerId: string, planId: string): Promise<Record<string, string>> {
  const driver = await services.asStaff(await buildStaff(services.db, { role: 'driver' }));
  const payments = await owner.call(adminPayments.list, { query: { ...NEWEST, customerId } });
  const receipt = await owner.call(adminPayments.receipt, {
    params: { id: payments.data[0]?.id ?? '' },
  });
  const [page] = readPdf(Buffer.from(receipt.data.base64, 'base64')).pages;
  const said = {
    customer: await owner.call(adminCustomers.read, { params: { id: customerId } }),
    customers: await owner.call(adminCustomers.list, { query: { ...NEWEST, search: phone } }),
    search: await owner.call(adminCustomers.find, { query: { search: phone } }),
    plans: await owner.call(adminSubscriptions.list, { query: { ...NEWEST, customerId } }),
    tiffins: await owner.call(adminTiffinOrders.list, { query: { ...NEWEST, customerId } }),
    snacks: await owner.call(adminSnackOrders.list, { query: { ...NEWEST, customerId } }),
    payments,
    mails: await owner.call(adminMails.list, { query: { ...NEWEST, customerId } }),
    booking: await owner.call(tiffinsByPhone.bookingStart, { params: { id: planId } }),
    day: await owner.call(kitchenDays.read, { params: { date: FRIDAY } }),
    overview: await owner.call(overview.read, {}),
    deliveries: await driver.call(deliveries.list, {}),
    audit: await owner.call(adminAudit.list, {
      query: { ...LIST, sort: 'at', resource: 'customers' },
    }),
    'audit of plans': await owner.call(adminAudit.list, {
      query: { ...LIST, sort: 'at', resource: 'subscriptions' },
    }),
    'customers, taken along': await owner.call(adminDownloads.customers, {
      query: { sort: 'createdAt', order: 'DESC' },
    }),
    'sheet, taken along': await owner.call(adminDownloads['customer-sheet'], {
      query: { sort: 'createdAt', order: 'DESC' },
    }),
    'payments, taken along': await owner.call(adminDownloads.payments, {
      query: { sort: 'createdAt', order: 'DESC' },
    }),
    'mails, taken along': await owner.call(adminDownloads.mails, {
      query: { sort: 'createdAt', order: 'DESC' },
    }),
  };
  const texts = Object.entries(said).map(([place, { text }]) => [place, text] as const);
  return { ...Object.fromEntries(texts), receipt: page?.said.join('\n') ?? '' };
}

const placesWithout = (places: Record<string, string>, name: string): string[] =>
  Object.entries(places).flatMap(([place, text]) => (text.includes(name) ? [] : [place]));

const placesWith = (places: Record<string, string>, name: string): string[] =>
  Object.entries(places).flatMap(([place, text]) => (text.includes(name) ? [place] : []));

describe('a caller of whom the kitchen knows the number alone', () => {
  it('is a customer, called by the number', async () => {
    const { status, data } = await create();
    expect(status).toBe(201);
    expect(data).toMatchObject({ name: called, firstName: '', lastName: '' });
  });

  it('is named by it where somebody else has the number', async () => {
    await create();
    expect((await create()).message).toContain(`${called} has this phone number`);
  });

  it('is never an empty name, on lists, sheets, labels, at the door and on paper', async () => {
    const { data } = await create({ address: ADDRESS });
    const { planId } = await orderByPhone(data.id);
    const places = await readEverywhere(data.id, planId);
    expect(placesWithout(places, called)).toEqual([]);
    expect(placesWith(places, '"customerName":""')).toEqual([]);
  });

  it('is called by their name everywhere once it is written down, at any time', async () => {
    const { data } = await create({ address: ADDRESS });
    const { planId } = await orderByPhone(data.id);
    expect((await change(data.id, { firstName: `Meera${count}` })).data.name).toBe(`Meera${count}`);
    const places = await readEverywhere(data.id, planId);
    expect(placesWithout(places, `Meera${count}`)).toEqual([]);
    expect(placesWith(places, called)).toEqual([]);
  });

  it('is called by another number once that is theirs', async () => {
    const { data } = await create({ address: ADDRESS });
    const { planId } = await orderByPhone(data.id);
    await change(data.id, { firstName: '', phone: '905-555-0999' });
    const plan = await owner.call(adminSubscriptions.read, { params: { id: planId } });
    expect(plan.data.customerName).toBe('Caller 905-555-0999');
  });

  it('keeps what somebody has called one plan', async () => {
    const { data } = await create({ address: ADDRESS });
    const { planId } = await orderByPhone(data.id);
    await services.db
      .updateTable('subscriptions')
      .set({ customer_name: 'The office' })
      .where('id', '=', planId)
      .execute();
    await change(data.id, { firstName: 'Meera' });
    const plan = await owner.call(adminSubscriptions.read, { params: { id: planId } });
    expect(plan.data.customerName).toBe('The office');
  });

  it('is found by how they are called', async () => {
    const { data } = await create();
    for (const search of [called, 'Caller', phone]) {
      const list = await owner.call(adminCustomers.list, { query: { ...NEWEST, search } });
      expect(list.data.map(({ id }) => id)).toContain(data.id);
    }
    const found = await owner.call(adminCustomers.find, { query: { search: called } });
    expect(found.data.map(({ customer }) => customer?.id)).toEqual([data.id]);
  });

  it('is found in the audit log by their phone, however it is typed', async () => {
    const { data } = await create();
    for (const search of [phone, phone.replaceAll('-', ' '), phone.replace('905-', '(905) ')]) {
      const lines = await owner.call(adminAudit.list, {
        query: { page: 1, limit: 5, sort: 'at', order: 'DESC', search },
      });
      expect(lines.data).toMatchObject([{ action: 'create', resourceId: data.id }]);
    }
  });

  it('has a number for as long as they have no name', async () => {
    const { data } = await create({ email: `caller-${count}@example.com` });
    expect(await change(data.id, { firstName: '', phone: null })).toMatchObject({
      status: 422,
      code: 'name_missing',
      errors: [{ field: 'firstName' }],
    });
  });
});

it('whoever signs in keeps a name', async () => {
  const { id } = await buildCustomer(services.db, { email_verified_at: TEST_NOW });
  expect(await change(id, { firstName: '' })).toMatchObject({ status: 422, code: 'name_missing' });
});

describe('a caller without a name who becomes one with somebody', () => {
  const merge = (id: string, otherId: string) =>
    owner.call(adminCustomers.merge, { params: { id }, body: { otherId } });

  it('has their name', async () => {
    const { data } = await create({ address: ADDRESS });
    const { planId } = await orderByPhone(data.id);
    const { id } = await buildCustomer(services.db);
    expect((await merge(id, data.id)).data.name).toBe('Asha Patel');
    const plan = await owner.call(adminSubscriptions.read, { params: { id: planId } });
    expect(plan.data.customerName).toBe('Asha Patel');
  });

  it('takes it over where theirs is the account that stays', async () => {
    const { data } = await create({ address: ADDRESS, email: `caller-${count}@example.com` });
    const { planId } = await orderByPhone(data.id);
    const { id } = await buildCustomer(services.db, { password_hash: null, phone: null });
    const preview = await owner.call(adminCustomers.mergePreview, {
      params: { id: data.id, otherId: id },
    });
    expect(preview.data.takesOver).toContain('the name');
    expect((await merge(data.id, id)).data.name).toBe('Asha Patel');
    const plan = await owner.call(adminSubscriptions.read, { params: { id: planId } });
    expect(plan.data.customerName).toBe('Asha Patel');
  });
});

describe('an invitation of a caller without a name', () => {
  async function invite() {
    const { data } = await create({ address: ADDRESS });
    const { planId } = await orderByPhone(data.id);
    const { url } = (await owner.call(adminCustomers.invite, { params: { id: data.id } })).data;
    return { id: data.id, planId, token: new URL(url).searchParams.get('token') ?? '' };
  }

  async function accept(token: string, named: { first_name?: string; last_name?: string }) {
    const typed = { email: `caller-${count}@example.com`, code: '246810' };
    await sendCode(services, typed);
    return services.visitor.call(invitations.accept, {
      body: { token, ...typed, ...named, password: 'Methi-Thepla-7', terms_version: '2026-11-24' },
    });
  }

  it('says that their name is not known', async () => {
    const { token } = await invite();
    const { data } = await services.visitor.call(invitations.read, { body: { token } });
    expect(data).toEqual({ firstName: '', email: null, codeToPhone: null });
  });

  it('asks for it before the account is theirs', async () => {
    const { token } = await invite();
    expect(await accept(token, {})).toMatchObject({
      status: 422,
      code: 'name_missing',
      errors: [{ field: 'first_name' }],
    });
  });

  it('calls them and their plan by it from then on', async () => {
    const { token, planId } = await invite();
    const { data } = await accept(token, { first_name: 'Meera', last_name: 'Shah' });
    expect(data.user.name).toBe('Meera Shah');
    const plan = await owner.call(adminSubscriptions.read, { params: { id: planId } });
    expect(plan.data.customerName).toBe('Meera Shah');
  });
});

describe('a row of a sheet without a name', () => {
  it('is a caller who is known by their number', async () => {
    const rows = [{ name: '', phone }];
    expect((await check(owner, rows)).sample).toMatchObject([{ name: called }]);
    expect((await write(owner, rows)).status).toBe(201);
    const list = await owner.call(adminCustomers.list, { query: { ...NEWEST, search: phone } });
    expect(list.data).toMatchObject([{ name: called, firstName: '', lastName: '' }]);
  });

  it('is known again by how the kitchen called them', async () => {
    await create();
    const { rows } = await check(owner, [{ name: called, phone }]);
    expect(rows).toMatchObject([{ outcome: 'known' }]);
  });

  it('needs a number', async () => {
    const { rows } = await check(owner, [{ name: '', email: `caller-${count}@example.com` }]);
    expect(rows[0]?.problems).toEqual([
      { column: 'name', message: 'Please enter a name, or a phone number.' },
    ]);
  });
});
