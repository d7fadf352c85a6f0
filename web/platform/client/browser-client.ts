import { ApiError } from '#contract/platform/api-error.ts';
import { NETWORK, OUTDATED_PAGE } from '#contract/platform/errors/at-hand.ts';
import type { ShopClient } from './shop-client.ts';

// The client stands on the contract's schemas and their library. Pages that arrive with their data
// (the price list, the front page) need neither to be read, so both are fetched with the first call.

const unauthorizedListeners = new Set<(token: string) => void>();

/** Hears of every token that the server no longer accepts; answers how to stop listening. */
export function onUnauthorized(listener: (token: string) => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

let loading: Promise<ShopClient> | undefined;

const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** Whether a part could not be fetched since the page was loaded. */
let hasLostPart = false;

/**
 * Loads part of the program when it is needed; a failure reads like that of a call: `network` where
 * the server is away, `outdated_page` where this page cannot have the part any more. Where the server
 * answers, the connection may have come back just now, and the part is asked for once more. Few
 * browsers do ask: to most, what has failed once has failed until the page is loaded anew
 * (`reloadForLostPart`), as it has to all where a newer version replaced the part.
 */
export async function loadModule<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    hasLostPart = true;
    if (!(await serverAnswers()))
      throw new ApiError({ code: 'network', status: 0, message: NETWORK[1] });
  }
  try {
    return await load();
  } catch {
    throw new ApiError({ code: 'outdated_page', status: 0, message: OUTDATED_PAGE[1] });
  }
}

/**
 * Loads the page anew where a part could not be fetched and the server answers by now. For whoever
 * tries again by hand: what is typed is not taken along.
 * @param before is done right before
 * @returns whether the page is about to go
 */
export async function reloadForLostPart(before?: () => void): Promise<boolean> {
  if (!hasLostPart || !(await serverAnswers())) return false;
  before?.();
  location.reload();
  return true;
}

/** Few calls take what this browser has proved. */
const inquiryTokens = async () =>
  (await loadModule(() => import('./inquiry-tokens.ts'))).liveTokens();

function browserClient(): Promise<ShopClient> {
  loading ??= loadModule(() => import('./make-client.ts')).then(
    ({ makeClient }) =>
      makeClient({
        inquiryTokens,
        onUnauthorized(token) {
          for (const listener of unauthorizedListeners) listener(token);
        },
      }),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Fetches the client where a call is about to follow something else that has to be fetched first. */
export const prepareToCall = (): void => void browserClient().catch(() => {});

/**
 * The shop's `call` in the browser: same-origin `/api`, the session of this browser and what it has
 * proved. A page that should stay small imports its endpoint where it calls it:
 *
 *     const { plans } = await loadModule(() => import('#contract/money/plans.ts'));
 *     return call(plans.listPublic, { query: {} });
 */
export const call: ShopClient['call'] = async (endpoint, input, options) =>
  (await browserClient()).call(endpoint, input, options);

/** The same, with the answer's message and page counts. */
export const callWithMeta: ShopClient['callWithMeta'] = async (endpoint, input, options) =>
  (await browserClient()).callWithMeta(endpoint, input, options);
