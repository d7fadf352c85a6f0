import { beforeAll, describe, expect, it } from 'vitest';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { type Client, useApp } from '#test/app.ts';
import { sentInquiry } from '#test/catering-factories.ts';
import { buildCustomer, buildMember } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
let staff: Client;
let number: string;

beforeAll(async () => {
  staff = await services.asStaff();
  const build = (first_name: string, last_name: string, phone: string, email: string) =>
    buildCustomer(services.db, { first_name, last_name, phone, email });
  const jaya = await build('Jaya', 'Mehta', '+19055550111', 'jaya.mehta@example.com');
  await build('Mehul', 'Jani', '+14165550122', 'mehul@example.com');
  await build('Erased', 'Mehta', '+19055550133', 'gone@example.com');
  await services.db
    .updateTable('customers')
    .set({ erased_at: services.clock.now() })
    .where('email', '=', 'gone@example.com')
    .execute();
  await buildMember(services.db, jaya.id, { name: 'Kavya' });
  await buildMember(services.db, jaya.id, { name: 'Tara', removed_at: services.clock.now() });
  ({ number } = await buildSubscription(services.db, { customer: jaya, credits: 4 }));
});

const find = async (search: string) =>
  (await staff.call(adminCustomers.find, { query: { search } })).data;
const names = async (search: string) =>
  (await find(search)).map(({ customer }) => customer?.name).sort();

describe('the search on top of the desk finds customers', () => {
  it.each([
    ['the beginning of a first or last name', 'meh', ['Jaya Mehta', 'Mehul Jani']],
    ['both names', 'jaya me', ['Jaya Mehta']],
    ['both names the other way round', 'Mehta J', ['Jaya Mehta']],
    ['an e-mail address', 'Jaya.Meh', ['Jaya Mehta']],
    ['a phone as it is dialled', '19055550111', ['Jaya Mehta']],
    ['a phone as it is written', '(905) 555-01', ['Jaya Mehta']],
    ['the last digits of a phone', '0122', ['Mehul Jani']],
    ['the name of somebody of their household', 'kav', ['Jaya Mehta']],
    ['nobody’s name', 'zz', []],
    ['the name of somebody who was taken out of it', 'Tara', []],
    ['a sign that means something to the database', '%', []],
  ])('by %s', async (_what, typed, found) => {
    expect(await names(typed)).toEqual(found);
  });

  it('with the plan that can be booked in', async () => {
    expect((await find('Jaya'))[0]?.customer?.plan).toEqual({
      name: 'Everyday Tiffin',
      available: 4,
    });
    expect((await find('Mehul'))[0]?.customer?.plan).toBeNull();
  });

  it('and say who of their household is called so', async () => {
    expect((await find('Kavya'))[0]?.customer?.member).toBe('Kavya');
    expect((await find('Jaya'))[0]?.customer?.member).toBeNull();
  });

  it('by the number of what is theirs, and that thing with them', async () => {
    expect(await find(number.toLowerCase())).toMatchObject([
      { customer: { name: 'Jaya Mehta' }, thing: { resource: 'subscriptions', number } },
    ]);
    expect(await find('TS-2026-999999')).toEqual([]);
  });

  it('by the number of a receipt', async () => {
    expect((await find(`${number}-R2`.toLowerCase()))[0]?.thing).toMatchObject({ number });
  });

  it('and the inquiry of somebody without an account', async () => {
    const inquiry = await sentInquiry(services);
    expect(await find(inquiry.number)).toMatchObject([
      { customer: null, thing: { resource: 'catering-inquiries', number: inquiry.number } },
    ]);
  });
});
