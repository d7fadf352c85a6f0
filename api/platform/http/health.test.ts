import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { tick } from '#api/program/tick.ts';
import { plans } from '#contract/money/plans.ts';
import { connect } from '#db/platform/connect.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { type BreakableDatabase, breakable } from '#test/breakable-database.ts';
import { fillDisk, refuseConnections } from '#test/full-disk.ts';
import { createHealthCheck, healthRoutes } from './check-health.ts';

const services = useApp();
const inline = useApp({ env: { worker: 'inline' } });
let door: BreakableDatabase;
const frozen = useApp({
  through: async (url) => {
    door = await breakable(url);
    return door.url;
  },
});
afterAll(() => door.close());
const guarded = useApp({ env: { metricsToken: 'a token for the monitor' } });

describe('health', () => {
  it('tells a balancer that the program runs and can serve', async () => {
    expect((await services.visitor.send('GET', '/healthz')).text).toBe('{"status":"ok"}');
    const ready = await services.visitor.send('GET', '/readyz');
    expect(ready).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  });

  it('is not ready on a database that lacks a migration', async () => {
    const { rows } = await services.database.pool.query(
      'DELETE FROM schema_migrations RETURNING *',
    );
    expect(await services.visitor.send('GET', '/readyz')).toMatchObject({ status: 503 });
    for (const { name, hash } of rows) {
      await services.database.pool.query('INSERT INTO schema_migrations VALUES ($1, $2)', [
        name,
        hash,
      ]);
    }
    expect(await services.visitor.send('GET', '/readyz')).toMatchObject({ status: 200 });
  });
});

const readyz = async (app = services) => {
  const { status, text } = await app.visitor.send('GET', '/readyz');
  return { status, said: JSON.parse(text).status as string };
};

const gauges = async (app = services) => {
  const { text } = await app.visitor.send('GET', '/metrics');
  const found = text.matchAll(/^(dabba_(?:database|jobs_overdue|standstill)\S*) (\S+)$/gm);
  return Object.fromEntries([...found].map(([, name, value]) => [name, Number(value)]));
};

describe('a program whose requests hold all connections', () => {
  it('is ready all the same, since its database answers', async () => {
    const end = Promise.withResolvers<void>();
    let held = 0;
    const requests = Array.from({ length: 20 }, () =>
      services.db.connection().execute(async () => {
        held += 1;
        await end.promise;
      }),
    );
    // As many as its pool has; the rest wait.
    await expect.poll(() => held).toBe(10);
    const askedAt = performance.now();
    expect(await readyz()).toEqual({ status: 200, said: 'ready' });
    const { text } = await services.visitor.send('GET', '/metrics');
    expect(text).toContain('dabba_jobs{state="waiting"} 0');
    expect(performance.now() - askedAt).toBeLessThan(2_000);
    end.resolve();
    await Promise.all(requests);
  });
});

