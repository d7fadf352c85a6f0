import { ApiError } from '#contract/platform/api-error.ts';
import {
  type CallResult,
  createClient,
  type Failures,
  type WireAnswer,
  type WireRequest,
} from '#contract/platform/client.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { newIdempotencyKey } from '#contract/platform/idempotency.ts';
import { decodeData } from './decode-data.ts';
import { type AuthScreen, describeFailure } from './describe-failure.ts';
import { createBreaker, createRequestGate, requestKey, sendWithRetries } from './request-gate.ts';

export type ClientOptions = {
  /** Where the API lives; same-origin `/api` in the shop. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Where `authToken` is kept. */
  storage?: Pick<Storage, 'getItem'>;
  /** What this browser has proved without a session; sent with the calls that take it. */
  inquiryTokens?: () => Promise<readonly string[]>;
  /** Told when the server no longer accepts the session of `token`. */
  onUnauthorized?: (token: string) => void;
};

type CallOptions = {
  /** The same for every try of one submit; a fresh one is made when absent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

export type ShopClient = {
  /** Runs an endpoint over HTTP and answers its data in inside form; throws `ApiError`. */
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<DataOf<E>>;
  /** The same, with the answer's message and, of lists, the page counts. */
  callWithMeta: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<CallResult<DataOf<E>>>;
};

/** An answer, and the session that it was asked for with. */
type ReceivedAnswer = WireAnswer & { headers: Headers; token: string | null };

const AUTH_SCREENS: Record<string, AuthScreen> = {
  '/v1/auth/login': 'login',
  '/v1/auth/register': 'register',
};

/** What happens in the browser and never travels. */
const inTheBrowser = (code: 'network' | 'circuit_open' | 'outdated_page') =>
  new ApiError({ code, status: 0, message: errorText(ANY_CALL_ERRORS, code) });

const failuresOf = (onUnauthorized: ClientOptions['onUnauthorized']): Failures<ReceivedAnswer> => ({
  refused({ status, token }, envelope, { path }) {
    const described = describeFailure(status, envelope, AUTH_SCREENS[path]);
    if (status === 401 && described.code === 'session_expired' && token) onUnauthorized?.(token);
    return new ApiError({ ...described, status, data: envelope.data });
  },
  outdated: (cause) => Object.assign(inTheBrowser('outdated_page'), { cause }),
});

/** An attempt without an answer after this long counts as a network failure, in milliseconds. */
const GIVE_UP_AFTER = 30_000;

/** One answer, read whole, so that a connection that breaks in the middle counts as broken. */
async function exchange(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), GIVE_UP_AFTER);
  try {
    const response = await fetcher(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * How the shop's requests travel: identical ones a second apart and one at a time, 200 ms before
 * each attempt, retries only when rate-limited, and a circuit breaker per path. Throws `ApiError`
 * `circuit_open` or `network`, or the signal's reason when the caller gave up.
 */
function createTransport({ baseUrl = '/api', storage, inquiryTokens, ...given }: ClientOptions) {
  const fetcher: typeof fetch = given.fetch ?? ((url, init) => fetch(url, init));
  const throughGate = createRequestGate();
  const breaker = createBreaker();

  /** Sends once, if the path's circuit lets it through, and tells the circuit how it went. */
  async function attempt(
    path: string,
    send: () => ReturnType<typeof exchange>,
    signal: AbortSignal | undefined,
    markSent: () => void,
  ) {
    const report = breaker.enter(path);
    if (!report) throw inTheBrowser('circuit_open');
    markSent();
    try {
      const answer = await send();
      report(answer.status >= 500 ? 'failed' : 'answered');
      return answer;
    } catch {
      report(signal?.aborted ? 'given-up' : 'failed');
      throw signal?.aborted ? signal.reason : inTheBrowser('network');
    }
  }

  return async (
    { method, url, headers, body }: WireRequest,
    endpoint: Endpoint,
    { idempotencyKey, signal }: CallOptions = {},
  ): Promise<ReceivedAnswer> => {
    const address = baseUrl + url;
    const token = storage?.getItem('authToken') ?? null;
    const proofs = (endpoint.proof && (await inquiryTokens?.())) || [];
    const init = {
      method,
      headers: {
        ...headers,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(endpoint.idempotent && { 'Idempotency-Key': idempotencyKey ?? newIdempotencyKey() }),
        ...(proofs.length > 0 && { 'Inquiry-Token': proofs.join(',') }),
      },
      ...(body !== undefined && { body }),
    };
    const send = () => exchange(fetcher, address, init, signal);
    const answer = await throughGate(
      requestKey(method, address, body),
      (markSent) => sendWithRetries(() => attempt(endpoint.path, send, signal, markSent), signal),
      signal,
    );
    return { ...answer, token };
  };
}

/** The shop's client of the API in the browser, with the request behaviour that all calls share. */
export function createShopClient(options: ClientOptions = {}): ShopClient {
  const callWithMeta = createClient({
    transport: createTransport(options),
    failures: failuresOf(options.onUnauthorized),
    decode: decodeData,
  });
  return {
    callWithMeta,
    call: async (endpoint, input, callOptions) =>
      (await callWithMeta(endpoint, input, callOptions)).data,
  };
}
