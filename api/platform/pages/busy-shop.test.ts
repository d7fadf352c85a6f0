import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serveFewPages } from '#test/few-pages.ts';

describe('more pages than can be made', () => {
  it('are waited for in a line, past which a page says so, and when to come again', async () => {
    const { get, line, endSlow } = serveFewPages();
    const made = get('/slow?id=1');
    const waited = get('/slow?id=2');
    await expect.poll(() => line.waiting).toBe(1);
    const refused = await get('/slow?id=3');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '7',
      'cache-control': 'no-store',
    });
    expect(refused.headers.etag).toBeUndefined();
    expect(refused.body).toContain('/busy');
    endSlow();
    expect([(await made).statusCode, (await waited).statusCode]).toEqual([200, 200]);
    expect((await get('/slow?id=3')).body).toContain('/slow?id=3');
  });

  it('are refused with one page for all, made again when content changes', async () => {
    const { get, line, rendered, change, endSlow } = serveFewPages();
    const asked = [get('/slow?id=1'), get('/slow?id=2')];
    await expect.poll(() => line.waiting).toBe(1);
    await Promise.all([get('/slow?id=3'), get('/my-orders'), get('/slow?id=4')]);
    expect(rendered).toEqual(['/busy']);
    change();
    await get('/slow?id=3');
    expect(rendered).toEqual(['/busy', '/busy']);
    endSlow();
    await Promise.all(asked);
  });

  it('do not keep anybody from a page that is kept', async () => {
    const { get, line, endSlow } = serveFewPages();
    const page = await get('/');
    const asked = [get('/slow?id=1'), get('/slow?id=2')];
    await expect.poll(() => line.waiting).toBe(1);
    const again = await get('/');
    expect([again.statusCode, again.body]).toEqual([200, page.body]);
    endSlow();
    await Promise.all(asked);
  });

  it('do not keep anybody from a page that has just gone out of date', async () => {
    const { get, line, rendered, change, endSlow } = serveFewPages();
    const page = await get('/');
    const asked = [get('/slow?id=1'), get('/slow?id=2')];
    await expect.poll(() => line.waiting).toBe(1);
    change();
    const again = await get('/');
    expect([again.statusCode, again.body]).toEqual([200, page.body]);
    endSlow();
    await Promise.all(asked);
    await get('/');
    expect(rendered.filter((address) => address === '/')).toHaveLength(2);
  });

  it('are made one in a turn, though nothing in them waits: kept ones pass between', async () => {
    const { get, rendered } = serveFewPages();
    const asked = Promise.all([get('/my-orders?tab=1'), get('/my-orders?tab=2')]);
    const made: number[] = [];
    while (rendered.length < 2) {
      await setImmediate();
      made.push(rendered.length);
    }
    expect(made).toContain(1);
    expect((await asked).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('are asked for by one line place for each page, however many want it', async () => {
    const { get, line, rendered, endSlow } = serveFewPages();
    const asked = [1, 1, 2, 2, 2].map((id) => get(`/slow?id=${id}`));
    await expect.poll(() => line.waiting).toBe(1);
    expect(line.refused).toBe(0);
    endSlow();
    await Promise.all(asked);
    expect(rendered.toSorted()).toEqual(['/slow?id=1', '/slow?id=2']);
  });

  it('are not made for those who hang up while they wait', async () => {
    const { app, get, line, rendered, endSlow } = serveFewPages();
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const made = get('/slow?id=1');
    await expect.poll(() => line.working).toBe(1);
    const waits = request({ port, path: '/slow?id=2' })
      .on('error', () => {})
      .end();
    await expect.poll(() => line.waiting).toBe(1);
    waits.destroy();
    await expect.poll(() => line.waiting).toBe(0);
    const next = get('/slow?id=3');
    endSlow();
    await Promise.all([made, next]);
    expect(rendered).toEqual(['/slow?id=1', '/slow?id=3']);
    await app.close();
  });
});
