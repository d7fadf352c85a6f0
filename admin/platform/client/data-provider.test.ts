import { describe, expect, it } from 'vitest';
import { RESOURCE_ENDPOINTS, type ResourceEndpoints } from '#admin/resource-endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { fakeApi, listAnswer } from '#test/builders/fake-api.ts';
import { createDataProvider } from './data-provider.ts';

const ID = '0190c9f4-7b6e-7cc3-98c5-0dbb1f5d7a01';
const OTHER = '0190c9f4-7b6e-7cc3-98c5-0dbb1f5d7a02';
const closure = {
  id: ID,
  startDate: '2026-12-25',
  endDate: '2026-12-25',
  reason: 'Christmas Day',
  createdAt: '2026-11-01T12:00:00Z',
};
const closureAnswer = { body: { success: true, data: { ...closure, done: null } } };

const providerOver = (...answers: Parameters<typeof fakeApi>[0]) => {
  const { call, seen } = fakeApi(answers);
  return { provider: createDataProvider(call), seen };
};

describe('a list', () => {
  it('asks for its page, its order and the filters that its call knows', async () => {
    const { provider, seen } = providerOver(listAnswer([closure], 31));
    const answer = await provider.getList('closures', {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'startDate', order: 'ASC' },
      filter: { from: '2026-11-21', search: '', unknown: 'x' },
    });
    const { pathname, searchParams } = new URL(seen[0]?.url ?? '', 'http://desk');
    expect(pathname).toBe('/api/v1/admin/closures');
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '2',
      limit: '25',
      sort: 'startDate',
      order: 'ASC',
      from: '2026-11-21',
    });
    expect(answer).toEqual({ data: [closure], total: 31 });
  });

  it('says of a search that it finds as many at least', async () => {
    const { provider } = providerOver({
      body: {
        ...listAnswer([closure], 201).body,
        pagination: { page: 1, limit: 25, total: 201, total_pages: 9, more: true },
      },
    });
    const answer = await provider.getList('closures', { filter: { search: 'patel' } });
    expect(answer).toEqual({ data: [closure], total: 201, meta: { more: true } });
  });

  it('falls back to its own order when a column cannot be sorted by', async () => {
    const { provider, seen } = providerOver(listAnswer([]));
    await provider.getList('subscriptions', { sort: { field: 'id', order: 'ASC' } });
    expect(seen[0]?.url).toContain('sort=createdAt&order=ASC');
  });

  it('writes a yes as the API reads it', async () => {
    const { provider, seen } = providerOver(listAnswer([]));
    await provider.getList('subscriptions', { filter: { unpaid: true } });
    expect(seen[0]?.url).toContain('unpaid=true');
  });

  it('turns several pages when more are asked for than one page holds, as a download does', async () => {
    const full = Array.from({ length: 100 }, () => closure);
    const { provider, seen } = providerOver(listAnswer(full, 130), listAnswer([closure], 130));
    const { data } = await provider.getList('closures', { pagination: { page: 1, perPage: 1000 } });
    expect(data).toHaveLength(101);
    expect(seen.map(({ url }) => new URL(url, 'http://desk').searchParams.get('page'))).toEqual([
      '1',
      '2',
    ]);
  });
});

