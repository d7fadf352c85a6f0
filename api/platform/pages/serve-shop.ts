import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { failureResponse } from '#api/platform/http/api-response.ts';
import { createSingleFlight } from '#api/platform/queues/single-flight.ts';
import {
  ClientDisconnected,
  disconnectSignal,
  type WorkQueue,
  WorkQueueFull,
} from '#api/platform/queues/work-queue.ts';
import type { WritesFirst } from '#api/platform/queues/writes-first.ts';
import { send, sendCachedResponse } from '#api/platform/snapshots/cached-response.ts';
import { chooseCoding } from '#api/platform/snapshots/negotiation.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';
import { createHtmlCache } from './html-cache.ts';
import { createPageResolver, type KnownFilters, secretPaths } from './page-resolver.ts';
import {
  createPageRenderer,
  loadShopBuild,
  type Rendered,
  type RenderOptions,
  type ShopBuild,
} from './render-page.ts';
import { serveFiles } from './serve-files.ts';

export type PageOptions = RenderOptions & {
  /** The next moment at which public pages may read differently. */
  nextMoment: (now: Temporal.Instant) => Temporal.Instant;
  /** Registers what to do when content has changed (and after a lost connection came back). */
  onContentChange: (changed: () => void) => void;
  /** What is not kept is made in it. */
  line: WorkQueue;
  writesFirst: WritesFirst;
  /** What addresses may name. */
  known: () => KnownFilters;
};

export type ShopOptions = PageOptions & {
  /** Where the shop was built, with `client/` and `server/` inside: `build/web`. */
  buildDirectory: string;
};

/** Spellings of addresses are few and short; this bounds what a stranger's queries can fill. */
const MOST_SPELLINGS = 1_000;
const LONGEST_SPELLING = 300;

/** For pages whose address carries a secret from a mail. */
const SECRET_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Addresses of the router's own transport, which this site does not use. */
const TRANSPORT = /\.data$|^\/__manifest$/;

/** Sends a finished page, or 304 when the browser has it. Browsers keep it and ask again each time. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  retryAfterSeconds = 30,
): Promise<FastifyReply> {
  if (page.location) return reply.redirect(page.location, page.status);
  reply
    .header('cache-control', page.lasting ? 'public, no-cache' : 'no-store')
    .header('content-security-policy', page.policy);
  if (page.link) reply.header('link', page.link);
  if (page.status === 503) reply.header('retry-after', retryAfterSeconds);
  const { etag, ...once } = page;
  return sendCachedResponse(request, reply.code(page.status), page.lasting ? page : once);
}

/** As many connections let in for each page that is made; when it is quiet, they cost microseconds. */
const TURNS = 25;

/**
 * Lets what came meanwhile be taken in before work that keeps the processor begins. Node accepts one
 * connection in a turn of its loop, so that a single turn between two such works lets hardly anybody
 * in.
 */
async function yieldToOtherRequests(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
}

/** The address of the page that says that too many pages are asked for (`handle.busy`). */
function busyPagePath(routes: ServerBuild['routes']): string {
  for (const route of Object.values(routes)) {
    const handle = (route?.module as { handle?: { busy?: true } } | undefined)?.handle;
    if (route?.path && handle?.busy) return `/${route.path}`;
  }
  throw new Error('no page of the shop says that too many are asked for');
}

/**
 * Keeps the page for whoever finds the line full. It is the same for everybody and made ahead of the
 * line: once, until content changes.
 */
function keepBusyPage(
  routes: ServerBuild['routes'],
  make: (address: string) => Promise<FinishedPage>,
): { get(): Promise<FinishedPage>; clear(): void } {
  const address = busyPagePath(routes);
  let made: Promise<FinishedPage> | undefined;
  const clear = () => {
    made = undefined;
  };
  return {
    clear,
    get() {
      made ??= make(address).catch((error) => {
        clear();
        throw error;
      });
      return made;
    },
  };
}

