import { describe, expect, it } from 'vitest';
import type { output } from 'zod/mini';
import { type SnackListQuery, snacks } from '#contract/snacks/catalogue.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { useApp } from '#test/app.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const services = useApp();

type Asked = Partial<output<typeof SnackListQuery>>;

const listNow = async (query: Asked = {}) => {
  const { data } = await services.visitor.call(snacks.list, {
    query: { page: 1, limit: 100, sort_by: 'sort_order', sort_order: 'ASC', ...query },
  });
  return { names: data.snacks.map(({ name }) => name), ...data };
};
const list = async (query: Asked = {}) => {
  await services.contentSettled();
  return listNow(query);
};

describe('the list of snacks', () => {
  it('filters by category, diet and heat, in the order of the kitchen', async () => {
    await buildSnack(services.db, { name: 'Samosa', is_spicy: true, sort_order: 2 });
    await buildSnack(services.db, { name: 'Dhokla', sort_order: 1 });
    await buildSnack(services.db, { name: 'Penda', categories: ['sweet'], sort_order: 3 });
    await buildSnack(services.db, { name: 'Dabeli', categories: ['street-food'], sort_order: 4 });
    await buildSnack(services.db, { name: 'Gone', is_active: false });

    expect((await list()).names).toEqual(['Dhokla', 'Samosa', 'Penda', 'Dabeli']);
    expect((await list({ category: 'savory' })).names).toEqual(['Dhokla', 'Samosa']);
    expect((await list({ category: 'sweet' })).names).toEqual(['Penda']);
    expect((await list({ is_spicy: true })).names).toEqual(['Samosa']);
    expect((await list({ is_vegetarian: false })).names).toEqual([]);
    expect((await list({ sort_by: 'name', sort_order: 'DESC' })).names[0]).toBe('Samosa');
  });

  it('finds words anywhere in name, description and tags, and takes them literally', async () => {
    await buildSnack(services.db, { name: 'Mathia', description: 'For Diwali', tags: ['50% off'] });
    expect((await list({ search: 'athi' })).names).toEqual(['Mathia']);
    expect((await list({ search: 'diwali' })).names).toEqual(['Mathia']);
    expect((await list({ search: '50%' })).names).toEqual(['Mathia']);
    expect((await list({ search: '5_%' })).names).toEqual([]);
  });

  it('needs every word of a search, wherever it stands and however it is spelt', async () => {
    await buildSnack(services.db, {
      name: 'Pani-Puri',
      description: 'With a crème of tamarind',
      categories: ['indian-snacks', 'savory'],
      tags: ['gluten-free'],
    });
    for (const search of [
      'puri pani',
      'PANI  puri',
      'pani-puri tamarind',
      'creme',
      'Crème puri',
      'gluten free puri',
      'indian snacks pani',
      'savory tamarind',
    ])
      expect((await list({ search })).names, search).toEqual(['Pani-Puri']);
    expect((await list({ search: 'pani sweet tamarind' })).names).toEqual([]);
    expect((await list({ search: ' - ' })).names).toContain('Pani-Puri');
  });

  it('comes in pages', async () => {
    const { total } = (await list()).pagination;
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, page: 2 });
    expect(first.pagination).toEqual({
      page: 1,
      limit: 2,
      total,
      total_pages: Math.ceil(total / 2),
    });
    expect(second.names).not.toContain(first.names[0]);
    expect((await list({ page: 1_000 })).names).toEqual([]);
  });

  it('looks up certain snacks, as a cart does, and leaves out what is gone', async () => {
    const [here, gone] = [
      await buildSnack(services.db),
      await buildSnack(services.db, { is_active: false }),
    ];
    expect((await list({ ids: [here.id, gone.id] })).names).toEqual([here.name]);
    expect((await list({ ids: [] })).names).toEqual([]);
    expect(await services.visitor.send('GET', '/api/v1/public/snack?ids=dhokla')).toMatchObject({
      status: 400,
    });
  });

  it('understands categories as old links spell them', async () => {
    const spelt = await services.visitor.send('GET', '/api/v1/public/snack?category=Street%20Food');
    expect((spelt.data as { snacks: unknown[] }).snacks).toHaveLength(1);
    expect(await services.visitor.send('GET', '/api/v1/public/snack?category=fish')).toMatchObject({
      status: 400,
    });
  });
});

describe('one snack', () => {
  it('is found by id and by slug', async () => {
    const { id, slug } = await buildSnack(services.db, { name: 'Khandvi' });
    for (const key of [id, slug, slug.toUpperCase()]) {
      const { data } = await services.visitor.call(snacks.read, { params: { id: key } });
      expect(data, key).toMatchObject({
        name: 'Khandvi',
        title: 'Khandvi',
        category: 'indian-snacks',
        sold_out_today: false,
      });
    }
  });

  it('is not found when there is none, or none on offer', async () => {
    const { slug } = await buildSnack(services.db, { is_active: false });
    for (const key of [slug, 'unicorn', '%00'])
      expect(await services.visitor.call(snacks.read, { params: { id: key } })).toMatchObject({
        status: 404,
        message: 'Snack not found',
      });
  });

  it('is not found by a page whose address has a NUL in it', async () => {
    for (const id of ['\0', 'dho\0kla'])
      await expect(services.pageCall(snacks.read, { params: { id } })).rejects.toMatchObject({
        code: 'snack_not_found',
        status: 404,
      });
  });

  it('is sold out for today once the last one of the day is taken', async () => {
    const { id, slug } = await buildSnack(services.db, { daily_limit: 2 });
    const customer = await services.asCustomer();
    // Nothing here says that content has changed: the order itself has to.
    const isSoldOut = async () => {
      const { data } = await services.visitor.call(snacks.read, { params: { id: slug } });
      const listed = (await listNow()).snacks.find((snack) => snack.id === id);
      return { onItsPage: data.sold_out_today, inTheList: listed?.sold_out_today };
    };
    const today = { delivery_time: '2026-11-18T14:00' };
    const buy = () =>
      customer.call(snackOrders.place, { body: { ...snackOrderOf({ snackId: id }), ...today } });
    await services.contentSettled();
    await buy();
    expect(await isSoldOut()).toEqual({ onItsPage: false, inTheList: false });
    const { data } = await buy();
    await expect.poll(isSoldOut).toEqual({ onItsPage: true, inTheList: true });
    const body = { reason: 'Changed my mind' };
    await customer.call(snackOrders.cancel, { params: { id: data.id }, body });
    await expect.poll(isSoldOut).toEqual({ onItsPage: false, inTheList: false });
  });
});