describe('a record', () => {
  it('is read by its id; many are read once each', async () => {
    const { provider, seen } = providerOver(closureAnswer);
    await provider.getOne('closures', { id: ID });
    await provider.getMany('closures', { ids: [ID, OTHER, ID] });
    expect(seen.map(({ url }) => url.split('/').at(-1))).toEqual([ID, ID, OTHER]);
  });

  it('is read with many others in one call for a hundred, where the list takes their ids', async () => {
    const { provider, seen } = providerOver(listAnswer([]));
    const ids = Array.from({ length: 130 }, (_, n) => `${ID.slice(0, -3)}${100 + n}`);
    await provider.getMany('snack-orders', { ids });
    const asked = seen.map(({ url }) => new URL(url, 'http://desk'));
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/api/v1/admin/snack-orders',
      '/api/v1/admin/snack-orders',
    ]);
    expect(asked.map(({ searchParams }) => searchParams.get('ids')?.split(','))).toEqual([
      ids.slice(0, 100),
      ids.slice(100),
    ]);
  });

  it('is stored with the fields that its call declares, and no others', async () => {
    const { provider, seen } = providerOver(closureAnswer);
    const data = { ...closure, answer: null };
    await provider.update('closures', { id: ID, data, previousData: closure });
    expect(seen[0]).toMatchObject({
      method: 'PUT',
      url: `/api/v1/admin/closures/${ID}`,
      body: {
        startDate: '2026-12-25',
        endDate: '2026-12-25',
        reason: 'Christmas Day',
        answer: null,
      },
    });
    expect(seen[0]?.body).not.toHaveProperty('id');
  });

  it('is added and removed by their own calls', async () => {
    const { provider, seen } = providerOver(closureAnswer);
    await provider.create('closures', { data: closure });
    await provider.delete('closures', { id: ID });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/v1/admin/closures',
      `DELETE /api/v1/admin/closures/${ID}`,
    ]);
  });

  it('cannot be changed where the contract has no call for it', async () => {
    const { provider, seen } = providerOver(closureAnswer);
    const change = provider.update('payments', { id: ID, data: {}, previousData: { id: ID } });
    await expect(change).rejects.toMatchObject({ status: 404 });
    expect(seen).toHaveLength(0);
  });
});

describe('an action', () => {
  const subscriptionPath = `/api/v1/admin/subscriptions/${ID}/actions/approve`;
  const refused = {
    status: 409,
    body: { success: false, code: 'action_not_allowed', message: 'No.' },
  };

  it('goes to its own address, in dollars', async () => {
    const { provider, seen } = providerOver(refused);
    const payment = {
      amount: 5995,
      method: 'upi',
      reference: '',
      receivedDay: '2026-11-21',
      note: null,
    };
    const acting = provider.act('subscriptions', { id: ID, action: 'approve', body: { payment } });
    await expect(acting).rejects.toMatchObject({ status: 409, message: 'No.' });
    expect(seen[0]?.url).toBe(subscriptionPath);
    expect(seen[0]?.body).toMatchObject({ payment: { amount: 59.95, reference: '' } });
  });

  it('on one tiffin order carries its name in the path', async () => {
    const { provider, seen } = providerOver(refused);
    await expect(provider.act('tiffin-orders', { id: ID, action: 'deliver' })).rejects.toThrow(
      'No.',
    );
    expect(seen[0]?.url).toBe(`/api/v1/admin/tiffin-orders/${ID}/actions/deliver`);
  });

  it('on many says which were moved and which were refused', async () => {
    const data = {
      moved: [ID],
      refused: [{ id: OTHER, orderNumber: 'TF-2026-0002', message: 'No.' }],
    };
    const { provider, seen } = providerOver({ body: { success: true, data } });
    const body = { internalNote: 'rain' };
    const answer = await provider.actOnMany('tiffin-orders', {
      ids: [ID, OTHER],
      action: 'cancel',
      body,
    });
    expect(seen[0]).toMatchObject({
      url: '/api/v1/admin/tiffin-orders/actions/cancel',
      body: { ids: [ID, OTHER], internalNote: 'rain' },
    });
    expect(answer).toEqual({ data });
  });
});

describe('the table of resources', () => {
  const entries = Object.entries(RESOURCE_ENDPOINTS) as [string, ResourceEndpoints][];

  it.each(entries)(
    '%s asks only for calls under its own address',
    (name, { actions = {}, ...own }) => {
      const endpoints: Endpoint[] = [...Object.values(actions), ...Object.values(own)].filter(
        (one): one is Endpoint => typeof one === 'object' && 'path' in one,
      );
      expect(endpoints.length).toBeGreaterThan(0);
      for (const { path } of endpoints) expect(path).toMatch(new RegExp(`^/v1/admin/${name}(/|$)`));
    },
  );

  it.each(entries)('%s has a list that react-admin can page and sort', (_name, { list }) => {
    const { shape } = list.query as unknown as { shape: Record<string, unknown> };
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(['page', 'limit', 'sort', 'order']));
    expect(list.paginated).toBe(true);
  });
});
