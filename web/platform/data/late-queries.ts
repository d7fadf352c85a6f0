import { loadPart } from '#web/platform/client/browser-client.ts';
import type { PageData } from './page-data.ts';

type Library = typeof import('./query-library.ts');

/** The library of queries, once it has come; `failure` says why it has not. */
type Late = { library: Library | null; failure: Error | null };

/** On the server, while a page is hydrated, and for as long as nobody needs more. */
export const NOT_YET: Late = { library: null, failure: null };

let late = NOT_YET;
let arrived: PageData | undefined;
let loading: Promise<Library> | undefined;
const listeners = new Set<() => void>();

function become(next: Late) {
  late = next;
  for (const listener of listeners) listener();
}

/** How far the library has come, for `useSyncExternalStore`. */
export const readLate = (): Late => late;

/** Hears of it when the library has come or has failed to; answers how to stop hearing. */
export function followLate(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What came with the document of this tab. It is kept, since its page may be left, or shown under
 * another address, before there is a cache to put it into.
 * @param page what the page that is shown has brought; nothing where it was opened from another
 */
export function arrivedWith(page: PageData | undefined): PageData | undefined {
  // The server shows many pages to many people.
  if (typeof document === 'undefined') return page;
  arrived ??= page;
  return arrived;
}

/** The library of queries, fetched when first asked for; throws `ApiError` when it cannot be had. */
export function queryLibrary(): Promise<Library> {
  if (loading) return loading;
  if (late.failure) become(NOT_YET);
  loading = loadPart(() => import('./query-library.ts')).then(
    (library) => {
      if (arrived) library.keepPageData(arrived);
      become({ library, failure: null });
      return library;
    },
    (failure) => {
      loading = undefined;
      become({ library: null, failure });
      throw failure;
    },
  );
  return loading;
}

/** The same for whoever follows how far it has come, and reads of a failure there. */
export const fetchLibrary = (): void => void queryLibrary().catch(() => {});

/** The tab's cache of queries; undefined until the library has come. */
export const queriesAtHand = () => late.library?.pageQueryClient();

/** No query is asked again before this (`staleTime` of api/query-client.ts), in milliseconds. */
const FRESH_FOR = 30_000;

/** What may lead to another page, to a search, or to a look for news. */
const SIGNS = ['pointerdown', 'keydown', 'focus', 'online'] as const;

let awaited = false;

/**
 * Fetches the library when a page that came with its data may want more of it: somebody does
 * something, or the data is no longer fresh.
 */
export function fetchLibraryLater(): void {
  if (awaited) return;
  awaited = true;
  const timer = setTimeout(now, FRESH_FOR);
  for (const sign of SIGNS) addEventListener(sign, now);
  function now() {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, now);
    fetchLibrary();
  }
}

/** What is kept under a key is asked for again, as far as it is shown. */
export async function askAgain(queryKey: readonly unknown[]): Promise<void> {
  const { pageQueryClient } = await queryLibrary();
  await pageQueryClient().invalidateQueries({ queryKey });
}
