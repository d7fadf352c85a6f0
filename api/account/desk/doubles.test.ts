import { sql, type Transaction } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminAudit, overview } from '#contract/kitchen/desk.ts';
import { findDoublesSince } from '#db/account/doubles.ts';
import type { DB } from '#db/types.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { type Client, useApp } from '#test/app.ts';
import { buildCustomer, buildCustomerWithoutEmail, buildStaff } from '#test/factories.ts';
import { person, write } from '#test/import-kit.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
const SIGNS_IN = { password_hash: 'chosen by them' };

let owner: Client & { id: string };
let count = 0;
/** A number that nobody else in these tests has. */
let phone: string;

beforeEach(async () => {
  owner = await services.asStaff();
  count += 1;
  phone = `+1905555${String(2000 + count)}`;
});

/** With whom somebody may be the same, as the desk's page says it. */
const doublesOf = async (id: string) =>
  (await owner.call(adminCustomers.read, { params: { id } })).data.doubles;

const listed = async () => {
  const query = {
    page: 1,
    limit: 100,
    sort: 'createdAt',
    order: 'DESC',
    state: 'doubles',
  } as const;
  return (await owner.call(adminCustomers.list, { query })).data;
};
const listedIds = async () => (await listed()).map(({ id }) => id);

const written = () => buildCustomerWithoutEmail(services.db, { address: null, phone });
const registered = (values: { phone?: string | null } = {}) =>
  buildCustomer(services.db, { ...SIGNS_IN, phone, address: null, ...values });

const tellApart = (id: string, otherId: string, staff: Client = owner) =>
  staff.call(adminCustomers.tellApart, { params: { id }, body: { otherId } });

describe('somebody who registers with the number of somebody whom the kitchen wrote down', () => {
  it('is pointed out on both pages', async () => {
    const [one, other] = [await written(), await registered()];
    expect(await doublesOf(one.id)).toEqual([
      {
        id: other.id,
        name: 'Asha Patel',
        phone,
        email: other.email,
        signsIn: true,
        shares: 'phone',
      },
    ]);
    expect(await doublesOf(other.id)).toEqual([
      { id: one.id, name: 'Meera', phone, email: null, signsIn: false, shares: 'phone' },
    ]);
  });

  it('is in the list of doubles, as is the other', async () => {
    const [one, other] = [await written(), await registered()];
    const ids = await listedIds();
    expect(ids.filter((id) => id === one.id || id === other.id)).toHaveLength(2);
  });

  it('stands beside them there, and they beside the other', async () => {
    const [one, other] = [await written(), await registered()];
    const rows = await listed();
    const beside = (id: string) => rows.find((row) => row.id === id)?.doubles;
    expect(beside(one.id)).toEqual(await doublesOf(one.id));
    expect(beside(other.id)).toMatchObject([{ id: one.id, name: 'Meera', shares: 'phone' }]);
  });

  it('is joined by nobody but whoever presses it', async () => {
    const [one, other] = [await written(), await registered()];
    await doublesOf(other.id);
    const merged = await owner.call(adminCustomers.merge, {
      params: { id: other.id },
      body: { otherId: one.id },
    });
    expect(merged.data.doubles).toEqual([]);
  });
});

describe('somebody who books in the shop', () => {
  it('is pointed out by the number that they gave', async () => {
    const [one, other] = [await written(), await registered({ phone: null })];
    await buildSubscription(services.db, { customer: other, customer_phone: phone });
    expect(await doublesOf(one.id)).toMatchObject([{ id: other.id, shares: 'phone' }]);
    expect(await doublesOf(other.id)).toMatchObject([{ id: one.id, shares: 'phone' }]);
  });

  it('is pointed out by the e-mail address that they gave', async () => {
    const email = `written-${count}@example.com`;
    const one = await buildCustomerWithoutEmail(services.db, { address: null, phone, email });
    const other = await registered({ phone: null });
    await buildSubscription(services.db, { customer: other, customer_email: email });
    expect(await doublesOf(one.id)).toMatchObject([{ id: other.id, shares: 'email' }]);
  });
});

