import {
  type Client,
  createClient,
  encodeRequest,
  type Failures,
  readEnvelope,
  type WireAnswer,
  type WireRequest,
} from '#contract/platform/client.ts';
import type { Endpoint, InputOf, UndoableStep } from '#contract/platform/endpoint.ts';
import { isUncertainStatus, newIdempotencyKey } from '#contract/platform/idempotency.ts';
import type { DeskTokenStore } from './desk-token-store.ts';
import { describeFailure, noAnswer, outdatedPage, refusedByContract } from './failure.ts';

/** Runs one endpoint over HTTP; throws react-admin's `HttpError` when it does not succeed. */
export type DeskCall = Client<{ signal?: AbortSignal | undefined }>;

type Options = {
  session: Pick<DeskTokenStore, 'token'>;
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Whether nobody is at the page: what it asks then is its own doing. */
  isAway?: () => boolean;
  /** Hears of what was just done and can be undone. */
  onStep?: (step: UndoableStep) => void;
};

/** A file that an endpoint answered, whole. */
type DeskDownload = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<File>;

type ReceivedAnswer = WireAnswer & { retryAfter: string | null };

const failures = {
  invalid: refusedByContract,
  refused: ({ status, retryAfter }, envelope) => describeFailure(status, envelope, retryAfter),
  outdated(error, { method, path }) {
    console.error(`${method} ${path}`, error.issues);
    return outdatedPage();
  },
} satisfies Failures<ReceivedAnswer>;

/** Sends a request with the session's token. */
function createSend({ session, baseUrl = '/api', isAway, ...options }: Options) {
  const fetcher: typeof fetch = options.fetch ?? ((url, init) => fetch(url, init));
  return ({ url, headers, ...request }: WireRequest, signal?: AbortSignal): Promise<Response> => {
    const token = session.token();
    return fetcher(baseUrl + url, {
      ...request,
      headers: {
        ...headers,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(isAway?.() && { Unattended: '1' }),
      },
      ...(signal && { signal }),
    });
  };
}

/** Waits for something of an answer; rethrows when nobody waits for it any more. */
const arrived = <Part>(part: Promise<Part>, signal?: AbortSignal): Promise<Part> =>
  part.catch((caught: unknown) => {
    throw signal?.aborted ? caught : noAnswer();
  });

async function readWhole(response: Response, signal?: AbortSignal): Promise<ReceivedAnswer> {
  const text = await arrived(response.text(), signal);
  return { status: response.status, text, retryAfter: response.headers.get('Retry-After') };
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
      const key = unsettled.get(request) ?? newIdempotencyKey();
      unsettled.set(request, key);
      return key;
    },
    settled(request: string): void {
      unsettled.delete(request);
    },
  };
}

/**
 * The desk's one client of the API: bearer token, an `Idempotency-Key` with every submit that takes
 * one, and failures in words.
 */
export function createDeskCall(options: Options): DeskCall {
  const send = createSend(options);
  const submitKeys = createSubmitKeys();

  return createClient({
    transport: async (
      { headers, ...request }: WireRequest,
      { idempotent }: Endpoint,
      { signal }: { signal?: AbortSignal | undefined } = {},
    ) => {
      const submit = `${request.method} ${request.url} ${request.body}`;
      const key = idempotent && { 'Idempotency-Key': submitKeys.keyFor(submit) };
      const sent = send({ ...request, headers: { ...headers, ...key } }, signal);
      const received = await readWhole(await arrived(sent, signal), signal);
      if (!isUncertainStatus(received.status)) submitKeys.settled(submit);
      return received;
    },
    failures,
    onSuccess: ({ step }) => step && options.onStep?.(step),
  });
}

/**
 * Reads the file of an endpoint that answers one. A file that breaks off on the way is a failure, so
 * that nobody keeps half of it for the whole.
 */
export function createDeskDownload(options: Options): DeskDownload {
  const send = createSend(options);

  return async (endpoint, input) => {
    const response = await arrived(send(encodeRequest(endpoint, input, failures.invalid)));
    if (!response.ok) {
      const received = await readWhole(response);
      throw failures.refused(received, readEnvelope(received.text));
    }
    const blob = await arrived(response.blob());
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return new File([blob], name ?? 'download.csv', { type: blob.type });
  };
}
