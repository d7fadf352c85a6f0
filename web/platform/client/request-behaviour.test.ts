import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from '#contract/platform/api-error.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { fakeServer } from '#test/builders/fake-server.ts';
import { createShopClient } from './shop-client.ts';

// docs/rules.md#requests-of-the-browser, sentence by sentence, through the real client.

const about = { access: 'public', summary: 'For the tests', data: z.null() } as const;
const read = endpoint({
  ...about,
  method: 'GET',
  path: '/v1/dishes/:id',
  params: z.object({ id: z.string() }),
});
const write = endpoint({
  ...about,
  method: 'POST',
  path: '/v1/orders',
  body: z.object({ quantity: z.number() }),
});

const dal = { params: { id: 'dal' } };
const failed = (call: Promise<unknown>): Promise<ApiError | undefined> =>
  call.then(
    () => undefined,
    (error) => error,
  );
/** Lets time pass until the call is over. */
async function over<Result>(call: Promise<Result>): Promise<Result> {
  let done = false;
  const settle = () => {
    done = true;
  };
  call.then(settle, settle);
  while (!done) await vi.advanceTimersByTimeAsync(50);
  return call;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('each attempt', () => {
  it('waits 200 ms before it is sent', async () => {
    const server = fakeServer({});
    const call = createShopClient(server).call(read, dal);
    await vi.advanceTimersByTimeAsync(199);
    expect(server.seen).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.seen).toHaveLength(1);
    await over(call);
  });

  it('counts as a broken connection after half a minute without an answer', async () => {
    const server = fakeServer({ after: 10 * 60_000 });
    const call = failed(createShopClient(server).call(read, dal));
    await vi.advanceTimersByTimeAsync(30_200);
    expect((await call)?.code).toBe('network');
  });
});

describe('an identical request', () => {
  it('is held to at least 1 second after the previous one', async () => {
    const server = fakeServer({ after: 10 });
    const { call } = createShopClient(server);
    await over(call(read, dal));
    await over(call(read, dal));
    const [first = 0, second = 0] = server.times();
    expect(first).toBe(200);
    expect(second - first).toBeGreaterThanOrEqual(1000);
    expect(second - first).toBeLessThanOrEqual(1250);
  });

  it('is not held back once that second is over', async () => {
    const server = fakeServer({});
    const { call } = createShopClient(server);
    await over(call(read, dal));
    await vi.advanceTimersByTimeAsync(1000);
    const before = performance.now();
    await over(call(read, dal));
    expect(performance.now() - before).toBeLessThanOrEqual(250);
  });

  it('is queued behind the one in flight, however long that takes, in order', async () => {
    const server = fakeServer({ after: 5000 });
    const { call } = createShopClient(server);
    const calls = [call(write, { body: { quantity: 1 } }), call(write, { body: { quantity: 1 } })];
    const third = call(write, { body: { quantity: 1 } });
    await vi.advanceTimersByTimeAsync(5199);
    expect(server.seen).toHaveLength(1);
    await over(Promise.all([...calls, third]));
    expect(server.times()).toEqual([200, 5400, 10_600]);
  });

  it('is not held by a different body, another address or another method', async () => {
    const server = fakeServer({ after: 5000 });
    const { call } = createShopClient(server);
    const calls = [
      call(read, dal),
      call(read, { params: { id: 'rice' } }),
      call(write, { body: { quantity: 1 } }),
      call(write, { body: { quantity: 2 } }),
    ];
    await over(Promise.all(calls));
    expect(server.times()).toEqual([200, 200, 200, 200]);
  });

  it('goes ahead after one that failed', async () => {
    const server = fakeServer({ status: 500 }, {});
    const { call } = createShopClient(server);
    const first = failed(call(read, dal));
    const second = failed(call(read, dal));
    expect((await over(first))?.status).toBe(500);
    expect(await over(second)).toBeUndefined();
  });

  it('is given up without a trace when its page was left while it waited', async () => {
    const server = fakeServer({ after: 3000 });
    const { call } = createShopClient(server);
    const leaving = new AbortController();
    const first = call(read, dal);
    const left = failed(call(read, dal, { signal: leaving.signal }));
    const third = call(read, dal);
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort();
    expect((await left)?.name).toBe('AbortError');
    await over(Promise.all([first, third]));
    expect(server.times()).toEqual([200, 3400]);
  });
});