describe('two with one number', () => {
  it('who both sign in are pointed out on both pages, and in the list', async () => {
    const [one, other] = [await registered(), await registered()];
    expect(await doublesOf(one.id)).toMatchObject([{ id: other.id, signsIn: true }]);
    expect(await doublesOf(other.id)).toMatchObject([{ id: one.id, shares: 'phone' }]);
    expect(await listedIds()).toEqual(expect.arrayContaining([one.id, other.id]));
  });

  it('whom the kitchen wrote down are, too', async () => {
    const [one, other] = [await written(), await written()];
    expect(await doublesOf(one.id)).toMatchObject([{ id: other.id, signsIn: false }]);
    expect(await doublesOf(other.id)).toMatchObject([{ id: one.id, shares: 'phone' }]);
  });

  it('are one where they are joined, and two where somebody has said so', async () => {
    for (const build of [registered, written]) {
      phone = `+1416555${String(3000 + count)}`;
      count += 1;
      const [one, other, third] = [await build(), await build(), await build()];
      await tellApart(one.id, third.id);
      expect(await doublesOf(third.id)).toMatchObject([{ id: other.id }]);
      const merge = { params: { id: one.id }, body: { otherId: other.id } };
      expect((await owner.call(adminCustomers.merge, merge)).data.doubles).toEqual([]);
      expect(await doublesOf(third.id)).toEqual([]);
    }
  });

  it('are no more once one of them has another number', async () => {
    const [one, other] = [await registered(), await registered()];
    await services.db
      .updateTable('customers')
      .set({ phone: null })
      .where('id', '=', other.id)
      .execute();
    expect(await doublesOf(one.id)).toEqual([]);
  });
});

describe('two with one name and address', () => {
  const at = (text: string, values: { first_name?: string } = {}) =>
    buildCustomer(services.db, {
      ...{ first_name: `Leela ${count}`, phone: null },
      ...values,
      address: deliveryAddress(text),
    });

  it('are pointed out, however the address is written', async () => {
    const one = await at('Unit 4, 12 King Street East, Oshawa, ON L1H 1A1');
    const other = await at('12 king st. e, oshawa l1h1a1');
    expect(await doublesOf(one.id)).toMatchObject([{ id: other.id, shares: 'home' }]);
    expect(await doublesOf(other.id)).toMatchObject([{ id: one.id, shares: 'home' }]);
  });

  it('are not without one of the two', async () => {
    const one = await at('12 King Street East, Oshawa, ON L1H 1A1');
    await at('14 King Street East, Oshawa, ON L1H 1A1');
    await at('12 King Street East, Oshawa, ON L1H 1A1', { first_name: 'Nisha' });
    expect(await doublesOf(one.id)).toEqual([]);
  });

  it('stay pointed out where an import did not ask about them', async () => {
    const one = await at('16 King Street East, Oshawa, ON L1H 1A1');
    const row = person({ address: '16 King Street East, Oshawa, ON L1H 1A1', email: '' });
    await write(owner, [{ ...row, name: `${one.first_name} ${one.last_name}` }]);
    expect(await doublesOf(one.id)).toMatchObject([{ shares: 'home' }]);
  });
});

it('the overview says how many pairs wait for somebody', async () => {
  const waiting = async () => (await owner.call(overview.read, {})).data.doubles;
  const before = await waiting();
  const [one, other] = [await written(), await registered()];
  expect(await waiting()).toBe(before + 1);
  await tellApart(one.id, other.id);
  expect(await waiting()).toBe(before);
});

