import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  redirect,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { createLine } from '#api/lines/line.ts';
import type { Call } from '#contract/call.ts';
import { kitchen } from '#contract/kitchen.ts';
import type { Known } from './cached-pages.ts';
import { servePages } from './serve-shop.ts';
import type { ServerLoan, ShopBuild } from './shop-build.ts';

type Loader = (args: LoaderFunctionArgs) => unknown;

const page = (id: string, path: string | undefined, handle?: unknown, loader?: Loader) => ({
  id,
  ...(path === undefined ? { index: true } : { path }),
  parentId: 'root',
  module: { default: () => null, handle, ...(loader && { loader }) },
});

const callContext = createContext<Call>();

/**
 * A shop of a few pages whose HTML says which address it was rendered from.
 * @param slow what one of its pages waits for
 */
function buildShop(rendered: string[], slow: Promise<void>): ShopBuild {
  const routes = [
    { id: 'root', path: '', module: { default: () => null } },
    page('home', undefined, { cache: { query: [] } }),
    page('pricing', 'pricing', { cache: { query: ['service', 'plan'] } }),
    page('snacks', 'snacks', { cache: { query: ['page'], unless: ['search'] } }),
    page('menu', 'menu', {
      cache: {
        query: ['day'],
        unless: ['without'],
        address: (query: URLSearchParams, { allergens }: Known) => {
          const words = (query.get('without') ?? '').split(',').toSorted();
          const without = words.filter((word) => allergens?.includes(word) ?? word !== '');
          return `/menu?without=${without}&day=${query.get('day')}`;
        },
      },
    }),
    page('mine', 'my-orders'),
    page('busy', 'busy', { busy: true }, () => data(null, { status: 503 })),
    page('slow', 'slow', { cache: { query: ['id'] } }, async () => {
      await slow;
      return null;
    }),
    page('link', 'skip-delivery', { secret: true }),
    page('story', 'story', { cache: { query: ['id'] } }, ({ request }) => {
      return new URL(request.url).searchParams.has('id') ? null : redirect('/stories');
    }),
    page('gone', 'gone', { cache: { query: [] } }, () => {
      throw new Response(null, { status: 503 });
    }),
    page('contacts', 'contacts', { cache: { query: [] } }, async ({ context }) => {
      const call = (context as unknown as RouterContextProvider).get(callContext);
      return call(kitchen.business, {}).catch(() => null);
    }),
  ];
  return {
    entry: {
      module: {
        default(request: Request, status: number, headers: Headers) {
          const { pathname, search } = new URL(request.url);
          rendered.push(pathname + search);
          return new Response(`<p>${pathname}${search}</p><script>a()</script>`, {
            status,
            headers,
          });
        },
        handleError() {},
        makeLoadContext: ({ call }: ServerLoan) =>
          new RouterContextProvider(new Map([[callContext, call]])),
      },
    },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    future: { v8_middleware: true },
    publicPath: '/',
    assetsBuildDirectory: '',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ShopBuild;
}

function setUp() {
  const rendered: string[] = [];
  let changed = () => {};
  let databaseIsThere = true;
  let readsLast = false;
  const callFor = (takesLast: () => void) => async () => {
    if (!databaseIsThere) throw new Error('no database');
    if (readsLast) takesLast();
    return null;
  };
  const app = Fastify();
  const slow = Promise.withResolvers<void>();
  const line = createLine({ atOnce: 1, mostWaiting: 1, retryAfterSeconds: 7 });
  servePages(app, buildShop(rendered, slow.promise), {
    line,
    known: () => ({ allergens: ['Milk'] }),
    origin: 'https://dabba.test',
    callFor: (takesLast) => callFor(takesLast) as unknown as Call,
    now: () => Temporal.Instant.from('2026-11-18T15:00:00Z'),
    nextMoment: (now) => now.add({ hours: 1 }),
    onContentChange: (callback) => {
      changed = callback;
    },
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });
  const setDatabase = (there: boolean) => {
    databaseIsThere = there;
  };
  const readLast = (does: boolean) => {
    readsLast = does;
  };
  const endSlow = () => slow.resolve();
  return { app, get, rendered, change: () => changed(), setDatabase, readLast, line, endSlow };
}

describe('serving the shop', () => {
  it('sends a public page with its policy, which allows no script that merely stands in it, and ETag', async () => {
    const { get } = setUp();
    const { statusCode, headers } = await get('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers.vary).toBe('accept-encoding');
  });

  it('answers 304 with the policy to whoever has the page already', async () => {
    const { get } = setUp();
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
  });

  it('renders a public page once until content changes', async () => {
    const { get, rendered, change } = setUp();
    await get('/');
    await get('/');
    expect(rendered).toEqual(['/']);
    change();
    await get('/');
    expect(rendered).toEqual(['/', '/']);
  });

  it('renders a page from its declared parameters, each once and in order, whatever else stands there', async () => {
    const { get, rendered } = setUp();
    await get('/pricing?plan=daily&utm_source=x&service=tiffin');
    await get('/pricing?service=tiffin&plan=daily&plan=other&q=%3Cscript%3E');
    expect(rendered).toEqual(['/pricing?service=tiffin&plan=daily']);
  });

  it('keeps no page of a search, and reads all of its address', async () => {
    const { get, rendered } = setUp();
    for (const url of ['/snacks?page=2', '/snacks?page=2&search=', '/snacks?page=2&search=patra'])
      for (const _again of [1, 2]) await get(url);
    expect(rendered).toEqual([
      '/snacks?page=2',
      '/snacks?page=2&search=patra',
      '/snacks?page=2&search=patra',
    ]);
  });

  it('does not let one address speak for another by the way it is written', async () => {
    const { get, rendered } = setUp();
    const one = await get('/pricing?service=tiffin%26plan%3Ddaily');
    const other = await get('/pricing?service=tiffin&plan=daily');
    expect(rendered).toHaveLength(2);
    expect(one.body).not.toBe(other.body);
  });

  it('renders one page for all addresses that mean the same, and sends on what names the unknown', async () => {
    const { get, rendered } = setUp();
    const asked = ['?without=Milk&day=1', '?day=1&without=Milk&redirect=x'];
    const pages = await Promise.all(asked.map((query) => get(`/menu${query}`)));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(rendered).toEqual(['/menu?without=Milk&day=1']);
    const { statusCode, headers } = await get('/menu?without=Plutonium,Milk&day=1');
    expect([statusCode, headers.location]).toEqual([302, '/menu?without=Milk&day=1']);
    expect(rendered).toHaveLength(1);
  });

  it('renders a page that declares nothing each time', async () => {
    const { get, rendered } = setUp();
    await get('/my-orders?tab=tiffin');
    await get('/my-orders?tab=tiffin');
    expect(rendered).toEqual(['/my-orders?tab=tiffin', '/my-orders?tab=tiffin']);
  });

  it.each(['/skip-delivery?token=x', '/Skip-Delivery?token=x'])(
    'lets nobody keep a page whose address carries a secret, or see where it leads from: %s',
    async (url) => {
      const { get } = setUp();
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(headers.etag).toBeUndefined();
      expect((await get('/my-orders')).headers['x-robots-tag']).toBeUndefined();
    },
  );

  it('keeps no page of a bad moment, and tells nobody else to', async () => {
    const { get, rendered } = setUp();
    const { statusCode, headers } = await get('/gone');
    await get('/gone');
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['retry-after']).toBe('30');
    expect(headers.etag).toBeUndefined();
    expect(rendered).toHaveLength(2);
  });

  it('shows a page that had to do without some of its data, and does not keep it', async () => {
    const { get, rendered, setDatabase } = setUp();
    setDatabase(false);
    const poor = await get('/contacts');
    expect(poor.statusCode).toBe(200);
    expect(poor.headers['cache-control']).toBe('no-store');
    expect(poor.headers.etag).toBeUndefined();
    setDatabase(true);
    expect((await get('/contacts')).headers['cache-control']).toBe('public, no-cache');
    await get('/contacts');
    expect(rendered).toEqual(['/contacts', '/contacts']);
  });

  it('shows a page of what was read before, and keeps the one that was kept', async () => {
    const { get, rendered, readLast, change } = setUp();
    readLast(true);
    const poor = await get('/contacts');
    expect([poor.statusCode, poor.headers['cache-control']]).toEqual([200, 'no-store']);
    readLast(false);
    const whole = await get('/contacts');
    change();
    readLast(true);
    const last = await get('/contacts');
    expect([last.body, last.headers.etag]).toEqual([whole.body, whole.headers.etag]);
    readLast(false);
    await get('/contacts');
    await get('/contacts');
    expect(rendered).toHaveLength(4);
  });

  it('takes no header of a visitor into a page', async () => {
    const { get } = setUp();
    const plain = await get('/');
    const other = setUp();
    const odd = await other.get('/', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      cookie: 'theme=dark',
      authorization: 'Bearer token',
    });
    expect(odd.body).toBe(plain.body);
    expect(odd.headers.etag).toBe(plain.headers.etag);
  });

  it('sends the form that the browser takes', async () => {
    const { get } = setUp();
    const page = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD like GET, without the page', async () => {
    const { app } = setUp();
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/pricing' });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers.etag).toBeDefined();
  });

  it('sends on from a page that is kept at other addresses', async () => {
    const { get } = setUp();
    const { statusCode, headers } = await get('/story');
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/stories');
    expect((await get('/story?id=1')).body).toContain('/story?id=1');
  });

  it.each(['/pricing.data', '/_.data', '/__manifest'])('has nothing at %s', async (url) => {
    const { get, rendered } = setUp();
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(rendered).toEqual([]);
  });

  it.each([
    ['/pricing/?service=tiffin', '/pricing?service=tiffin'],
    ['/my-orders///', '/my-orders'],
  ])('sends %s to %s, never off this site', async (url, goal) => {
    const { get } = setUp();
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(308);
    expect(headers.location).toBe(goal);
  });

  it.each([
    ['//evil.example/', 308, '/evil.example'],
    ['//evil.example//', 308, '/evil.example'],
    ['///', 308, '/'],
    ['//evil.example/pricing', 404, undefined],
    ['http://evil.example/', 400, undefined],
    ['*', 400, undefined],
  ])('takes the request line %s for a path of its own', async (path, status, goal) => {
    const { app, rendered } = setUp();
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const [response] = await once(request({ port, path }).end(), 'response');
    response.resume();
    await app.close();
    expect(response.statusCode).toBe(status);
    if (status === 400) expect(response.headers['content-type']).toMatch('application/json');
    expect(response.headers.location).toBe(goal);
    expect(rendered).toEqual(status === 404 ? ['//evil.example/pricing'] : []);
  });
});

describe('more pages than can be made', () => {
  it('are waited for in a line, past which a page says so, and when to come again', async () => {
    const { get, line, endSlow } = setUp();
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
    const { get, line, rendered, change, endSlow } = setUp();
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
    const { get, line, endSlow } = setUp();
    const page = await get('/');
    const asked = [get('/slow?id=1'), get('/slow?id=2')];
    await expect.poll(() => line.waiting).toBe(1);
    const again = await get('/');
    expect([again.statusCode, again.body]).toEqual([200, page.body]);
    endSlow();
    await Promise.all(asked);
  });

  it('do not keep anybody from a page that has just gone out of date', async () => {
    const { get, line, rendered, change, endSlow } = setUp();
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
    const { get, rendered } = setUp();
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
    const { get, line, rendered, endSlow } = setUp();
    const asked = [1, 1, 2, 2, 2].map((id) => get(`/slow?id=${id}`));
    await expect.poll(() => line.waiting).toBe(1);
    expect(line.refused).toBe(0);
    endSlow();
    await Promise.all(asked);
    expect(rendered.toSorted()).toEqual(['/slow?id=1', '/slow?id=2']);
  });

  it('are not made for those who hang up while they wait', async () => {
    const { app, get, line, rendered, endSlow } = setUp();
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