describe('a program that cannot do its work', () => {
  it('says that the disk of its database is full, and that it has room again', async () => {
    const makeRoom = await fillDisk(services.db);
    // That its connections are broken off, the program hears a moment later.
    await expect
      .poll(() => readyz())
      .toEqual({ status: 503, said: 'the disk of the database is full' });
    expect(await gauges()).toMatchObject({ dabba_database_ready: 1, dabba_database_has_room: 0 });
    await makeRoom();
    await expect.poll(() => readyz()).toEqual({ status: 200, said: 'ready' });
  });

  it('says the same where a full disk takes no connection any more, and readers are told of no saving', async () => {
    const customer = await services.asCustomer();
    const makeRoom = await refuseConnections(services.database.url);
    expect(await readyz()).toEqual({
      status: 503,
      said: 'the database cannot be reached; the disk of the database is full',
    });
    expect(await gauges()).toMatchObject({ dabba_database_ready: 0, dabba_database_has_room: 0 });
    expect(await customer.send('GET', '/api/v1/auth/user-info')).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    const login = { email: 'asha@example.com', password: 'Methi-Thepla-7' };
    expect(await services.visitor.send('POST', '/api/v1/auth/login', login)).toMatchObject({
      status: 503,
      code: 'storage_full',
    });
    await makeRoom();
    expect(await readyz()).toEqual({ status: 200, said: 'ready' });
  });

  it('looks at the disk itself where its own database is gone', async () => {
    const gone = connect('postgres://127.0.0.1:1/gone');
    // A file system without any room.
    const env = { ...services.services.env, dataDir: '/proc', databaseUrl: undefined };
    const ask = (change: object) =>
      createHealthCheck({ ...services.services, watching: gone.db, env: { ...env, ...change } })();
    expect(await ask({})).toMatchObject({ database: 'away', hasRoom: false });
    expect(await ask({ dataDir: services.services.env.dataDir })).toMatchObject({ hasRoom: true });
    expect(await ask({ databaseUrl: 'postgres://elsewhere/' })).toMatchObject({ hasRoom: true });
    await gone.close();
  });

  it('says since when nobody takes the jobs that are due, unless somebody is at work', async () => {
    const since = services.clock.now().subtract({ minutes: 4 });
    const addDue = () =>
      sql`SELECT graphile_worker.add_job('send-mail', run_at => ${since})`.execute(inline.db);
    await addDue();
    await addDue();
    expect(await readyz(inline)).toEqual({
      status: 503,
      said: 'nobody takes the jobs that are due (2) since 2026-11-18T14:56:00Z',
    });
    expect(await gauges(inline)).toMatchObject({
      dabba_jobs_overdue: 2,
      dabba_standstill_seconds: 240,
    });
    await sql`UPDATE graphile_worker._private_jobs SET locked_by = 'a worker',
      locked_at = ${services.clock.now()} WHERE id = (SELECT min(id) FROM graphile_worker.jobs)`.execute(
      inline.db,
    );
    expect(await readyz(inline)).toEqual({ status: 200, said: 'ready' });
    await sql`DELETE FROM graphile_worker._private_jobs`.execute(inline.db);
  });

  it('says that its clock stands, which leaves no job behind', async () => {
    await tick({ ...inline.services, now: inline.clock.now() });
    expect(await readyz(inline)).toEqual({ status: 200, said: 'ready' });
    inline.clock.set(inline.clock.now().add({ minutes: 4 }));
    const said = 'the clock stands still since 2026-11-18T15:00:00Z';
    expect(await readyz(inline)).toEqual({ status: 503, said });
    const web = { ...inline.services, env: { ...inline.services.env, worker: 'off' as const } };
    const webOnly = Fastify();
    healthRoutes(webOnly, web);
    const answer = await webOnly.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: `ready; ${said}` }]);
    inline.clock.set(TEST_NOW);
  });

  it('says within two seconds that its frozen database does not answer', async () => {
    const seen = [await readyz(frozen), await gauges(frozen)];
    expect(seen).toMatchObject([{ status: 200 }, { dabba_database_ready: 1 }]);
    door.freeze();
    const askedAt = performance.now();
    expect(await readyz(frozen)).toEqual({ status: 503, said: 'the database does not answer' });
    expect(performance.now() - askedAt).toBeLessThan(2_000);
    expect(await gauges(frozen)).toMatchObject({ dabba_database_ready: 0 });
    door.thaw();
    await expect.poll(() => readyz(frozen)).toEqual({ status: 200, said: 'ready' });
  });
});

describe('metrics', () => {
  const read = (headers: Record<string, string> = {}, ip = '127.0.0.1', app = services) =>
    app.visitor.send('GET', '/metrics', undefined, { headers, ip });

  it('count answers by route, and what waits in the database', async () => {
    await services.visitor.send('GET', '/api/v1/auth/user-info');
    await services.visitor.call(plans.listPublic, { query: {} });
    await services.visitor.call(plans.listPublic, { query: {} });
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(text).toContain('dabba_lines{line="pages",state="waiting"} 0');
    expect(text).toContain(
      'dabba_api_answer_seconds_count{route="/api/v1/auth/user-info",method="GET",status="401"} 1',
    );
    expect(text).toContain('dabba_snapshot_answers_total 1');
    expect(text).toContain('dabba_mails{status="queued"} 0');
    expect(text).toContain('dabba_jobs{state="waiting"} 0');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('are for this machine only, and not through a proxy on it', async () => {
    expect(await read({}, '203.0.113.7')).toMatchObject({ status: 404 });
    expect(await read({ 'x-forwarded-for': '127.0.0.1' })).toMatchObject({ status: 404 });
    expect(await read({ forwarded: 'for=127.0.0.1' })).toMatchObject({ status: 404 });
  });

  it('are for no page whose name leads to this machine', async () => {
    for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example'])
      expect(await read({ host })).toMatchObject({ status: 404 });
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])
      expect(await read({ host })).toMatchObject({ status: 200 });
  });

  it('are for whoever has the token where one is set', async () => {
    const authorization = 'Bearer a token for the monitor';
    expect(await read({ authorization }, '203.0.113.7', guarded)).toMatchObject({ status: 200 });
    expect(await read({}, '127.0.0.1', guarded)).toMatchObject({ status: 404 });
    expect(await read({ authorization: 'Bearer wrong' }, '127.0.0.1', guarded)).toMatchObject({
      status: 404,
    });
  });
});
