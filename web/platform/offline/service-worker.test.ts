import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const SOURCE = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
const ORIGIN = 'https://dabba.test';
const MENU_WAITS = 4_000;
const SEEN_AT = 'Wed, 18 Nov 2026 15:00:00 GMT';

const absolute = (address: string) => new URL(address, ORIGIN).href;
const urlOf = (request: string | { url: string }) =>
  absolute(typeof request === 'string' ? request : request.url);

/** Answers as the browser's own, which resolve addresses against the worker's. */
class PageResponse extends Response {
  static override redirect(address: string): Response {
    return Response.redirect(absolute(address), 302);
  }
}

type Options = { ignoreSearch?: boolean };

/** The browser's storage of answers, in memory; `full` refuses to write. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const state = { full: false };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: string | { url: string }) => store.get(urlOf(request))?.clone(),
      async put(request: string | { url: string }, response: Response) {
        if (state.full) throw new DOMException('The disk is full', 'QuotaExceededError');
        store.delete(urlOf(request));
        store.set(urlOf(request), response);
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (request: string | { url: string }) => store.delete(urlOf(request)),
    };
  };
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    async match(request: string | { url: string }, _options?: Options) {
      for (const store of stores.values()) {
        const found = store.get(urlOf(request));
        if (found) return found.clone();
      }
      return undefined;
    },
    /** The paths of all that is kept. */
    paths: () =>
      [...stores.values()].flatMap((store) =>
        [...store.keys()].map((url) => url.slice(ORIGIN.length)),
      ),
    state,
  };
}

type Listener = (event: object) => void;

/** A clock that stands still while things are seen. */
class StandingDate extends Date {
  static override now = () => Date.parse(SEEN_AT);
}

/** The worker in a browser of its own, with a site that can be away. */
function startWorker() {
  const listeners = new Map<string, Listener>();
  const caches = memoryCaches();
  const site = {
    away: false,
    build: 'a',
    status: 200,
    /** So many requests fail before the connection is back. */
    failures: 0,
    asked: [] as string[],
    /** Answers come when this is over; the worker's patience ends at once meanwhile. */
    hanging: undefined as PromiseWithResolvers<void> | undefined,
  };
  const fetch = async (request: string | { url: string }) => {
    const { pathname, search } = new URL(urlOf(request));
    site.asked.push(pathname + search);
    await site.hanging?.promise;
    if (site.away || site.failures-- > 0) throw new TypeError('Failed to fetch');
    const html = `<html lang="en"><script src="/assets/shop-${site.build}.js"></script>${pathname}${search}`;
    const headers = { date: SEEN_AT, 'content-security-policy': "default-src 'none'" };
    return new PageResponse(pathname.startsWith('/assets/') ? 'file' : html, {
      status: site.status,
      headers,
    });
  };
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: new URL(ORIGIN),
    registration: {},
    clients: { claim: async () => {}, matchAll: async () => [] },
    skipWaiting: async () => {},
  };
  const world = {
    self,
    caches,
    fetch,
    URL,
    URLSearchParams,
    Headers,
    Response: PageResponse,
    Date: StandingDate,
    setTimeout: (over: () => void, milliseconds: number) => {
      if (site.hanging || milliseconds < MENU_WAITS) over();
    },
  };
  runInContext(SOURCE, createContext(world));

  /** Lets something happen; answers what the worker made of it, when all of it is done. */
  async function happens(name: string, details: object = {}): Promise<Response | undefined> {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...details,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    const response = await answer;
    // What hung comes after all, too late for this answer.
    site.hanging?.resolve();
    while (works.length > 0) await works.shift();
    return response;
  }

  const ask =
    (mode: string) =>
    (address: string, method = 'GET') =>
      happens('fetch', { request: { method, mode, url: absolute(address) } });
  return { caches, site, happens, open: ask('navigate'), load: ask('cors') };
}

let worker: ReturnType<typeof startWorker>;

beforeEach(async () => {
  worker = startWorker();
  await worker.happens('install');
  await worker.happens('activate');
});

const leadsTo = (response: Response | undefined) =>
  response?.headers.get('location')?.slice(ORIGIN.length);

