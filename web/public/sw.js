// What of the site can be read without a connection: the weekly menu as it was last seen, and a page
// that says that everything else needs one. It answers for the network only where the network does
// not answer. No page of a person's own and no answer of the API is ever kept.

const KEPT = 'kept-1';
const FILES = 'files-1';

const MENU = '/weeklymenu';
const OFFLINE = '/offline';
const MENU_ANSWERS = '/api/v1/weekly-menu';

/** Files whose name changes with their content. */
const FILE = /^\/(?:assets|photos)\//;
const NAMED_IN_PAGE = /\/assets\/[\w.-]+/g;
/** The desk and the API say for themselves that they cannot be reached. */
const OF_PROGRAMS = /^\/(?:admin|api)(?:\/|$)/;

const MOST_FILES = 150;
/** Menus as they were looked at: this week, the next one, a diet. */
const MOST_MENUS = 4;
/** So long a menu may take before the one that was last seen is shown. */
const MENU_WAITS = 4_000;
const MENU_STAYS_FRESH = 10 * 60_000;
const OFFLINE_STAYS_FRESH = 24 * 60 * 60_000;
/** A page hears of a connection that is back a moment before this worker has it. */
const CONNECTION_COMES = 1_000;

// The compressed and the plain form of an answer are the same to a browser.
const kept = (request) => caches.match(request, { ignoreVary: true }).catch(() => undefined);

/** A full disk or a page that went away meanwhile is nothing that anybody must hear of. */
const later = (event, work) => event.waitUntil(work.catch(() => {}));

const showsMenu = ({ url }) => new URL(url).pathname === MENU;

const pause = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds));

const dateOf = (response) => Date.parse(response.headers.get('date') ?? '') || 0;

async function namedIn(page) {
  return new Set(page ? (await page.text()).match(NAMED_IN_PAGE) : []);
}

let keeping = Promise.resolve();

/** One page after the other: what one has just fetched is not yet named by any page to the other. */
function keepPage(path, page) {
  keeping = keeping.catch(() => {}).then(() => keepWhole(path, page));
  return keeping;
}

/** Keeps a page with all files that it names, so that it is whole when it is needed. */
async function keepWhole(path, page) {
  const fresh = page ?? (await fetch(path));
  if (!fresh.ok || fresh.redirected) return;
  const cache = await caches.open(KEPT);
  const files = await namedIn(fresh.clone());
  for (const file of files) {
    if (await cache.match(file)) continue;
    const content = (await kept(file)) ?? (await fetch(file));
    if (!content.ok) return;
    await cache.put(file, content);
  }
  await cache.put(path, fresh);
  await dropUnnamed(cache);
}

/** Files of earlier pages, and of earlier versions of the site. */
async function dropUnnamed(cache) {
  const requests = await cache.keys();
  const isFile = ({ url }) => FILE.test(new URL(url).pathname);
  const pages = requests.filter((one) => !isFile(one));
  const named = await Promise.all(pages.map(async (page) => namedIn(await kept(page))));
  for (const request of requests.filter(isFile)) {
    const { pathname } = new URL(request.url);
    if (!named.some((files) => files.has(pathname))) await cache.delete(request);
  }
}

async function keepPageFresh(path, forAsLongAs) {
  const page = await kept(path);
  if (!page || Date.now() - dateOf(page) > forAsLongAs) await keepPage(path);
}

/** The first ones that were put in are the first to go. */
async function dropOldest(cache, most, counts) {
  const requests = (await cache.keys()).filter(counts);
  const oldest = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(oldest.map((one) => cache.delete(one)));
}

async function keepMenuPage(address, page) {
  await keepPage(address, page);
  await dropOldest(await caches.open(KEPT), MOST_MENUS, showsMenu);
}

/** A menu as it was last seen; the page says since when (web/layout/offline-notice.tsx). */
async function lastSeen(page) {
  const headers = new Headers();
  for (const name of ['content-type', 'content-security-policy'])
    headers.set(name, page.headers.get(name) ?? '');
  const html = await page.text();
  return new Response(html.replace('<html', `<html data-kept-at="${dateOf(page)}"`), { headers });
}

/** The menu at this very address, else the one that was seen last, at the address that it has. */
async function lastSeenMenu(address) {
  const same = await kept(address);
  if (same) return lastSeen(same);
  const cache = await caches.open(KEPT);
  const latest = (await cache.keys()).findLast(showsMenu);
  return latest && Response.redirect(latest.url);
}

/** What is shown instead of a page that cannot be had. */
async function instead({ pathname, search }) {
  if (OF_PROGRAMS.test(pathname)) return undefined;
  if (pathname === OFFLINE) return kept(OFFLINE);
  if (!(await kept(OFFLINE))) return undefined;
  return Response.redirect(`${OFFLINE}?${new URLSearchParams({ to: pathname + search })}`);
}

/**
 * The menu from the network; where it fails or takes too long, the one that was last seen. What
 * comes after that is kept for the next time.
 */
async function freshOrSeenMenu(event, network, address) {
  later(
    event,
    network.then((page) => keepMenuPage(address, page.clone())),
  );
  const answer = network.catch(() => undefined);
  const page = await Promise.race([answer, pause(MENU_WAITS)]);
  if (page && page.status < 500) return page;
  return (await lastSeenMenu(address)) ?? answer;
}

/** Any other page is from the network or not at all. */
async function freshPage(event, network) {
  const page = await network.catch(() => undefined);
  if (page) later(event, keepPageFresh(OFFLINE, OFFLINE_STAYS_FRESH));
  return page;
}

async function showPage(event, url) {
  const network = Promise.resolve(event.preloadResponse).then(
    (page) => page ?? fetch(event.request),
  );
  const page = await (url.pathname === MENU
    ? freshOrSeenMenu(event, network, MENU + url.search)
    : freshPage(event, network));
  return page ?? (await instead(url)) ?? Response.error();
}

const fetchFile = (request) =>
  fetch(request).catch(async () => {
    await pause(CONNECTION_COMES);
    return fetch(request);
  });

async function showFile(event) {
  const known = await kept(event.request);
  if (known) return known;
  const file = await fetchFile(event.request);
  if (file.status === 200) later(event, keepFile(event.request, file.clone()));
  return file;
}

async function keepFile(request, file) {
  const cache = await caches.open(FILES);
  await cache.put(request, file);
  await dropOldest(cache, MOST_FILES, () => true);
}

/** Who reads the menu without having opened the site on it has seen it, too: its page is kept. */
async function answerMenu(event) {
  const answer = await fetch(event.request);
  if (answer.status === 200) later(event, keepPageFresh(MENU, MENU_STAYS_FRESH));
  return answer;
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => ![KEPT, FILES].includes(name)).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some(showsMenu)) await keepPage(MENU).catch(() => {});
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage(OFFLINE).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(showPage(event, address));
  else if (FILE.test(address.pathname)) event.respondWith(showFile(event));
  else if (address.pathname === MENU_ANSWERS) event.respondWith(answerMenu(event));
});
