import { ApiError } from '#contract/platform/api-error.ts';
import type {
  DataOf,
  Endpoint,
  Envelope,
  InputOf,
  Pagination,
} from '#contract/platform/endpoint.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import { type AuthScreen, describeFailure } from './messages.ts';
import {
  type Breaker,
  createBreaker,
  createRequestGate,
  requestKey,
  sendPatiently,
} from './request-gate.ts';
import { newIdempotencyKey } from './submit-key.ts';
import { decodeData, encodeRequest, type WireRequest } from './wire.ts';

export type ClientOptions = {
  /** Where the API lives; same-origin `/api` in the shop. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Where `authToken` is kept. */
  storage?: Pick<Storage, 'getItem'>;
  /** What this browser has proved without a session; sent with the calls that take it. */
  inquiryTokens?: () => readonly string[];
  /** Told when the server no longer accepts the session of `token`. */
  onUnauthorized?: (token: string) => void;
};

export type CallOptions = {
  /** The same for every try of one submit; a fresh one is made when absent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** What an answer says besides its data. */
export type WithMeta<Data> = { data: Data; message?: string; pagination?: Pagination };

export type Client = {
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
  ) => Promise<WithMeta<DataOf<E>>>;
};

const AUTH_SCREENS: Record<string, AuthScreen> = {
  '/v1/auth/login': 'login',
  '/v1/auth/register': 'register',
};

function readEnvelope(text: string): Partial<Envelope> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function headersOf(
  request: WireRequest,
  { token, key, proofs }: { token: string | null; key: string | null; proofs: readonly string[] },
) {
  return {
    Accept: 'application/json',
    ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { 'Idempotency-Key': key }),
    ...(proofs.length > 0 && { 'Inquiry-Token': proofs.join(',') }),
  };
}

/** The answer's data by the contract; an answer of another shape means that this page is old. */
function readAnswer<E extends Endpoint>(endpoint: E, envelope: Partial<Envelope>) {
  const decoded = decodeData(endpoint.data, envelope.data);
  if (!decoded.success) {
    const outdated = new ApiError({
      code: 'outdated_page',
      status: 0,
      message: errorWords(ANY_CALL_ERRORS, 'outdated_page'),
    });
    outdated.cause = decoded.error;
    throw outdated;
  }
  return {
    data: decoded.data as DataOf<E>,
    ...(envelope.message !== undefined && { message: envelope.message }),
    ...(envelope.pagination && { pagination: envelope.pagination }),
  };
}

/** An attempt without an answer after this long counts as a network failure, in milliseconds. */
const GIVE_UP_AFTER = 30_000;

/** One answer, read whole, so that a connection that breaks in the middle counts as broken. */
type Answer = { status: number; headers: Headers; text: string };

const inTheBrowser = (code: 'network' | 'circuit_open') =>
  new ApiError({ code, status: 0, message: errorWords(ANY_CALL_ERRORS, code) });

async function exchange(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Answer> {
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
 * Sends once, if the path's circuit lets it through, and tells the circuit how it went. Throws
 * `ApiError` `circuit_open` or `network`, or the signal's reason when the caller gave up.
 */
async function attempt(options: {
  fetcher: typeof fetch;
  breaker: Breaker;
  /** The circuit it belongs to: the endpoint's path template. */
  path: string;
  url: string;
  init: RequestInit;
  signal?: AbortSignal | undefined;
  markSent: () => void;
}): Promise<Answer> {
  const { fetcher, breaker, path, url, init, signal, markSent } = options;
  const report = breaker.enter(path);
  if (!report) throw inTheBrowser('circuit_open');
  markSent();
  try {
    const answer = await exchange(fetcher, url, init, signal);
    report(answer.status >= 500 ? 'failed' : 'answered');
    return answer;
  } catch {
    report(signal?.aborted ? 'given-up' : 'failed');
    if (signal?.aborted) throw signal.reason;
    throw inTheBrowser('network');
  }
}

/**
 * The one client of the API in the browser, with the request behaviour that all calls share:
 * identical requests a second apart and one at a time, 200 ms before each attempt, retries only
 * when rate-limited, a circuit breaker per path, and the error texts of section 8.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '/api', storage, inquiryTokens, onUnauthorized } = options;
  const fetcher: typeof fetch = options.fetch ?? ((url, init) => fetch(url, init));
  const throughGate = createRequestGate();
  const breaker = createBreaker();

  function send(endpoint: Endpoint, request: WireRequest, init: RequestInit, signal?: AbortSignal) {
    const url = baseUrl + request.url;
    return throughGate(
      requestKey(request.method, url, request.body),
      (markSent) =>
        sendPatiently(
          () => attempt({ fetcher, breaker, path: endpoint.path, url, init, signal, markSent }),
          signal,
        ),
      signal,
    );
  }

  function fail(endpoint: Endpoint, answer: Answer, token: string | null): never {
    const envelope = readEnvelope(answer.text);
    const described = describeFailure(answer.status, envelope, AUTH_SCREENS[endpoint.path]);
    if (answer.status === 401 && described.code === 'session_expired' && token) {
      onUnauthorized?.(token);
    }
    throw new ApiError({ ...described, status: answer.status, data: envelope.data });
  }

  const callWithMeta: Client['callWithMeta'] = async (
    endpoint,
    input,
    { idempotencyKey, signal } = {},
  ) => {
    const request = encodeRequest(endpoint, input);
    const token = storage?.getItem('authToken') ?? null;
    const key = endpoint.idempotent ? (idempotencyKey ?? newIdempotencyKey()) : null;
    const proofs = endpoint.proof ? (inquiryTokens?.() ?? []) : [];
    const answer = await send(
      endpoint,
      request,
      {
        method: request.method,
        headers: headersOf(request, { token, key, proofs }),
        ...(request.body !== undefined && { body: request.body }),
      },
      signal,
    );
    if (answer.status < 200 || answer.status > 299) fail(endpoint, answer, token);
    const envelope = readEnvelope(answer.text);
    if (envelope.success === false) fail(endpoint, answer, token);
    return readAnswer(endpoint, envelope);
  };

  return {
    callWithMeta,
    call: async (endpoint, input, callOptions) =>
      (await callWithMeta(endpoint, input, callOptions)).data,
  };
}