describe('without a connection', () => {
  it('the weekly menu is there as it was last seen, and says since when', async () => {
    await worker.open('/weeklymenu');
    worker.site.away = true;
    const menu = await worker.open('/weeklymenu');
    expect(await menu?.text()).toContain(`<html data-kept-at="${Date.parse(SEEN_AT)}" lang="en">`);
    expect(menu?.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('a view of the menu that was not seen leads to the one that was seen last', async () => {
    await worker.open('/weeklymenu');
    await worker.open('/weeklymenu?diet=jain');
    worker.site.away = true;
    expect(leadsTo(await worker.open('/weeklymenu?week=next'))).toBe('/weeklymenu?diet=jain');
    expect(await (await worker.open('/weeklymenu?diet=jain'))?.text()).toContain('diet=jain');
  });

  it('every other page leads to the offline page, which knows where one wanted to go', async () => {
    worker.site.away = true;
    const goal = '/offline?to=%2Fpricing%3Fservice%3Dtiffin';
    expect(leadsTo(await worker.open('/pricing?service=tiffin'))).toBe(goal);
    expect(await (await worker.open(goal))?.text()).toContain('/offline');
  });

  it('the menu that nobody has seen is a page like any other', async () => {
    worker.site.away = true;
    expect(leadsTo(await worker.open('/weeklymenu'))).toBe('/offline?to=%2Fweeklymenu');
  });

  it('the desk and documents fail as they would without it', async () => {
    worker.site.away = true;
    for (const address of ['/admin', '/admin/orders', '/api/v1/quote.pdf'])
      expect((await worker.open(address))?.type).toBe('error');
  });

  it('the files of a kept page are there, and no answer of the API is', async () => {
    await worker.open('/weeklymenu');
    await worker.load('/api/v1/weekly-menu');
    worker.site.away = true;
    expect((await worker.load('/assets/shop-a.js'))?.status).toBe(200);
    await expect(worker.load('/api/v1/weekly-menu')).rejects.toThrow('Failed to fetch');
  });
});

describe('on a connection that hangs', () => {
  it('the last menu is shown, and the one that comes late is kept', async () => {
    await worker.open('/weeklymenu');
    worker.site.hanging = Promise.withResolvers();
    worker.site.build = 'b';
    expect(await (await worker.open('/weeklymenu'))?.text()).toContain('data-kept-at');
    expect(worker.caches.paths()).toContain('/assets/shop-b.js');
  });

  it('a menu that nobody has seen is waited for, and so is every other page', async () => {
    worker.site.hanging = Promise.withResolvers();
    const openings = [worker.open('/weeklymenu'), worker.open('/pricing')];
    worker.site.hanging.resolve();
    for (const page of await Promise.all(openings)) expect(page?.status).toBe(200);
  });

  it('a menu that nobody has seen, and that does not come in the end, is a page like any other', async () => {
    worker.site.hanging = Promise.withResolvers();
    const opening = worker.open('/weeklymenu');
    worker.site.away = true;
    worker.site.hanging.resolve();
    expect(leadsTo(await opening)).toBe('/offline?to=%2Fweeklymenu');
  });
});

describe('with a connection', () => {
  it('a file that fails in the moment in which the connection comes back is asked for again', async () => {
    worker.site.failures = 1;
    expect((await worker.load('/assets/calls-a.js'))?.status).toBe(200);
    expect(worker.site.asked.slice(-2)).toEqual(['/assets/calls-a.js', '/assets/calls-a.js']);
  });

  it('every page comes from the network', async () => {
    await worker.open('/weeklymenu');
    worker.site.asked.length = 0;
    await worker.open('/weeklymenu');
    await worker.open('/pricing');
    expect(worker.site.asked).toEqual(['/weeklymenu', '/pricing']);
  });

  it('nothing of a person’s own is kept, and no other answer of the API is touched', async () => {
    const own = ['/my-orders', '/tiffin-schedule?subscription=TS-2026-0001', '/'];
    for (const address of own) await worker.open(address);
    expect(await worker.load('/api/v1/public/snack')).toBeUndefined();
    expect(await worker.load('/api/v1/tiffin-orders')).toBeUndefined();
    expect(worker.caches.paths().sort()).toEqual(['/assets/shop-a.js', '/offline']);
  });

  it('what is sent, and what goes elsewhere, is none of its business', async () => {
    expect(await worker.open('/weeklymenu', 'POST')).toBeUndefined();
    expect(await worker.load('https://elsewhere.test/assets/a.js')).toBeUndefined();
  });

  it('the last menu is shown when the kitchen’s server is in trouble', async () => {
    await worker.open('/weeklymenu');
    worker.site.status = 503;
    expect(await (await worker.open('/weeklymenu'))?.text()).toContain('data-kept-at');
    expect((await worker.open('/pricing'))?.status).toBe(503);
  });

  it('reading the menu without having opened the site on it keeps its page, too', async () => {
    await worker.load('/api/v1/weekly-menu');
    expect(worker.caches.paths()).toContain('/weeklymenu');
    expect(worker.caches.paths()).not.toContain('/api/v1/weekly-menu');
  });

  it('a full disk changes nothing for who is reading', async () => {
    worker.caches.state.full = true;
    expect((await worker.open('/weeklymenu'))?.status).toBe(200);
    expect((await worker.load('/assets/menu-a.js'))?.status).toBe(200);
  });
});

describe('what is kept', () => {
  it('is four views of the menu at most, the last ones', async () => {
    for (const diet of ['a', 'b', 'c', 'd', 'e']) await worker.open(`/weeklymenu?diet=${diet}`);
    const menus = worker.caches.paths().filter((path) => path.startsWith('/weeklymenu'));
    expect(menus).toEqual(['b', 'c', 'd', 'e'].map((diet) => `/weeklymenu?diet=${diet}`));
  });

  it('has the files of a new version as soon as a page of it was seen, and drops those of no page', async () => {
    await worker.open('/weeklymenu');
    worker.site.build = 'b';
    await worker.open('/weeklymenu');
    expect(worker.caches.paths()).toContain('/assets/shop-b.js');
    expect(worker.caches.paths()).toContain('/assets/shop-a.js');
    worker.site.build = 'c';
    await worker.open('/weeklymenu');
    expect(worker.caches.paths()).not.toContain('/assets/shop-b.js');
  });

  it('is 150 files at most besides', async () => {
    for (let file = 1; file <= 160; file++) await worker.load(`/photos/${file}/480.webp`);
    const photos = worker.caches.paths().filter((path) => path.startsWith('/photos/'));
    expect([photos.length, photos[0]]).toEqual([150, '/photos/11/480.webp']);
  });

  it('by an earlier version is dropped when this one takes over', async () => {
    await worker.caches.open('kept-0');
    await worker.happens('activate');
    expect(await worker.caches.keys()).toEqual(['kept-1']);
  });
});
