import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fromSnapshot, handlers } from '#api/platform/http/handler.ts';
import { ClientDisconnected } from '#api/platform/queues/work-queue.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Money } from '#contract/platform/primitives.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { useApp } from '#test/app.ts';
import { createSnapshots } from './snapshot.ts';

const dishes = {
  list: endpoint({
    method: 'GET',
    path: '/v1/test/dishes',
    access: 'public',
    kept: true,
    summary: 'List',
    query: z.object({ kind: z._default(z.enum(['sweet', 'savoury']), 'sweet') }),
    data: z.array(z.object({ name: z.string(), price: Money, loaded: z.int() })),
  }),
  today: endpoint({
    method: 'GET',
    path: '/v1/test/today',
    access: 'public',
    kept: true,
    summary: 'Read',
    data: z.object({ loaded: z.int() }),
  }),
  slow: endpoint({
    method: 'GET',
    path: '/v1/test/slow',
    access: 'public',
    kept: true,
    summary: 'Read',
    data: z.object({ reason: z.string() }),
  }),
  gone: endpoint({
    method: 'GET',
    path: '/v1/test/gone',
    access: 'public',
    summary: 'Read',
    data: z.null(),
    errors: ['snack_not_found'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/v1/test/own',
    access: 'customer',
    summary: 'Read',
    data: z.null(),
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/v1/admin/test/dishes',
    access: 'kitchen',
    summary: 'Change',
    data: z.null(),
  }),
};

let loaded = 0;
/** Opens each wait of `slow`, in turn. */
const doors: (() => void)[] = [];

const mounted = handlers(dishes, {
  list: fromSnapshot((_ctx, { query }) =>
    Array.from({ length: 40 }, () => ({ name: query.kind, price: 350, loaded: ++loaded })),
  ),
  today: fromSnapshot(
    () => ({ loaded: ++loaded }),
    (now) => now.add({ minutes: 10 }),
  ),
  slow: fromSnapshot(async (ctx) => {
    const { rows } = await sql<{ reason: string }>`SELECT reason FROM closures`.execute(ctx.db);
    await new Promise<void>((resolve) => doors.push(resolve));
    return { reason: rows[0]?.reason ?? 'open' };
  }),
  gone: () => refuse('snack_not_found'),
  own: () => null,
  edit: () => null,
});

const services = useApp({ mounted });
const LIST = '/api/v1/test/dishes';
const get = (url: string, headers: Record<string, string> = {}) =>
  services.visitor.send('GET', url, undefined, { headers });

describe('an answer from a snapshot', () => {
  it('is made once for each different query, however that is spelt', async () => {
    const plain = await get(LIST);
    expect(plain).toMatchObject({ status: 200, success: true });
    for (const url of [LIST, `${LIST}?kind=sweet`, `${LIST}?kind=sweet&utm_source=mail`]) {
      expect((await get(url)).text).toBe(plain.text);
    }
    const other = await get(`${LIST}?kind=savoury`);
    expect(other.text).not.toBe(plain.text);
    expect(await get(`${LIST}?kind=bitter`)).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });

  it('is made once for all who ask at the same time', async () => {
    services.services.snapshots.forgetAll();
    const before = loaded;
    await Promise.all(Array.from({ length: 20 }, () => get(LIST)));
    expect(loaded - before).toBe(40);
  });

  it('carries an ETag, and is not sent again to who has it', async () => {
    const first = await get(LIST);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    for (const known of [`W/"x", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await get(LIST, { 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, text: '' });
    }
    expect(await get(LIST, { 'if-none-match': '"another"' })).toMatchObject({ status: 200 });
  });

  it('is compressed for who can read that, and the same inside', async () => {
    const plain = await get(LIST);
    const packed = (accepted: string) =>
      services.app.inject({ url: LIST, headers: { 'accept-encoding': accepted } });
    const brotli = await packed('gzip, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.text);
    expect(brotli.rawPayload.length).toBeLessThan(plain.text.length / 2);
    const gzip = await packed('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.text);
    expect((await packed('br;q=0')).payload).toBe(plain.text);
    const head = await services.visitor.send('HEAD', LIST);
    expect(head).toMatchObject({ status: 200, text: '' });
  });

  it('is forgotten when content changes, here or anywhere', async () => {
    const first = await get(LIST);
    await sql`UPDATE plan_groups SET name = name`.execute(services.db);
    await services.contentSettled();
    const second = await get(LIST);
    expect(second.text).not.toBe(first.text);
    await (await services.asStaff()).call(dishes.edit, {});
    expect((await get(LIST)).text).not.toBe(second.text);
  });

  it('is forgotten at the moment it names', async () => {
    const now = services.clock.now();
    const first = await get('/api/v1/test/today');
    services.clock.set(now.add({ minutes: 10 }).subtract({ nanoseconds: 1_000_000 }));
    expect((await get('/api/v1/test/today')).text).toBe(first.text);
    services.clock.set(now.add({ minutes: 10 }));
    expect((await get('/api/v1/test/today')).text).not.toBe(first.text);
    services.clock.set(now);
  });

  it('is not kept when content changed while it was made', async () => {
    const early = get('/api/v1/test/slow');
    await expect.poll(() => doors.length).toBe(1);
    await sql`INSERT INTO closures (start_day, end_day, reason)
      VALUES ('2026-12-25', '2026-12-25', 'Christmas')`.execute(services.db);
    await services.contentSettled();
    doors.shift()?.();
    expect(await early).toMatchObject({ data: { reason: 'open' } });
    const late = get('/api/v1/test/slow');
    await expect.poll(() => doors.length).toBe(1);
    doors.shift()?.();
    expect(await late).toMatchObject({ data: { reason: 'Christmas' } });
  });

  it('is heard of again after the listening connection was killed', async () => {
    const first = await get(LIST);
    const settled = services.contentSettled();
    await settled;
    const again = Promise.withResolvers<void>();
    services.services.contentChanges.onContentChange(() => again.resolve());
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'dabba content' AND datname = current_database()`.execute(
      services.db,
    );
    await again.promise;
    expect((await get(LIST)).text).not.toBe(first.text);
    await services.contentSettled();
  });
});

describe('the call of pages rendered in the process', () => {
  it('answers in inside form, from the same snapshot', async () => {
    const wire = JSON.parse((await get(`${LIST}?kind=savoury`)).text);
    const inside = await services.pageCall(dishes.list, { query: { kind: 'savoury' } });
    expect(inside[0]).toEqual({ ...wire.data[0], price: 350 });
    expect(wire.data[0].price).toBe(3.5);
  });

  it('finds endpoints of another copy of the contract', async () => {
    const copy = { ...dishes.today };
    expect(await services.pageCall(copy, {})).toHaveProperty('loaded');
  });

  it('throws what a client would be told', async () => {
    await expect(services.pageCall(dishes.gone, {})).rejects.toMatchObject({
      name: 'ApiError',
      code: 'snack_not_found',
      status: 404,
      message: 'Snack not found',
    });
    await expect(services.pageCall(dishes.own, {})).rejects.toBeInstanceOf(ApiError);
    await expect(services.pageCall(dishes.own, {})).rejects.toMatchObject({ status: 401 });
  });

  it('takes from a page only what it would take over HTTP', async () => {
    await expect(
      services.pageCall(dishes.list, { query: { kind: 'sour' as 'sweet' } }),
    ).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('reads only', async () => {
    await expect(services.pageCall(dishes.edit, {})).rejects.toThrow('nothing reads');
  });
});

describe('a flood of questions', () => {
  const made = async () => ({ value: null, body: '{}', goodUntil: Infinity });

  it('pushes out what was asked for longest ago, and nothing that is asked for again', async () => {
    const { get, find } = createSnapshots(() => 0, {});
    await get('searches seldom', made);
    await get('searches often', made);
    for (let asked = 0; asked < 2_000; asked += 1) {
      await get(`searches stranger ${asked}`, made);
      expect(find('searches often')).toBeDefined();
    }
    expect(find('searches stranger 1999')).toBeDefined();
    const [seldom, first] = ['searches seldom', 'searches stranger 0'];
    expect([find(seldom), find(first)]).toEqual([undefined, undefined]);
  });

  it('pushes out nothing of another kind', async () => {
    const { get, find } = createSnapshots(() => 0, {});
    await get('lists seldom', made);
    for (let asked = 0; asked < 2_000; asked += 1) await get(`searches ${asked}`, made);
    expect(find('lists seldom')).toBeDefined();
  });
});

describe('an answer that everybody has hung up on', () => {
  it('is given up, unless it renews what is kept', async () => {
    const { getOrLast, find, forgetAll } = createSnapshots(() => 0, {});
    const made = { value: 1, body: '{}', goodUntil: Infinity };
    await getOrLast('lists known', async () => made);
    forgetAll();
    const caller = new AbortController();
    const given: AbortSignal[] = [];
    const { promise, resolve } = Promise.withResolvers<typeof made>();
    const make = (gone: AbortSignal) => {
      given.push(gone);
      return promise;
    };
    const names = ['lists known', 'lists new'];
    const asked = names.map((name) => getOrLast(name, make, { gone: caller.signal }));
    caller.abort(new ClientDisconnected());
    expect(given.map(({ aborted }) => aborted)).toEqual([false, true]);
    resolve({ ...made, value: 2 });
    await Promise.all(asked);
    expect(find('lists known')?.value).toBe(2);
  });
});

describe('what snapshots share', () => {
  it('is loaded once until content changes, and again after a failure', async () => {
    const { share, forgetAll } = createSnapshots(() => 0, {});
    let loads = 0;
    const load = async () => {
      loads += 1;
      return loads;
    };
    await expect(share('snacks', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await Promise.all([share('snacks', load), share('snacks', load)])).toEqual([1, 1]);
    forgetAll();
    expect(await share('snacks', load)).toBe(2);
  });

  it('reaches who waits for it, whatever else is asked for or changes meanwhile', async () => {
    const { share, forgetAll } = createSnapshots(() => 0, {});
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = [share('slow', () => promise), share('slow', () => promise)];
    for (let other = 0; other < 100; other += 1) await share(`day ${other}`, async () => other);
    forgetAll();
    resolve('loaded');
    expect(await Promise.all(asked)).toEqual(['loaded', 'loaded']);
  });
});