/** Answers every GET that no other route takes with a page of `build`. */
export function servePages(app: FastifyInstance, build: ShopBuild, options: PageOptions) {
  const { line, writesFirst } = options;
  const render = createPageRenderer(build, options);
  const read = createPageResolver(build.routes, options.known);
  const secrets = secretPaths(build.routes);
  const cache = createHtmlCache<FinishedPage>({ now: options.now, nextMoment: options.nextMoment });

  function finish({ response, html, scripts, complete, away }: Rendered): FinishedPage {
    const location = response.headers.get('location');
    const page = finishPage(response.status, html, { scripts, complete });
    return { ...page, away, ...(location && { location }) };
  }

  /** Makes a page in its turn, as far as to the form that it is sent in. */
  function make(request: FastifyRequest, address: string, gone: AbortSignal) {
    return line.run(async () => {
      // Many pages are made without waiting for anything: between two, kept ones pass, and whoever is
      // one too many in line is told so at once.
      await yieldToOtherRequests();
      const page = finish(await render(request, address));
      const coding = chooseCoding(request.headers['accept-encoding']);
      if (coding) await page.compressed(coding);
      return page;
    }, gone);
  }

  const makeAhead = async (address: string) => finish(await render(app, address));
  const busyPage = keepBusyPage(build.routes, makeAhead);
  /** Pages that are made for those who ask for them just now. */
  let notKept = createSingleFlight<FinishedPage>();
  options.onContentChange(() => {
    cache.clear();
    notKept = createSingleFlight();
    busyPage.clear();
  });

  /** Addresses as they are asked for, with the address that their page is kept under. */
  const spellings = new Map<string, string>();

  async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: string) {
    const found = cache.find(kept);
    if (found) {
      await writesFirst.turnToLook();
      return sendPage(request, reply, found);
    }
    const page = await cache.get(
      kept,
      (gone) => make(request, kept, gone),
      disconnectSignal(reply),
    );
    return sendPage(request, reply, page);
  }

  async function sendNew(request: FastifyRequest, reply: FastifyReply, address: string) {
    const makeIt = (gone: AbortSignal) => make(request, address, gone);
    const page = await notKept.join(address, makeIt, disconnectSignal(reply));
    const [path = ''] = address.split('?', 1);
    if (!secrets.has(path.toLowerCase())) return sendPage(request, reply, page);
    return sendPage(request, reply.headers(SECRET_HEADERS), { ...page, lasting: false });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const known = spellings.get(request.url);
    if (known) return sendKept(request, reply, known);
    // Joined, not resolved: `//elsewhere/` in the request line is a path, not another host.
    const url = request.url.startsWith('/') ? URL.parse(options.origin + request.url) : null;
    if (!url) return send(reply, failureResponse('invalid_request'));
    if (TRANSPORT.test(url.pathname)) {
      reply.code(404).header('cache-control', 'no-store').type('text/plain');
      return reply.send('Not found');
    }
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      const path = url.pathname.replace(/^\/+/, '/').replace(/(?!^)\/+$/, '');
      return reply.redirect(path + url.search, 308);
    }
    const asked = read(url);
    if ('location' in asked) return reply.redirect(asked.location, 302);
    if (!asked.kept) return sendNew(request, reply, asked.address);
    if (spellings.size >= MOST_SPELLINGS) spellings.clear();
    if (request.url.length <= LONGEST_SPELLING) spellings.set(request.url, asked.address);
    return sendKept(request, reply, asked.address);
  }

  app.get('/*', async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      if (error instanceof ClientDisconnected) return reply.hijack();
      if (!(error instanceof WorkQueueFull)) throw error;
      return sendPage(request, reply, await busyPage.get(), error.retryAfterSeconds);
    }
  });
  return {
    /** The code of pages is read when the first is made: with this nobody waits for that, nor for the busy page. */
    makeFirstPages: () => Promise.all([busyPage.get(), cache.get('/', () => makeAhead('/'))]),
  };
}

/**
 * Serves the shop: its files with immutable caching, and every other GET as a server-rendered page.
 * Visitors all get the same HTML, so public pages are kept and answered from memory. Register it
 * after the API and the desk: it takes what nobody else did.
 */
export async function serveShop(app: FastifyInstance, options: ShopOptions): Promise<void> {
  const build = await loadShopBuild(options.buildDirectory);
  await app.register(async (scope) => {
    await serveFiles(scope, resolve(options.buildDirectory, 'client'));
    const { makeFirstPages } = servePages(scope, build, options);
    scope.addHook('onListen', () => {
      makeFirstPages().catch((error) => scope.log.warn({ err: error }, 'no page was made ahead'));
    });
  });
}
