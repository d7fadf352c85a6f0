import { type DehydratedState, dehydrate, type FetchQueryOptions } from '@tanstack/react-query';
import { data, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';
import type { Call } from '#contract/platform/endpoint.ts';
import {
  call as browserCall,
  loadModule,
  prepareToCall,
} from '#web/platform/client/browser-client.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { renderServicesContext } from '#web/platform/start/render-services.ts';
import { createStore } from '#web/platform/store.ts';

/**
 * The queries of one page, given the `call` to make them with. A page that shows more than its own
 * visitor names them once and has both loaders, so that it comes with its data on the first load and
 * asks the API when it is opened from another page:
 *
 *     const queries: PageQueries = (call) => [plansQuery(call)];
 *     export const loader = ({ context }: Route.LoaderArgs) => serverData(context, queries);
 *     export const clientLoader = () => browserData(queries);
 *
 * A page of a signed-in person has neither: its HTML is the same for everybody, and its queries run
 * in the browser.
 */
// biome-ignore lint/suspicious/noExplicitAny: a list of queries of different data has no other type
export type PageQueries = (call: Call) => FetchQueryOptions<any, any, any, any>[];

/** What a page's loader answers; with-queries.tsx fills the query cache with it. */
export type PageData = { dehydrated: DehydratedState };

/**
 * For a page's `loader`: runs its queries in the process, side by side. One that fails ends the
 * page with the status and the words of the refusal; what its address asks for and the API does not
 * know how to look for is not there.
 */
export async function serverData(
  context: Readonly<RouterContextProvider>,
  queries: PageQueries,
): Promise<PageData> {
  const client = createQueryClient();
  try {
    await Promise.all(
      queries(context.get(renderServicesContext).call).map((query) => client.fetchQuery(query)),
    );
  } catch (error) {
    if (!isApiError(error)) throw error;
    const status = error.status === 400 ? 404 : error.status || 503;
    throw data({ code: error.code, message: error.message }, { status });
  }
  return { dehydrated: dehydrate(client) };
}

/**
 * The same for a page that has something to say without its data: a query that fails is left to the
 * browser.
 */
export async function knownData(
  context: Readonly<RouterContextProvider>,
  queries: PageQueries,
): Promise<PageData> {
  const client = createQueryClient();
  const asked = queries(context.get(renderServicesContext).call).map((query) =>
    client.fetchQuery(query),
  );
  for (const answer of await Promise.allSettled(asked))
    if (answer.status === 'rejected' && !isApiError(answer.reason)) throw answer.reason;
  return { dehydrated: dehydrate(client) };
}

/**
 * Whether there is nothing at a page's address: by the status that its loader gave the page, or by
 * the answer to a query of the browser, which refuses what it does not know how to look for.
 */
export const isMissing = (error: unknown): boolean =>
  (isRouteErrorResponse(error) || isApiError(error)) &&
  (error.status === 404 || error.status === 400);

/**
 * What a query has brought, in what the page's loader answered, for the page's `meta`: the first
 * whose key begins like `key`. Null on a page without it.
 */
export function loadedData<Data>(loaderData: unknown, ...key: readonly unknown[]): Data | null {
  const { dehydrated } = (loaderData ?? {}) as Partial<PageData>;
  const found = dehydrated?.queries.find(({ queryKey }) =>
    key.every((part, index) => queryKey[index] === part),
  );
  return (found?.state.data as Data | undefined) ?? null;
}

type Library = typeof import('./query-library.ts');

/** The library of queries, once it has come; `failure` says why it has not. */
type LibraryState = { library: Library | null; failure: Error | null };

/** On the server, while a page is hydrated, and for as long as nobody needs more. */
export const NOT_YET: LibraryState = { library: null, failure: null };

/** How far the library has come. */
export const late = createStore(NOT_YET);

let arrived: PageData | undefined;
let loading: Promise<Library> | undefined;

/**
 * What came with the document of this tab. It is kept, since its page may be left, or shown under
 * another address, before there is a cache to put it into.
 * @param page what the page that is shown has brought; nothing where it was opened from another
 */
export function setLoadedPage(page: PageData | undefined): PageData | undefined {
  // The server shows many pages to many people.
  if (typeof document === 'undefined') return page;
  arrived ??= page;
  return arrived;
}

/** The library of queries, fetched when first asked for; throws `ApiError` when it cannot be had. */
export function queryLibrary(): Promise<Library> {
  if (loading) return loading;
  if (late.get().failure) late.set(NOT_YET);
  loading = loadModule(() => import('./query-library.ts')).then(
    (library) => {
      if (arrived) library.keepPageData(arrived);
      late.set({ library, failure: null });
      return library;
    },
    (failure) => {
      loading = undefined;
      late.set({ library: null, failure });
      throw failure;
    },
  );
  return loading;
}

/** The same for whoever follows how far it has come, and reads of a failure there. */
export const fetchLibrary = (): void => void queryLibrary().catch(() => {});

/** The tab's cache of queries; undefined until the library has come. */
export const queriesAtHand = () => late.get().library?.pageQueryClient();

/** No query is asked again before this (`staleTime` of web/platform/client/query-client.ts), in milliseconds. */
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

/**
 * For a page's `clientLoader`: sends the queries off and does not wait, so that the page shows at
 * once, with skeletons where data is still missing and its own words where a query failed.
 */
export function browserData(queries: PageQueries): null {
  queryLibrary().then(
    ({ pageQueryClient }) => {
      const client = pageQueryClient();
      for (const query of queries(browserCall)) {
        // Beside the part of the contract that the query fetches for itself.
        if (client.getQueryData(query.queryKey) === undefined) prepareToCall();
        void client.prefetchQuery(query);
      }
    },
    () => {
      // The page asks for the library again, and says why it could not come.
    },
  );
  return null;
}
