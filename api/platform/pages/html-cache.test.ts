import { describe, expect, it } from 'vitest';
import { ClientDisconnected } from '#api/platform/queues/work-queue.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';
import { createHtmlCache } from './html-cache.ts';

const at = (time: string) => Temporal.Instant.from(`2026-11-18T${time}Z`);

/** A cache at noon whose pages go stale at 18:00, and a count of what was rendered. */
function setUp(limits: { maxPages?: number; maxBytes?: number } = {}) {
  let now = at('12:00');
  const rendered: string[] = [];
  const cache = createHtmlCache<FinishedPage>({
    now: () => now,
    nextMoment: () => at('18:00'),
    ...limits,
  });
  const show = (key: string, body = key, status = 200) =>
    cache.get(key, async () => {
      rendered.push(key);
      return finishPage(status, Buffer.from(body));
    });
  const goTo = (time: string) => {
    now = at(time);
  };
  return { cache, show, rendered, goTo };
}

/** A rendering that ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<FinishedPage>();
  const end = (body: string, status = 200) => resolve(finishPage(status, Buffer.from(body)));
  return { render: () => promise, end, fail: reject };
}

describe('the page cache', () => {
  it('renders a page once and answers the same bytes afterwards', async () => {
    const { show, rendered } = setUp();
    const first = await show('/pricing');
    expect(await show('/pricing', 'something newer')).toBe(first);
    expect(rendered).toEqual(['/pricing']);
  });

  it('keeps pages of different addresses apart', async () => {
    const { show } = setUp();
    const [one, other] = [await show('/pricing'), await show('/pricing?service=catering')];
    expect(one.body.toString()).toBe('/pricing');
    expect(other.body.toString()).toBe('/pricing?service=catering');
  });

  it('renders once for everybody who asks while it is being rendered', async () => {
    const { cache } = setUp();
    const { render, end } = held();
    let renders = 0;
    const count = () => {
      renders += 1;
      return render();
    };
    const asked = Array.from({ length: 50 }, () => cache.get('/', count));
    end('the page');
    const pages = await Promise.all(asked);
    expect(renders).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  it('forgets everything when content changes', async () => {
    const { cache, show, rendered } = setUp();
    await show('/');
    cache.clear();
    expect((await show('/', 'new prices')).body.toString()).toBe('new prices');
    expect(rendered).toHaveLength(2);
  });

  it('delivers but does not keep a page that was being rendered when content changed', async () => {
    const { cache, show } = setUp();
    const { render, end } = held();
    const before = cache.get('/', render);
    cache.clear();
    const after = show('/', 'new prices');
    end('old prices');
    expect((await before).body.toString()).toBe('old prices');
    expect((await after).body.toString()).toBe('new prices');
    expect((await show('/', 'unused')).body.toString()).toBe('new prices');
  });

  it('goes on renewing a page when all who asked have hung up, and gives up a new one', async () => {
    const { cache, show } = setUp();
    await show('/');
    cache.clear();
    const caller = new AbortController();
    const { render, end } = held();
    const given: AbortSignal[] = [];
    const begin = (gone: AbortSignal) => {
      given.push(gone);
      return render();
    };
    const asked = ['/', '/new'].map((key) => cache.get(key, begin, caller.signal));
    caller.abort(new ClientDisconnected());
    expect(given.map(({ aborted }) => aborted)).toEqual([false, true]);
    end('as it is');
    await Promise.all(asked);
    expect(cache.find('/')?.body.toString()).toBe('as it is');
  });

  it('shows a page as it was before while the database is away, and never instead of another refusal', async () => {
    const { cache, show } = setUp();
    await show('/', 'as it was');
    cache.clear();
    const away = async () => ({ ...finishPage(503, Buffer.from('sorry')), away: true });
    expect((await cache.get('/', away)).body.toString()).toBe('as it was');
    expect((await cache.get('/never-read', away)).status).toBe(503);
    const gone = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    const last = await cache.get('/', () => Promise.reject(gone));
    expect(last.body.toString()).toBe('as it was');
    await expect(cache.get('/', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect((await show('/', 'no longer there', 404)).status).toBe(404);
    expect((await show('/', 'as it is')).body.toString()).toBe('as it is');
  });

  it('is stale from the next moment on, to the millisecond', async () => {
    const { show, rendered, goTo } = setUp();
    await show('/');
    goTo('17:59:59.999');
    await show('/');
    expect(rendered).toHaveLength(1);
    goTo('18:00');
    await show('/');
    expect(rendered).toHaveLength(2);
  });

  it('counts the moment from the start of the rendering', async () => {
    let now = at('17:59:59');
    const nextMoment = (from: Temporal.Instant) =>
      Temporal.Instant.compare(from, at('18:00')) < 0 ? at('18:00') : at('23:00');
    const cache = createHtmlCache<FinishedPage>({ now: () => now, nextMoment });
    const { render, end } = held();
    const begun = cache.get('/', render);
    now = at('18:00:01');
    end('before six');
    await begun;
    const next = await cache.get('/', async () => finishPage(200, Buffer.from('after six')));
    expect(next.body.toString()).toBe('after six');
  });

  it.each([404, 500, 503])('does not keep a page with status %i', async (status) => {
    const { cache, show } = setUp();
    expect((await show('/', 'no', status)).status).toBe(status);
    expect(cache.size).toBe(0);
    expect((await show('/', 'yes')).body.toString()).toBe('yes');
  });

  it('passes a failed rendering on to all who wait, and renders anew for the next', async () => {
    const { cache, show } = setUp();
    const { render, fail } = held();
    const asked = [cache.get('/', render), cache.get('/', render)];
    fail(new Error('no'));
    await expect(asked[0]).rejects.toThrow('no');
    await expect(asked[1]).rejects.toThrow('no');
    expect((await show('/', 'yes')).body.toString()).toBe('yes');
  });

  it('holds at most so many pages, and lets the least recently used go', async () => {
    const { cache, show, rendered } = setUp({ maxPages: 2 });
    for (const key of ['/a', '/b', '/a', '/c', '/a', '/b']) await show(key);
    expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
    expect(cache.size).toBe(2);
  });

  it('holds at most so many bytes', async () => {
    const { cache, show } = setUp({ maxBytes: 5_000 });
    const noise = (seed: number) =>
      Array.from({ length: 1_000 }, (_, i) => (seed * (i + 1)) % 97).join('');
    for (let page = 0; page < 20; page += 1) await show(`/${page}`, noise(page));
    expect(cache.size).toBeGreaterThan(0);
    expect(cache.size).toBeLessThan(5);
  });
});
