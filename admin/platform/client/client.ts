import * as z from 'zod/mini';
import type {
  DataOf,
  Endpoint,
  Envelope,
  InputOf,
  Pagination,
  StepDone,
} from '#contract/platform/endpoint.ts';
import {
  describeFailure,
  fieldMistakes,
  isUncertain,
  noAnswer,
  outdatedPage,
  refusedByContract,
} from './failure.ts';
import type { Session } from './session.ts';

/** An answer: its data in inside form (cents), and what a list says about its pages. */
export type Answer<Data> = { data: Data; message?: string; pagination?: Pagination };

/** Runs one endpoint over HTTP; throws react-admin's `HttpError` when it does not succeed. */
export type DeskCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: { signal?: AbortSignal | undefined },
) => Promise<Answer<DataOf<E>>>;

type Options = {
  session: Pick<Session, 'token'>;
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Whether nobody is at the page: what it asks then is its own doing. */
  isAway?: () => boolean;
  /** Hears of what was just done and can be taken back. */
  onStep?: (step: StepDone) => void;
};

/** A file that an endpoint answered, whole. */
export type DeskDownload = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<File>;

/** What an answer says; nothing when it is no JSON. Rethrows when nobody waits for it any more. */
async function readEnvelope(
  response: Response,
  signal: AbortSignal | undefined,
): Promise<Partial<Envelope>> {
  try {
    const parsed: unknown = await response.json();
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch (caught) {
    if (signal?.aborted) throw caught;
    return {};
  }
}

function readAnswer<E extends Endpoint>(endpoint: E, envelope: Partial<Envelope>) {
  const decoded = z.safeDecode(endpoint.data, envelope.data as z.input<E['data']>);
  if (!decoded.success) {
    console.error(`${endpoint.method} ${endpoint.path}`, decoded.error.issues);
    throw outdatedPage();
  }
  return {
    data: decoded.data as DataOf<E>,
    ...(envelope.message && { message: envelope.message }),
    ...(envelope.pagination && { pagination: envelope.pagination }),
  };
}

const failureOf = (response: Response, envelope: Partial<Envelope>) =>
  describeFailure(response.status, envelope, response.headers.get('Retry-After'));

/** A request as it goes over the wire; `url` is below the API's base. */
type WireRequest = { method: string; url: string; body?: string };

type Parts = Partial<Record<'params' | 'query' | 'body', unknown>>;

function encodePart(schema: z.ZodMiniType, value: unknown): unknown {
  const encoded = z.safeEncode(schema, value);
  if (encoded.success) return encoded.data;
  throw refusedByContract(fieldMistakes(encoded.error.issues));
}

function queryString(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  const written = search.toString();
  return written && `?${written}`;
}

const fillPath = (path: string, params: unknown): string =>
  path.replace(/:(\w+)/g, (_place, name) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

/**
 * Turns an endpoint and its input (inside form: cents, basis points) into the request on the wire.
 * Throws the same `HttpError` 422 that the server would answer when the input breaks the contract.
 */
function encodeRequest<E extends Endpoint>(endpoint: E, input: InputOf<E>): WireRequest {
  const { params, query, body } = input as Parts;
  const path = endpoint.params
    ? fillPath(endpoint.path, encodePart(endpoint.params, params))
    : endpoint.path;
  const search = endpoint.query ? queryString(encodePart(endpoint.query, query ?? {})) : '';
  return {
    method: endpoint.method,
    url: path + search,
    ...(endpoint.body && { body: JSON.stringify(encodePart(endpoint.body, body)) }),
  };
}

/** Sends a request with the session's token. */
function createSend({ session, baseUrl = '/api', isAway, ...options }: Options) {
  const fetcher: typeof fetch = options.fetch ?? ((url, init) => fetch(url, init));
  return (
    { method, url, body }: WireRequest,
    headers: Record<string, string>,
    signal?: AbortSignal | undefined,
  ): Promise<Response> => {
    const token = session.token();
    return fetcher(baseUrl + url, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(isAway?.() && { Unattended: '1' }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    }).catch((caught: unknown) => {
      throw signal?.aborted ? caught : noAnswer();
    });
  };
}

/** 128 random bits in hex; `crypto.randomUUID` exists only on https and localhost. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The `Idempotency-Key` of each submit. The same request again after an uncertain end (no answer,
 * 5xx, 429) carries the same key, so that a payment which did arrive is not recorded twice; after a
 * final answer the same words mean a new submit.
 */
function createSubmitKeys() {
  const unsettled = new Map<string, string>();
  return {
    keyFor(request: string): string {
      const key = unsettled.get(request) ?? newKey();
      unsettled.set(request, key);
      return key;
    },
    settled(request: string): void {
      unsettled.delete(request);
    },
  };
}

/**
 * The desk's one client of the API: bearer token, both directions of the contract's codecs, an
 * `Idempotency-Key` with every submit that takes one, and failures in words.
 */
export function createDeskCall(options: Options): DeskCall {
  const send = createSend(options);
  const submitKeys = createSubmitKeys();

  return async (endpoint, input, { signal } = {}) => {
    const request = encodeRequest(endpoint, input);
    const submit = `${request.method} ${request.url} ${request.body}`;
    const headers = {
      Accept: 'application/json',
      ...(endpoint.idempotent && { 'Idempotency-Key': submitKeys.keyFor(submit) }),
    };
    try {
      const response = await send(request, headers, signal);
      const envelope = await readEnvelope(response, signal);
      if (!response.ok || envelope.success === false) throw failureOf(response, envelope);
      submitKeys.settled(submit);
      if (envelope.step) options.onStep?.(envelope.step);
      return readAnswer(endpoint, envelope);
    } catch (caught) {
      if (!isUncertain(caught)) submitKeys.settled(submit);
      throw caught;
    }
  };
}

/**
 * Reads the file of an endpoint that answers one. A file that breaks off on the way is a failure, so
 * that nobody keeps half of it for the whole.
 */
export function createDeskDownload(options: Options): DeskDownload {
  const send = createSend(options);

  return async (endpoint, input) => {
    const response = await send(encodeRequest(endpoint, input), { Accept: 'text/csv' });
    if (!response.ok) throw failureOf(response, await readEnvelope(response, undefined));
    const blob = await response.blob().catch(() => {
      throw noAnswer();
    });
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return new File([blob], name ?? 'download.csv', { type: blob.type });
  };
}