describe('a rate-limited request', () => {
  it('is tried again after 2 s and then 4 s', async () => {
    const server = fakeServer({ status: 429 }, { status: 429 }, {});
    await over(createShopClient(server).call(read, dal));
    expect(server.times()).toEqual([200, 2400, 6600]);
  });

  it('is given up after 2 retries', async () => {
    const server = fakeServer({ status: 429 });
    const error = await over(failed(createShopClient(server).call(read, dal)));
    expect(error?.message).toBe('Too many requests. Please wait a moment and try again.');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.seen).toHaveLength(3);
  });

  it('waits as long as Retry-After asks, if that is longer', async () => {
    const server = fakeServer(
      { status: 429, headers: { 'Retry-After': '7' } },
      { status: 429, headers: { 'Retry-After': '1' } },
      {},
    );
    await over(createShopClient(server).call(read, dal));
    expect(server.times()).toEqual([200, 7400, 11_600]);
  });

  it('understands a Retry-After that is a date', async () => {
    vi.setSystemTime('2026-03-02T15:00:00Z');
    const server = fakeServer(
      { status: 429, headers: { 'Retry-After': 'Mon, 02 Mar 2026 15:00:10 GMT' } },
      {},
    );
    await over(createShopClient(server).call(read, dal));
    expect(server.times()[1]).toBeGreaterThanOrEqual(10_000);
  });

  it('is answered at once when the server asks for minutes', async () => {
    const server = fakeServer({
      status: 429,
      headers: { 'Retry-After': '900' },
      json: {
        success: false,
        data: null,
        code: 'too_many_attempts',
        message: 'Too many login attempts. Please wait a few minutes before trying again.',
      },
    });
    const error = await over(failed(createShopClient(server).call(read, dal)));
    expect(error?.code).toBe('too_many_attempts');
    expect(server.seen).toHaveLength(1);
  });

  it('keeps its idempotency key over all tries', async () => {
    const order = endpoint({ ...about, method: 'POST', path: '/v1/buy', idempotent: true });
    const server = fakeServer({ status: 429 }, {});
    await over(createShopClient(server).call(order, {}));
    const keys = server.seen.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('no other failure', () => {
  it.each([400, 401, 403, 404, 409, 422, 500, 502, 503])('is retried: %i', async (status) => {
    const server = fakeServer({ status });
    await over(failed(createShopClient(server).call(read, dal)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.seen).toHaveLength(1);
  });

  it('is retried: a broken connection', async () => {
    const server = fakeServer({ broken: true });
    const error = await over(failed(createShopClient(server).call(read, dal)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.seen).toHaveLength(1);
    expect(error).toMatchObject({
      code: 'network',
      status: 0,
      message:
        'Unable to connect to the server. Please check your internet connection and try again.',
    });
  });
});

describe('the circuit of a path', () => {
  const fail = async (server: ReturnType<typeof fakeServer>, times: number) => {
    const client = createShopClient(server);
    for (let time = 0; time < times; time += 1) await over(failed(client.call(read, dal)));
    return client;
  };

  it('opens after 3 failures in a row and blocks the path for 30 s', async () => {
    const server = fakeServer({ status: 500 }, { broken: true }, { status: 503 }, {});
    const { call } = await fail(server, 3);
    const openedAt = performance.now();
    const blocked = await over(failed(call(read, { params: { id: 'rice' } })));
    expect(blocked).toMatchObject({
      code: 'circuit_open',
      message: 'Service temporarily unavailable due to repeated failures',
    });
    await vi.advanceTimersByTimeAsync(29_700 - (performance.now() - openedAt));
    expect((await over(failed(call(read, dal))))?.code).toBe('circuit_open');
    expect(server.seen).toHaveLength(3);

    await vi.advanceTimersByTimeAsync(300);
    expect(await over(failed(call(read, dal)))).toBeUndefined();
    expect(server.seen).toHaveLength(4);
  });

  it('blocks no other path', async () => {
    const server = fakeServer({ status: 500 }, { status: 500 }, { status: 500 }, {});
    const { call } = await fail(server, 3);
    expect(await over(failed(call(write, { body: { quantity: 1 } })))).toBeUndefined();
  });

  it.each([400, 401, 404, 409, 422])(
    'takes %i for an answer, which starts the count anew',
    async (status) => {
      const server = fakeServer(
        { status: 500 },
        { status: 500 },
        { status },
        { status: 500 },
        { status: 500 },
        {},
      );
      const { call } = await fail(server, 5);
      expect(await over(failed(call(read, dal)))).toBeUndefined();
    },
  );

  it('lets one request try after 30 s, and closes when that is answered', async () => {
    const server = fakeServer(
      { status: 500 },
      { status: 500 },
      { status: 500 },
      { after: 1000 },
      { status: 500 },
    );
    const { call } = await fail(server, 3);
    await vi.advanceTimersByTimeAsync(30_000);
    const trial = failed(call(read, dal));
    const meanwhile = failed(call(read, { params: { id: 'rice' } }));
    expect((await over(meanwhile))?.code).toBe('circuit_open');
    expect(await over(trial)).toBeUndefined();
    expect((await over(failed(call(read, { params: { id: 'rice' } }))))?.status).toBe(500);
    expect((await over(failed(call(read, { params: { id: 'roti' } }))))?.status).toBe(500);
  });

  it('stays open for another 30 s when that try fails', async () => {
    const server = fakeServer({ status: 500 });
    const { call } = await fail(server, 3);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await over(failed(call(read, dal))))?.status).toBe(500);
    await vi.advanceTimersByTimeAsync(29_000);
    expect((await over(failed(call(read, dal))))?.code).toBe('circuit_open');
    await vi.advanceTimersByTimeAsync(1000);
    expect((await over(failed(call(read, dal))))?.status).toBe(500);
  });

  it('lets somebody else try when the one who tried gave up', async () => {
    const server = fakeServer(
      { status: 500 },
      { status: 500 },
      { status: 500 },
      { after: 9000 },
      {},
    );
    const { call } = await fail(server, 3);
    await vi.advanceTimersByTimeAsync(30_000);
    const leaving = new AbortController();
    const left = failed(call(read, dal, { signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(1000);
    leaving.abort();
    expect((await left)?.name).toBe('AbortError');
    expect(await over(failed(call(read, { params: { id: 'rice' } })))).toBeUndefined();
  });
});
