import { ApiError } from '#contract/api-error.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { liveTokens } from '#web/inquiries/inquiry-tokens.ts';
import { lastingStorage } from '#web/session/browser-storage.ts';
import type { Client } from './client.ts';

// The client stands on the contract's schemas and their library. Pages that arrive with their data
// (the price list, the front page) need neither to be read, so both are fetched with the first call.

const unauthorizedListeners = new Set<(token: string) => void>();

/** Hears of every token that the server no longer accepts; answers how to stop listening. */
export function onUnauthorized(listener: (token: string) => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/**
 * The two failures that can happen before the catalogue of errors is there; it is too big for pages
 * that need nothing else of it. `browser-client.test.ts` holds them to the catalogue's words.
 */
export const CANNOT_LOAD = {
  network: 'Unable to connect to the server. Please check your internet connection and try again.',
  outdated_page: 'This page has been updated. Please reload it and try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;

let loading: Promise<Client> | undefined;

/** Why a part of the program did not load: the server is away, or a newer version replaced it. */
async function cannotLoad(): Promise<ApiError> {
  const reachable = await fetch('/healthz', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  const code = reachable ? 'outdated_page' : 'network';
  return new ApiError({ code, status: 0, message: CANNOT_LOAD[code] });
}

/** Loads part of the program when it is needed; a failure reads like that of a call. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw await cannotLoad();
  }
}

function browserClient(): Promise<Client> {
  loading ??= loadPart(() => import('./client.ts')).then(
    ({ createClient }) =>
      createClient({
        storage: lastingStorage(),
        inquiryTokens: liveTokens,
        onUnauthorized: (token) => {
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

/**
 * The shop's `call` in the browser: same-origin `/api`, the session of this browser and what it has
 * proved. A page that
 * should stay small imports its endpoint where it calls it:
 *
 *     const { plans } = await loadPart(() => import('#contract/plans.ts'));
 *     return call(plans.listPublic, { query: {} });
 */
export const call: Client['call'] = async (endpoint, input, options) =>
  (await browserClient()).call(endpoint, input, options);

/** The same, with the answer's message and page counts. */
export const callWithMeta: Client['callWithMeta'] = async (endpoint, input, options) =>
  (await browserClient()).callWithMeta(endpoint, input, options);
