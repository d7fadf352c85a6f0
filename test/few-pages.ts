import Fastify from 'fastify';
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  redirect,
} from 'react-router';
import type { KnownFilters } from '#api/platform/pages/page-resolver.ts';
import type { RenderServices, ShopBuild } from '#api/platform/pages/render-page.ts';
import { servePages } from '#api/platform/pages/serve-shop.ts';
import { createWorkQueue } from '#api/platform/queues/work-queue.ts';
import { createWritesFirst } from '#api/platform/queues/writes-first.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import type { Call } from '#contract/platform/endpoint.ts';

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
        address: (query: URLSearchParams, { allergens }: KnownFilters) => {
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
        makeLoadContext: ({ call }: RenderServices) =>
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

/** Serves it, with one place to make a page in and one to wait in. */
export function serveFewPages() {
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
  const line = createWorkQueue({ atOnce: 1, mostWaiting: 1, retryAfterSeconds: 7 });
  servePages(app, buildShop(rendered, slow.promise), {
    line,
    writesFirst: createWritesFirst(),
    known: () => ({ allergens: ['Milk'], blogCategories: null }),
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