it('two who were written at the same moment are found at night', async () => {
  const [one] = [await written(), await registered()];
  await services.db.deleteFrom('doubles').execute();
  await findDoublesSince(services.db, services.clock.now().subtract({ hours: 48 }));
  expect(await doublesOf(one.id)).toHaveLength(1);
});

describe('nobody is pointed out', () => {
  it('who was erased', async () => {
    const one = await written();
    const { id } = await registered();
    await services.db
      .updateTable('customers')
      .set({ erased_at: services.clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await doublesOf(one.id)).toEqual([]);
  });
});

describe('two people with one number', () => {
  it('are remembered as two, for both', async () => {
    const [one, other] = [await written(), await registered()];
    const cook = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
    expect((await tellApart(one.id, other.id, cook)).data.doubles).toEqual([]);
    expect(await doublesOf(other.id)).toEqual([]);
    expect(await listedIds()).not.toContain(one.id);
  });

  it('stay two when it is said again, from the other page', async () => {
    const [one, other] = [await written(), await registered()];
    await tellApart(one.id, other.id);
    expect((await tellApart(other.id, one.id)).status).toBe(200);
  });

  it('leave whoever else has the number to be looked at', async () => {
    const [one, other] = [await written(), await registered()];
    const third = await registered();
    await tellApart(one.id, other.id);
    expect(await doublesOf(one.id)).toMatchObject([{ id: third.id }]);
  });

  it('are in the audit log', async () => {
    const [one, other] = [await written(), await registered()];
    await tellApart(one.id, other.id);
    const { data } = await owner.call(adminAudit.list, {
      query: { page: 1, limit: 5, sort: 'at', order: 'DESC', resourceId: one.id },
    });
    expect(data).toMatchObject([{ action: 'tell-apart', after: { toldApartFrom: other.id } }]);
  });

  it('stay two when one of them takes in a third account', async () => {
    const [one, other] = [await written(), await registered()];
    await tellApart(one.id, other.id);
    const { id } = await registered({ phone: null });
    await owner.call(adminCustomers.merge, { params: { id }, body: { otherId: other.id } });
    expect(await doublesOf(one.id)).toEqual([]);
  });

  it('are two from the beginning where whoever writes one down says so', async () => {
    await registered();
    const { data } = await owner.call(adminCustomers.create, {
      body: {
        ...{ firstName: 'Kiran', lastName: '', phone, diet: 'vegetarian', allergies: '' },
        ...{ standingNote: '', sharesPhone: true },
      },
    });
    expect(data.doubles).toEqual([]);
  });

  it('are two from the beginning where an import was told so', async () => {
    const other = await registered();
    const row = person({ phone, email: '', decision: 'another_person' });
    expect((await write(owner, [row])).status).toBe(201);
    expect(await doublesOf(other.id)).toEqual([]);
  });

  it('are not somebody who is not there', async () => {
    const one = await written();
    expect((await tellApart(one.id, '8e6f0d5e-6f9a-4a55-9c1e-0d4b3c0c7a11')).status).toBe(404);
  });
});

describe('customers who come all at once, into a kitchen that has known a few', () => {
  it('are compared with whom they may be, not each with all others', async () => {
    await services.db.transaction().execute(async (transaction) => {
      const write = (from: number, to: number) =>
        sql`
        INSERT INTO customers (first_name, last_name, phone, address)
        SELECT 'Asha', 'Patel ' || place, '+1416' || 5550000 + place, jsonb_build_object('text', place || ' Elm Street')
        FROM generate_series(${from}::int, ${to}::int) AS place`.execute(transaction);
      for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) await write(place, place);
      const before = await rowsRead(transaction);
      await write(1001, 2000);
      expect((await rowsRead(transaction)) - before).toBeLessThan(20 * 1000);
    });
  });
});

/** How many rows of customers this transaction has read, one by one or by an index. */
async function rowsRead(transaction: Transaction<DB>): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables
    WHERE relname = 'customers'`.execute(transaction);
  return rows[0]?.read ?? 0;
}
