import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, Money, requiredText } from '#contract/platform/primitives.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { useApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';
import { handlers, ok } from './handler.ts';

const notes = {
  list: endpoint({
    method: 'GET',
    path: '/v1/test/notes',
    access: 'public',
    summary: 'List',
    query: z.object({ page: z._default(z.coerce.number(), 1) }),
    data: z.array(z.object({ name: z.string(), price: Money })),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/test/notes/:id',
    access: 'customer',
    summary: 'Read',
    params: z.object({ id: Id }),
    data: z.object({ id: Id, caller: z.string() }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/v1/test/notes',
    access: 'public',
    summary: 'Write',
    body: z.object({
      name: requiredText(20, 'Please enter a name.'),
      price: Money,
      ending: z.optional(z.enum(['refuse', 'fail', 'lie'])),
    }),
    data: z.object({ name: z.string(), price: Money }),
    status: 201,
    errors: ['conflict'],
  }),
  desk: endpoint({
    method: 'PUT',
    path: '/v1/admin/test/notes',
    access: 'kitchen',
    summary: 'Change',
    data: z.null(),
    limit: { max: 2, windowSeconds: 60, by: 'caller' },
  }),
  owners: endpoint({
    method: 'DELETE',
    path: '/v1/admin/test/notes',
    access: 'owner',
    summary: 'Delete',
    data: z.null(),
  }),
};

const mounted = handlers(notes, {
  list: (_ctx, { query }) =>
    ok([{ name: 'roti', price: 199, secret: 'not for you' } as { name: string; price: number }], {
      pagination: { page: query.page, limit: 1, total: 1, total_pages: 1 },
      message: 'Here you are.',
    }),
  read: (ctx, { params }) => ({ id: params.id, caller: ctx.caller.email }),
  async write(ctx, { body }) {
    await sql`INSERT INTO clock_marks VALUES (${body.name}, ${ctx.now})`.execute(ctx.db);
    if (body.ending === 'refuse') return refuse('conflict', {}, { data: { quote: 1 } });
    if (body.ending === 'fail') throw new Error('the secret of the house');
    if (body.ending === 'lie') return { name: body.name, price: 1.5 };
    return { name: body.name, price: body.price };
  },
  desk: () => null,
  owners: () => null,
});

const services = useApp({ mounted, env: { rateLimit: true } });
const marks = async () =>
  (await services.db.selectFrom('clock_marks').select('name').execute()).map(({ name }) => name);

describe('a mounted endpoint', () => {
  it('answers in the envelope, with money in dollars and nothing that the contract does not name', async () => {
    const answered = await services.visitor.send('GET', '/api/v1/test/notes?page=3');
    expect(JSON.parse(answered.text)).toEqual({
      success: true,
      data: [{ name: 'roti', price: 1.99 }],
      message: 'Here you are.',
      pagination: { page: 3, limit: 1, total: 1, total_pages: 1 },
    });
    expect(answered.headers['cache-control']).toBe('no-store');
    expect(answered.headers['x-content-type-options']).toBe('nosniff');
    expect(answered.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-\w+$/);
  });

  it('gives the handler cents and keeps what it wrote', async () => {
    const answered = await services.visitor.call(notes.write, {
      body: { name: 'dal', price: 1299 },
    });
    expect(answered).toMatchObject({ status: 201, data: { name: 'dal', price: 1299 } });
    expect(await marks()).toContain('dal');
  });

  it('names each wrong field of the body with its words', async () => {
    const answered = await services.visitor.send('POST', '/api/v1/test/notes', {
      name: ' ',
      price: 1.999,
    });
    expect(answered).toMatchObject({
      status: 422,
      success: false,
      code: 'validation_failed',
      errors: [
        { field: 'name', message: 'Please enter a name.' },
        { field: 'price', message: 'Amounts have at most two decimals.' },
      ],
    });
  });

  it('answers 400 to an address that does not fit', async () => {
    const customer = await services.asCustomer();
    expect(await customer.send('GET', '/api/v1/test/notes/7')).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
    for (const query of ['page=x', 'page=1&page=2'])
      expect((await services.visitor.send('GET', `/api/v1/test/notes?${query}`)).status).toBe(400);
  });

  it('rolls back what a refused handler wrote, and sends what travels with the refusal', async () => {
    const body = { name: 'refused', price: 1, ending: 'refuse' as const };
    const answered = await services.visitor.call(notes.write, { body });
    expect(answered).toMatchObject({ status: 409, code: 'conflict', data: { quote: 1 } });
    expect(await marks()).not.toContain('refused');
  });

  it('tells a client nothing about an unexpected error and rolls back', async () => {
    const answered = await services.visitor.send('POST', '/api/v1/test/notes', {
      name: 'failed',
      price: 1,
      ending: 'fail',
    });
    expect(answered).toMatchObject({ status: 500, code: 'server_error', data: null });
    expect(answered.text).not.toContain('secret');
    expect(await marks()).not.toContain('failed');
  });

  it('treats an answer that breaks the contract as a bug, and keeps nothing of it', async () => {
    const answered = await services.visitor.send('POST', '/api/v1/test/notes', {
      name: 'lied',
      price: 1,
      ending: 'lie',
    });
    expect(answered).toMatchObject({ status: 500, code: 'server_error' });
    expect(await marks()).not.toContain('lied');
  });
});

describe('what is not a proper request', () => {
  const json = { 'content-type': 'application/json' };

  it('is told so in the envelope', async () => {
    const post = (body: unknown, headers: Record<string, string> = json) =>
      services.visitor.send('POST', '/api/v1/test/notes', body, { headers });
    expect(await post('{"name":')).toMatchObject({ status: 400, code: 'malformed_json' });
    expect(await post('')).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await post('[1]')).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await post('{"__proto__":{"a":1}}')).toMatchObject({ status: 400 });
    expect(await post('<a/>', { 'content-type': 'text/xml' })).toMatchObject({
      status: 415,
      code: 'unsupported_media',
    });
    for (const coding of ['gzip', 'GZIP', 'br', 'zstd', 'unheard-of']) {
      const packed = gzipSync('{"name":"Dal"}').toString('latin1');
      const { status, headers, message } = await post(packed, {
        ...json,
        'content-encoding': coding,
      });
      expect([status, headers['accept-encoding']], coding).toEqual([415, 'identity']);
      expect(message).toBe('Please send JSON in UTF-8, and do not compress it.');
    }
    for (const charset of ['iso-8859-1', '"UTF-16LE"', 'windows-1252 ', '']) {
      const type = { 'content-type': `application/json; Charset=${charset}` };
      expect((await post('{"name":"Dal"}', type)).status, charset).toBe(415);
    }
    for (const charset of ['utf-8', '"UTF-8"', 'utf8']) {
      const type = { 'content-type': `application/json;charset=${charset}` };
      expect((await post('{"name":', type)).code, charset).toBe('malformed_json');
    }
    const plain = { ...json, 'content-encoding': 'Identity' };
    expect(await post('{"name":', plain)).toMatchObject({ status: 400, code: 'malformed_json' });
    expect(await post({ name: 'x'.repeat(110_000) })).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
  });

  it('is nested deeper than thirty-two, brackets in words not counted', async () => {
    const post = (body: string) =>
      services.visitor.send('POST', '/api/v1/test/notes', body, { headers: json });
    const nested = (depth: number, inner = '') =>
      `{"name":${'['.repeat(depth - 1)}${inner}${']'.repeat(depth - 1)}}`;
    const malformed = { status: 400, code: 'malformed_json' };
    for (const depth of [33, 49_000]) expect(await post(nested(depth))).toMatchObject(malformed);
    expect(await post('['.repeat(90_000))).toMatchObject(malformed);
    expect(await post('{"a":'.repeat(17_000))).toMatchObject(malformed);
    const words = JSON.stringify('["[{'.repeat(20));
    expect(await post(nested(32, words))).toMatchObject({ status: 422 });
  });

  it('is told so in the envelope when nobody can decode its address', async () => {
    const customer = await services.asCustomer();
    for (const odd of ['%', '%FF', '%zz', 'a%2'])
      expect(await customer.send('GET', `/api/v1/test/notes/${odd}`)).toMatchObject({
        status: 400,
        code: 'invalid_request',
      });
    expect(await services.visitor.send('GET', '/%')).toMatchObject({ status: 404 });
  });

  it('is a 404 where nothing is, and a 405 where something else is', async () => {
    expect(await services.visitor.send('GET', '/api/v1/nothing')).toMatchObject({
      status: 404,
      success: false,
      code: 'not_found',
    });
    const put = await services.visitor.send('PUT', '/api/v1/test/notes/1', {});
    expect(put).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(put.headers.allow).toBe('GET, HEAD');
    expect(await services.visitor.send('DELETE', '/api/v1/test/notes')).toMatchObject({
      status: 405,
    });
  });

  it('is answered by its endpoint, however long a part of the path is', async () => {
    const send = (id: string) => services.visitor.send('GET', `/api/v1/test/notes/${id}`);
    const { status, code } = await send('1');
    for (const length of [301, 10_000])
      expect(await send('x'.repeat(length))).toMatchObject({ status, code });
  });

  it('says with a 401 how one signs in', async () => {
    const { status, headers } = await services.visitor.send('GET', '/api/v1/test/notes/1');
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
  });
});

