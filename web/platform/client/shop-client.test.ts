import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from '#contract/platform/api-error.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Money, phone } from '#contract/platform/primitives.ts';
import { fakeServer } from '#test/builders/fake-server.ts';
import { createShopClient } from './shop-client.ts';

const readPlate = endpoint({
  method: 'GET',
  path: '/v1/plates/:plateId',
  access: 'public',
  summary: 'Read a plate',
  params: z.object({ plateId: z.string() }),
  query: z.object({
    page: z._default(z.coerce.number(), 1),
    tags: z.optional(z.array(z.string())),
  }),
  data: z.object({ price: Money }),
  paginated: true,
});

const orderPlate = endpoint({
  method: 'POST',
  path: '/v1/plates',
  access: 'customer',
  summary: 'Order a plate',
  body: z.object({ tip: Money, phone: phone(), note: z.optional(z.string()) }),
  data: z.null(),
  idempotent: true,
});

const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  access: 'public',
  summary: 'Sign in',
  body: z.object({ email: z.string() }),
  data: z.null(),
});

const readInquiry = endpoint({
  method: 'GET',
  path: '/v1/inquiries',
  access: 'public',
  proof: true,
  summary: 'Read what was proved',
  data: z.null(),
});

const plate = { success: true, data: { price: 12.99 } };
const storage = (token: string | null) => ({ getItem: () => token });
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('It should have failed.');
    },
    (error) => error,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a call of the API', () => {
  it('fills the path and the query and turns dollars into cents', async () => {
    const server = fakeServer({ json: plate });
    const { call } = createShopClient(server);
    const answer = call(readPlate, {
      params: { plateId: 'dal & rice' },
      query: { page: 2, tags: ['hot', 'new'] },
    });
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ price: 1299 });
    expect(server.seen[0]?.url).toBe('/api/v1/plates/dal%20%26%20rice?page=2&tags=hot&tags=new');
  });

  it('sends cents as dollars, the session and a key for idempotent calls', async () => {
    const server = fakeServer({});
    const { call } = createShopClient({ ...server, storage: storage('t0ken') });
    const answer = call(
      orderPlate,
      { body: { tip: 250, phone: '(905) 555-0123' } },
      { idempotencyKey: 'k1' },
    );
    await vi.runAllTimersAsync();
    await answer;
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ tip: 2.5, phone: '+19055550123' });
    expect(server.seen[0]?.headers.get('Authorization')).toBe('Bearer t0ken');
    expect(server.seen[0]?.headers.get('Idempotency-Key')).toBe('k1');
    expect(server.seen[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('makes an idempotency key of its own when the caller has none, and only where it belongs', async () => {
    const server = fakeServer({});
    const { call } = createShopClient(server);
    const calls = [
      call(orderPlate, { body: { tip: 0, phone: '9055550123' } }),
      call(login, { body: { email: 'a@b.ca' } }),
    ];
    await vi.runAllTimersAsync();
    await Promise.all(calls);
    expect(server.seen[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(server.seen[1]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('tells what this browser has proved, to the calls that take it', async () => {
    const server = fakeServer({});
    const { call } = createShopClient({ ...server, inquiryTokens: async () => ['t1', 't2'] });
    await Promise.all([call(readInquiry, {}), vi.runAllTimersAsync()]);
    await Promise.all([call(login, { body: { email: 'a@b.ca' } }), vi.runAllTimersAsync()]);
    expect(server.seen[0]?.headers.get('Inquiry-Token')).toBe('t1,t2');
    expect(server.seen[1]?.headers.has('Inquiry-Token')).toBe(false);
  });

  it('sends no empty proof', async () => {
    const server = fakeServer({});
    const answer = createShopClient({ ...server, inquiryTokens: async () => [] }).call(
      readInquiry,
      {},
    );
    await vi.runAllTimersAsync();
    await answer;
    expect(server.seen[0]?.headers.has('Inquiry-Token')).toBe(false);
  });

  it('answers the page counts and the message where they are asked for', async () => {
    const pagination = { page: 1, limit: 25, total: 1, total_pages: 1 };
    const server = fakeServer({ json: { ...plate, message: 'Here.', pagination } });
    const answer = createShopClient(server).callWithMeta(readPlate, {
      params: { plateId: '1' },
      query: { page: 1 },
    });
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ data: { price: 1299 }, message: 'Here.', pagination });
  });

  it('names the wrong fields before anything is sent', async () => {
    const server = fakeServer({});
    const error = await failure(
      createShopClient(server).call(orderPlate, { body: { tip: 100, phone: 'abc' } }),
    );
    expect(error).toMatchObject({
      code: 'validation_failed',
      errors: [
        { field: 'phone', message: 'Please enter a valid phone number (e.g., +1234567890)' },
      ],
    });
    expect(server.seen).toHaveLength(0);
  });

  it('says that the page is old when the answer has another shape', async () => {
    const server = fakeServer({ json: { success: true, data: { cost: 1 } } });
    const error = failure(
      createShopClient(server).call(readPlate, { params: { plateId: '1' }, query: { page: 1 } }),
    );
    await vi.runAllTimersAsync();
    expect(await error).toMatchObject({
      code: 'outdated_page',
      message: 'Please reload this page and try again.',
    });
  });

  it('carries the data of a refusal', async () => {
    const server = fakeServer({
      status: 409,
      json: {
        success: false,
        data: { total: 5 },
        code: 'prices_changed',
        message: 'Prices have changed. Please review your order.',
      },
    });
    const error = failure(createShopClient(server).call(login, { body: { email: '' } }));
    await vi.runAllTimersAsync();
    expect(await error).toMatchObject({
      status: 409,
      code: 'prices_changed',
      message: 'Prices have changed. Please review your order.',
      data: { total: 5 },
    });
  });
});

describe('a session that the server no longer accepts', () => {
  const ended = { status: 401, json: { success: false, data: null, code: 'session_expired' } };

  it('is reported with its token', async () => {
    const onUnauthorized = vi.fn();
    const server = fakeServer(ended);
    const { call } = createShopClient({ ...server, storage: storage('old'), onUnauthorized });
    const error = failure(call(orderPlate, { body: { tip: 0, phone: '9055550123' } }));
    await vi.runAllTimersAsync();
    expect((await error).message).toBe('Your session has expired. Please log in again.');
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('is not suspected when a password is wrong or a code is asked for', async () => {
    const onUnauthorized = vi.fn();
    const server = fakeServer(
      { status: 401, json: { success: false, data: null } },
      { status: 401, json: { success: false, data: null, code: 'verification_required' } },
    );
    const { call } = createShopClient({ ...server, storage: storage('old'), onUnauthorized });
    const wrong = failure(call(login, { body: { email: 'a@b.ca' } }));
    await vi.runAllTimersAsync();
    expect((await wrong).message).toBe(
      'Invalid email or password. Please check your credentials and try again.',
    );
    const asked = failure(call(orderPlate, { body: { tip: 0, phone: '9055550123' } }));
    await vi.runAllTimersAsync();
    expect((await asked).code).toBe('verification_required');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
