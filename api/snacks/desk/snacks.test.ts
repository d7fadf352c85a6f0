import { beforeEach, describe, expect, it } from 'vitest';
import { snacks } from '#contract/snacks/catalogue.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildSnack, deskSnackOf, snackOrderOf } from '#test/snack-factories.ts';

const services = useApp();
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
});

const byOrder = { page: 1, limit: 100, sort: 'sortOrder', order: 'ASC' } as const;

const list = async (filter: object = {}) =>
  (await staff.call(adminSnacks.list, { query: { ...byOrder, ...filter } })).data;

const add = (change: Parameters<typeof deskSnackOf>[0] = {}) =>
  staff.call(adminSnacks.create, { body: deskSnackOf(change) });

const audited = async (id: string) =>
  (
    await services.db
      .selectFrom('audit_log')
      .where('resource', '=', 'snacks')
      .where('resource_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .select(['action', 'before', 'after'])
      .execute()
  ).map(({ action, before, after }) => ({ action, before, after }));

describe('editing snacks', () => {
  it('adds one with every field, at the end, and the shop has it at once', async () => {
    await buildSnack(services.db, { sort_order: 40 });
    const { status, data } = await add({ name: 'Khaman Dhokla', dailyLimit: 30, isSpicy: true });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      slug: 'khaman-dhokla',
      name: 'Khaman Dhokla',
      price: 899,
      deliveryCharge: 50,
      taxPercentage: 1300,
      categories: ['indian-snacks', 'savory'],
      preparationTime: 20,
      calories: 160,
      tags: ['steamed'],
      allergens: ['mustard'],
      isSpicy: true,
      isActive: true,
      dailyLimit: 30,
      sortOrder: 41,
      soldOutToday: false,
    });
    await services.contentSettled();
    const inShop = await services.visitor.call(snacks.read, { params: { id: 'khaman-dhokla' } });
    expect(inShop.data).toMatchObject({ id: data.id, tax_percentage: 1300 });
    expect(await audited(data.id)).toMatchObject([
      { action: 'create', before: null, after: { name: 'Khaman Dhokla', price: 899 } },
    ]);
  });

  it('changes what is sent, keeps its address and place, and says in the log what changed', async () => {
    const { data: before } = await add({ name: 'Patra', categories: ['street-food'] });
    const { data } = await staff.call(adminSnacks.update, {
      params: { id: before.id },
      body: deskSnackOf({
        name: 'Patra with sesame',
        price: 950,
        categories: ['sweet', 'indian-snacks', 'sweet'],
      }),
    });
    expect(data).toMatchObject({
      slug: 'patra',
      name: 'Patra with sesame',
      sortOrder: before.sortOrder,
      categories: ['indian-snacks', 'sweet'],
    });
    const [, change] = await audited(before.id);
    expect(change).toMatchObject({
      action: 'update',
      before: { name: 'Patra', price: 899, categories: ['street-food'] },
      after: { name: 'Patra with sesame', price: 950 },
    });
    expect(change?.after).not.toHaveProperty('calories');
  });

  it('gives no two snacks one address', async () => {
    const { data: first } = await add({ name: 'Handvo' });
    expect(await add({ name: 'handvo!' })).toMatchObject({
      status: 409,
      code: 'slug_taken',
      errors: [
        {
          field: 'slug',
          message: 'The address "handvo" is taken already. Please choose another one.',
        },
      ],
    });
    const { data: second } = await add({ name: 'Handvo', slug: 'handvo-large' });
    expect(second.slug).toBe('handvo-large');
    const change = (slug: string) =>
      staff.call(adminSnacks.update, {
        params: { id: second.id },
        body: deskSnackOf({ name: 'Handvo', slug }),
      });
    expect((await change(first.slug)).code).toBe('slug_taken');
    expect((await change('handvo-large')).status).toBe(200);
    const both = await Promise.all([add({ name: 'Bhakarwadi' }), add({ name: 'Bhakarwadi' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('refuses what the books cannot hold, field by field', async () => {
    const body = {
      ...deskSnackOf(),
      price: 10_000.01,
      deliveryCharge: 0.5,
      taxPercentage: 9.975,
      dailyLimit: 0,
      slug: 'Not a slug',
    };
    const answered = await staff.send('POST', '/api/v1/admin/snacks', body, {
      idempotencyKey: crypto.randomUUID(),
    });
    expect(answered.status).toBe(422);
    expect(answered.errors).toEqual(
      expect.arrayContaining([
        { field: 'price', message: 'Please enter at most C$10,000.00.' },
        {
          field: 'taxPercentage',
          message: 'Please enter a percentage from 0 to 100, with at most two decimals.',
        },
        { field: 'slug', message: 'Please use small letters, digits and single dashes only.' },
        {
          field: 'dailyLimit',
          message: 'Please enter how many a day at most (1 to 100,000), or nothing.',
        },
      ]),
    );
  });

  it('lists also what is switched off, by category and by words', async () => {
    const { data: off } = await add({
      name: 'Winter Ponk',
      isActive: false,
      categories: ['street-food'],
    });
    const idsOf = async (filter: object) => (await list(filter)).map(({ id }) => id);
    expect(await idsOf({})).toContain(off.id);
    expect(await idsOf({ isActive: false })).toEqual([off.id]);
    expect(await idsOf({ search: 'ponk' })).toEqual([off.id]);
    expect(await idsOf({ search: 'ponk', category: 'sweet' })).toEqual([]);
    expect(await idsOf({ search: 'ponk', category: 'street-food' })).toEqual([off.id]);
  });

  it('deletes one that nobody ordered, and says of others to switch them off', async () => {
    const { data: unloved } = await add();
    const remove = (id: string) => staff.call(adminSnacks.remove, { params: { id } });
    expect((await remove(unloved.id)).status).toBe(200);
    const gone = await staff.call(adminSnacks.read, { params: { id: unloved.id } });
    expect([gone.status, gone.code]).toEqual([404, 'snack_not_found']);
    expect((await audited(unloved.id)).map(({ action }) => action)).toEqual(['create', 'delete']);

    const { data: loved } = await add();
    const customer = await services.asCustomer();
    await customer.call(snackOrders.place, { body: snackOrderOf({ snackId: loved.id }) });
    expect(await remove(loved.id)).toMatchObject({
      status: 409,
      message: 'This is in use and cannot be deleted. Switch it off instead.',
    });
  });

  it('is refused or sold when it is ordered while it is deleted, never both', async () => {
    const customer = await services.asCustomer();
    for (let round = 0; round < 5; round++) {
      const { id } = await buildSnack(services.db);
      const [bought, removed] = await Promise.all([
        customer.call(snackOrders.place, { body: snackOrderOf({ snackId: id }) }),
        staff.call(adminSnacks.remove, { params: { id } }),
      ]);
      expect([
        [201, 409],
        [409, 200],
      ]).toContainEqual([bought.status, removed.status]);
    }
  });
});

describe('what is sold out today', () => {
  it('cannot be ordered for today until it is back, or it is tomorrow', async () => {
    const { data: snack } = await add();
    const customer = await services.asCustomer();
    const orderFor = async (delivery_time: string) => {
      const body = { ...snackOrderOf({ snackId: snack.id }), delivery_time };
      return (await customer.call(snackOrders.place, { body })).code;
    };
    const params = { id: snack.id };
    const { data: out } = await staff.call(adminSnacks.soldOut, { params });
    expect(out.soldOutToday).toBe(true);
    expect(await orderFor('2026-11-18T14:00')).toBe('snack_sold_out');
    expect(await orderFor('2026-11-19T14:00')).toBeUndefined();

    const { data: back } = await staff.call(adminSnacks.backOnSale, { params });
    expect(back.soldOutToday).toBe(false);
    expect(await orderFor('2026-11-18T14:00')).toBeUndefined();
    const { data: read } = await staff.call(adminSnacks.read, { params });
    expect(read.orderedToday).toBe(1);

    await staff.call(adminSnacks.soldOut, { params });
    // 00:30 in Toronto.
    services.clock.set('2026-11-19T05:30:00Z');
    expect((await staff.call(adminSnacks.read, { params })).data.soldOutToday).toBe(false);
    expect((await audited(snack.id)).map(({ action }) => action)).toEqual([
      'create',
      'sold-out',
      'back-on-sale',
      'sold-out',
    ]);
  });
});

describe('the order of the snacks', () => {
  it('is what staff say, in the shop too', async () => {
    await add();
    await add();
    const before = (await list()).map(({ id }) => id);
    const ids = before.toReversed();
    const { status, data } = await staff.call(adminSnacks.reorder, { body: { ids } });
    expect([status, data.ids]).toEqual([200, ids]);
    const after = await list();
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.map(({ sortOrder }) => sortOrder)).toEqual(ids.map((_, index) => index + 1));
    await services.contentSettled();
    const query = { page: 1, limit: 100, sort_by: 'sort_order', sort_order: 'ASC' } as const;
    const { data: shop } = await services.visitor.call(snacks.list, { query });
    const offered = new Set(shop.snacks.map(({ id }) => id));
    expect(shop.snacks.map(({ id }) => id)).toEqual(ids.filter((id) => offered.has(id)));
  });

  it('is refused when the list before the staff is an old one', async () => {
    const ids = (await list()).map(({ id }) => id);
    await add();
    const reorder = async (wanted: string[]) =>
      (await staff.call(adminSnacks.reorder, { body: { ids: wanted } })).code;
    expect(await reorder(ids)).toBe('conflict');
    const all = (await list()).map(({ id }) => id);
    expect(await reorder([...all.slice(1), all[1] as string])).toBe('conflict');
    expect(await reorder(all)).toBeUndefined();
  });

  it('survives two people who drag at once', async () => {
    const ids = (await list()).map(({ id }) => id);
    const reordered = await Promise.all(
      [ids, ids.toReversed(), ids, ids.toReversed()].map((wanted) =>
        staff.call(adminSnacks.reorder, { body: { ids: wanted } }),
      ),
    );
    expect(reordered.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const stored = (await list()).map(({ id }) => id);
    expect([ids, ids.toReversed()]).toContainEqual(stored);
  });
});
