import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CustomerListState } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
let owner: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  owner = await services.asStaff();
});

/** A customer of long ago. */
const buildOld = () =>
  buildCustomer(services.db, { created_at: services.clock.now().subtract({ hours: 90 * 24 }) });

const listed = async (state: CustomerListState) => {
  const query = { page: 1, limit: 100, sort: 'createdAt', order: 'DESC', state } as const;
  return (await owner.call(adminCustomers.list, { query })).data.map(({ id }) => id);
};

/** A customer with a plan of so many credits, who ate one tiffin on each of these days. */
async function eater(available: number, days: readonly string[], began?: string) {
  const customer = await buildOld();
  const plan = await buildSubscription(services.db, { customer, credits: available });
  if (began)
    await services.db
      .updateTable('subscriptions')
      .set({ approved_at: Temporal.Instant.from(`${began}T15:00:00Z`) })
      .where('id', '=', plan.id)
      .execute();
  const order = {
    subscription_id: plan.id,
    customer_id: customer.id,
    slot: '18:00-19:00',
    quantity: 1,
    status: 'delivered',
    credits_used: 1,
    address: deliveryAddress('12 Maple Street, Oshawa, ON L1G 4S8'),
    address_key: 'a door',
  } as const;
  const number = sql<string>`next_number('TF', 2026)`;
  const eaten = days.map((delivery_day) => ({ ...order, number, delivery_day }));
  if (eaten.length > 0) await services.db.insertInto('tiffin_orders').values(eaten).execute();
  return customer;
}

/** Five days of each of the two weeks before today. */
const TWO_WEEKS = [
  ...['2026-11-04', '2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10'],
  ...['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17'],
];

describe('the lists of customers that a kitchen asks for', () => {
  it('know who is new', async () => {
    const [old, fresh] = [await buildOld(), await buildCustomer(services.db)];
    const ids = await listed('new');
    expect(ids).toContain(fresh.id);
    expect(ids).not.toContain(old.id);
  });

  it('know whose credits are gone within a week, at their pace', async () => {
    const low = await eater(2, TWO_WEEKS);
    const enough = await eater(3, TWO_WEEKS);
    const ids = await listed('runs_out');
    expect(ids).toContain(low.id);
    expect(ids).not.toContain(enough.id);
  });

  it('know who has few credits and no pace yet, as after an import', async () => {
    const few = [await eater(5, []), await eater(5, ['2026-11-17'])];
    const enough = [await eater(6, []), await eater(6, ['2026-11-17'])];
    const ids = await listed('runs_out');
    for (const { id } of few) expect(ids).toContain(id);
    for (const { id } of enough) expect(ids).not.toContain(id);
  });

  it('leave out whoever left a rest of an old plan, until they book again', async () => {
    const gone = [await eater(3, [], '2026-10-20'), await eater(3, ['2026-11-17'], '2026-08-03')];
    const fresh = await eater(3, [], '2026-10-21');
    const back = await eater(3, [], '2026-08-03');
    await services.db
      .updateTable('subscriptions')
      .set({ reserved: 2 })
      .where('customer_id', '=', back.id)
      .execute();
    const ids = await listed('runs_out');
    for (const { id } of gone) expect(ids).not.toContain(id);
    for (const { id } of [fresh, back]) expect(ids).toContain(id);
  });

  it('know who has a birthday within a week, also around the end of a year', async () => {
    services.clock.set('2026-12-29T15:00:00Z');
    const [owner2, born] = [
      await services.asStaff(),
      (birthday: string) => buildCustomer(services.db, { birthday }),
    ];
    owner = owner2;
    const near = [await born('12-29'), await born('01-04')];
    const others = [await born('12-28'), await born('01-05')];
    const ids = await listed('birthday');
    for (const { id } of near) expect(ids).toContain(id);
    for (const { id } of others) expect(ids).not.toContain(id);
  });

  it('are left to whoever has a tag, and tags are offered by how often they are used', async () => {
    const [vip, other] = [await buildOld(), await buildOld()];
    const tag = async (id: string, tags: string[]) => {
      const { data } = await owner.call(adminCustomers.read, { params: { id } });
      const { firstName, lastName, phone, address, diet, allergies, standingNote } = data;
      const body = { firstName, lastName, phone, address, diet, allergies, standingNote, tags };
      return owner.call(adminCustomers.update, { params: { id }, body });
    };
    expect((await tag(vip.id, ['VIP', 'Whitby'])).data.tags).toEqual(['VIP', 'Whitby']);
    await tag(other.id, ['Whitby']);
    await expect(tag(other.id, ['Whitby', 'whitby'])).rejects.toThrow('each tag once');
    const query = { page: 1, limit: 100, sort: 'createdAt', order: 'DESC', tag: 'VIP' } as const;
    const { data } = await owner.call(adminCustomers.list, { query });
    expect(data.map(({ id }) => id)).toEqual([vip.id]);
    expect((await owner.call(adminCustomers.tags, {})).data.slice(0, 2)).toEqual(['Whitby', 'VIP']);
  });

  it('know who stopped, and who goes on', async () => {
    const stopped = await buildOld();
    const goesOn = await buildOld();
    for (const customer of [stopped, goesOn])
      await buildSubscription(services.db, { customer, status: 'completed' });
    await buildSubscription(services.db, { customer: goesOn });
    const ids = await listed('stopped');
    expect(ids).toContain(stopped.id);
    expect(ids).not.toContain(goesOn.id);
  });

  it('know who owes something, and how much, until it is paid', async () => {
    const customer = await buildOld();
    const plan = await buildSubscription(services.db, { customer });
    expect(await listed('unpaid')).toContain(customer.id);
    const read = async () =>
      (await owner.call(adminCustomers.read, { params: { id: customer.id } })).data;
    const { owed } = await read();
    const due = await owner.call(adminSubscriptions.read, { params: { id: plan.id } });
    expect(owed).toBe(due.data.balance.owed);
    expect(owed).toBeGreaterThan(0);
  });
});

describe('a customer at a glance', () => {
  it('had their last order on the day that it was brought', async () => {
    const customer = await eater(5, ['2026-11-12', '2026-11-16']);
    const { data } = await owner.call(adminCustomers.read, { params: { id: customer.id } });
    expect(data.lastOrderDay).toBe('2026-11-16');
  });

  it('is told when the credits run out as their own home tells it', async () => {
    const customer = await eater(5, TWO_WEEKS);
    const { data } = await owner.call(adminCustomers.read, { params: { id: customer.id } });
    // One a day from tomorrow on, Thursday: the fifth is on Wednesday.
    expect(data.runOut).toEqual({ day: '2026-11-25', by: 'pace' });
  });
});