describe('access', () => {
  const id = '0b0e7f0e-0000-4000-8000-000000000000';

  it('needs a session where the contract says so', async () => {
    expect(await services.visitor.call(notes.read, { params: { id } })).toMatchObject({
      status: 401,
      code: 'session_expired',
    });
    expect(await services.as('a.b.c').call(notes.read, { params: { id } })).toMatchObject({
      status: 401,
    });
    const customer = await services.asCustomer();
    const answered = await customer.call(notes.read, { params: { id } });
    expect(answered).toMatchObject({ status: 200, data: { id } });
  });

  it('opens nothing at the desk to a customer and nothing of a customer to staff', async () => {
    const customer = await services.asCustomer();
    const staff = await services.asStaff();
    expect(await customer.call(notes.desk, {})).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await staff.call(notes.read, { params: { id } })).toMatchObject({ status: 403 });
  });

  it.each([
    ['owner', 200, 200],
    ['kitchen', 200, 403],
    ['driver', 403, 403],
  ] as const)('opens at the desk what the role reaches: %s', async (role, desk, owners) => {
    const staff = await services.asStaff(await buildStaff(services.db, { role }));
    expect(await staff.call(notes.desk, {})).toMatchObject({ status: desk });
    expect(await staff.call(notes.owners, {})).toMatchObject({ status: owners });
  });

  it('counts the limit of an endpoint for each caller', async () => {
    const [one, other] = [await services.asStaff(), await services.asStaff()];
    await one.call(notes.desk, {});
    await one.call(notes.desk, {});
    const third = await one.call(notes.desk, {});
    expect(third).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect(await other.call(notes.desk, {})).toMatchObject({ status: 200 });
  });
});
