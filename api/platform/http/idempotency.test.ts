import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '#api/app.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { useApp } from '#test/app.ts';
import { handlers } from './handler.ts';

const orders = {
  place: endpoint({
    method: 'POST',
    path: '/v1/test/orders',
    access: 'customer',
    summary: 'Place',
    body: z.object({
      name: z.string(),
      ending: z.optional(z.enum(['refuse', 'limit', 'fail', 'deadlock'])),
    }),
    data: z.object({ name: z.string(), ran: z.int() }),
    status: 201,
    idempotent: true,
    errors: ['conflict', 'too_many_attempts'],
  }),
};

let ran = 0;

const mounted = handlers(orders, {
  async place(ctx, { body }) {
    ran += 1;
    await sql`INSERT INTO clock_marks VALUES (${`${body.name} ${ran}`}, ${ctx.now})`.execute(
      ctx.db,
    );
    if (body.ending === 'refuse') return refuse('conflict');
    if (body.ending === 'limit') return refuse('too_many_attempts');
    if (body.ending === 'fail') throw new Error('a bug');
    if (body.ending === 'deadlock' && ran % 3 !== 0) {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    }
    return { name: body.name, ran };
  },
});

const services = useApp({ mounted });

const written = async (name: string) => {
  const rows = await services.db.selectFrom('clock_marks').select('name').execute();
  return rows.filter((row) => row.name.startsWith(`${name} `)).length;
};

const rowsOf = (key: string) =>
  services.db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', createHash('sha256').update(key).digest('base64url'))
    .execute();

const kept = async (key: string) => (await rowsOf(key)).length;

describe('an Idempotency-Key', () => {
  it('is asked for', async () => {
    const customer = await services.asCustomer();
    for (const idempotencyKey of [null, 'with space', 'x'.repeat(201)]) {
      const body = { name: 'none' };
      const answered = await customer.call(orders.place, { body }, { idempotencyKey });
      expect(answered).toMatchObject({ status: 400, code: 'idempotency_key_missing' });
    }
    expect(await written('none')).toBe(0);
  });

  it('makes fifty at once and later ones the same order, word for word', async () => {
    const customer = await services.asCustomer();
    const idempotencyKey = randomUUID();
    const place = () => customer.call(orders.place, { body: { name: 'once' } }, { idempotencyKey });
    const answers = await Promise.all(Array.from({ length: 50 }, place));
    answers.push(await place());
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await written('once')).toBe(1);
  });

  it('is remembered over a restart of the program', async () => {
    const customer = await services.asCustomer();
    const idempotencyKey = randomUUID();
    const body = { name: 'restarted' };
    const first = await customer.call(orders.place, { body }, { idempotencyKey });
    const { url, db } = services.database;
    const restarted = await buildApp({
      env: services.services.env,
      clock: services.clock,
      db,
      databaseUrl: url,
      mounted,
    });
    const again = await restarted.app.inject({
      method: 'POST',
      url: '/api/v1/test/orders',
      headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': idempotencyKey },
      payload: body,
    });
    await restarted.app.close();
    expect(again.body).toBe(first.text);
    expect(await written('restarted')).toBe(1);
  });

  it('belongs to one caller and one body', async () => {
    const [one, other] = [await services.asCustomer(), await services.asCustomer()];
    const idempotencyKey = randomUUID();
    const place = (client: typeof one, name: string) =>
      client.call(orders.place, { body: { name } }, { idempotencyKey });
    expect(await place(one, 'mine')).toMatchObject({ status: 201 });
    expect(await place(other, 'mine')).toMatchObject({ status: 201 });
    expect(await place(one, 'other')).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect(await written('mine')).toBe(2);
    expect(await written('other')).toBe(0);
  });

  it('keeps a refusal, without what was written on the way to it', async () => {
    const customer = await services.asCustomer();
    const idempotencyKey = randomUUID();
    const body = { name: 'refused', ending: 'refuse' as const };
    const first = await customer.call(orders.place, { body }, { idempotencyKey });
    const before = ran;
    const again = await customer.call(orders.place, { body }, { idempotencyKey });
    expect(first).toMatchObject({ status: 409, code: 'conflict' });
    expect(again.text).toBe(first.text);
    expect(ran).toBe(before);
    expect(await written('refused')).toBe(0);
  });

  it('keeps no answer that another try may change', async () => {
    const customer = await services.asCustomer();
    const idempotencyKey = randomUUID();
    for (const [ending, status] of [
      ['limit', 429],
      ['fail', 500],
    ] as const) {
      const body = { name: 'passing', ending };
      expect(await customer.call(orders.place, { body }, { idempotencyKey })).toMatchObject({
        status,
      });
      expect(await kept(idempotencyKey)).toBe(0);
    }
    expect(await written('passing')).toBe(0);
    const body = { name: 'passing' };
    expect(await customer.call(orders.place, { body }, { idempotencyKey })).toMatchObject({
      status: 201,
    });
  });

  it('is kept as a hash alone', async () => {
    const customer = await services.asCustomer();
    const idempotencyKey = randomUUID();
    await customer.call(orders.place, { body: { name: 'hashed' } }, { idempotencyKey });
    expect(await kept(idempotencyKey)).toBe(1);
    const all = await services.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(all)).not.toContain(idempotencyKey);
  });

  it('is over after 24 hours', async () => {
    const customer = await services.asCustomer();
    const idempotencyKey = randomUUID();
    const place = () =>
      customer.call(orders.place, { body: { name: 'daily' } }, { idempotencyKey });
    await place();
    const now = services.clock.now();
    services.clock.set(now.add({ hours: 24 }));
    await place();
    services.clock.set(now);
    expect(await written('daily')).toBe(2);
    expect(await kept(idempotencyKey)).toBe(1);
  });
});

describe('a deadlock', () => {
  it('runs the whole transaction again, and keeps what the last run wrote', async () => {
    const customer = await services.asCustomer();
    ran = 0;
    const body = { name: 'locked', ending: 'deadlock' as const };
    expect(await customer.call(orders.place, { body })).toMatchObject({
      status: 201,
      data: { ran: 3 },
    });
    expect(await written('locked')).toBe(1);
  });
});
