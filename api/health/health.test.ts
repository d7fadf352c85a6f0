import { describe, expect, it } from 'vitest';
import { plans } from '#contract/plans.ts';
import { useApp } from '#test/app.ts';

const house = useApp();
const guarded = useApp({ env: { metricsToken: 'a token for the monitor' } });

describe('health', () => {
  it('tells a balancer that the program runs and can serve', async () => {
    expect((await house.visitor.send('GET', '/healthz')).text).toBe('{"status":"ok"}');
    const ready = await house.visitor.send('GET', '/readyz');
    expect(ready).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  });

  it('is not ready on a database that lacks a migration', async () => {
    const { rows } = await house.database.pool.query('DELETE FROM schema_migrations RETURNING *');
    expect(await house.visitor.send('GET', '/readyz')).toMatchObject({ status: 503 });
    for (const { name, hash } of rows) {
      await house.database.pool.query('INSERT INTO schema_migrations VALUES ($1, $2)', [
        name,
        hash,
      ]);
    }
    expect(await house.visitor.send('GET', '/readyz')).toMatchObject({ status: 200 });
  });
});

describe('metrics', () => {
  const read = (headers: Record<string, string> = {}, ip = '127.0.0.1', app = house) =>
    app.visitor.send('GET', '/metrics', undefined, { headers, ip });

  it('count answers by route, and what waits in the database', async () => {
    await house.visitor.send('GET', '/api/v1/auth/user-info');
    await house.visitor.call(plans.listPublic, { query: {} });
    await house.visitor.call(plans.listPublic, { query: {} });
    const { status, text } = await read();
    expect(status).toBe(200);
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

  it('are for whoever has the token where one is set', async () => {
    const authorization = 'Bearer a token for the monitor';
    expect(await read({ authorization }, '203.0.113.7', guarded)).toMatchObject({ status: 200 });
    expect(await read({}, '127.0.0.1', guarded)).toMatchObject({ status: 404 });
    expect(await read({ authorization: 'Bearer wrong' }, '127.0.0.1', guarded)).toMatchObject({
      status: 404,
    });
  });
});
