import * as z from 'zod/mini';
import type { DataOf, Endpoint, Envelope, InputOf, Pagination } from '#contract/endpoint.ts';
import { encodeRequest } from './encode-request.ts';
import { describeFailure, isUncertain, noAnswer, outdatedPage } from './failure.ts';
import type { Session } from './session.ts';
import { createSubmitKeys } from './submit-keys.ts';

/** An answer: its data in inside form (cents), and what a list says about its pages. */
export type Answer<Data> = { data: Data; message?: string; pagination?: Pagination };

/** Runs one endpoint over HTTP; throws react-admin's `HttpError` when it does not succeed. */
export type DeskCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: { signal?: AbortSignal | undefined },
) => Promise<Answer<DataOf<E>>>;

type Options = { session: Pick<Session, 'token'>; baseUrl?: string; fetch?: typeof fetch };

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

/**
 * The desk's one client of the API: bearer token, both directions of the contract's codecs, an
 * `Idempotency-Key` with every submit that takes one, and failures in words.
 */
export function createDeskCall({ session, baseUrl = '/api', ...options }: Options): DeskCall {
  const fetcher: typeof fetch = options.fetch ?? ((url, init) => fetch(url, init));
  const submitKeys = createSubmitKeys();

  return async (endpoint, input, { signal } = {}) => {
    const { method, url, body } = encodeRequest(endpoint, input);
    const token = session.token();
    const submit = `${method} ${url} ${body}`;
    const headers = {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(endpoint.idempotent && { 'Idempotency-Key': submitKeys.keyFor(submit) }),
    };
    try {
      const response = await fetcher(baseUrl + url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      }).catch((caught: unknown) => {
        throw signal?.aborted ? caught : noAnswer();
      });
      const envelope = await readEnvelope(response, signal);
      if (!response.ok || envelope.success === false)
        throw describeFailure(response.status, envelope, response.headers.get('Retry-After'));
      submitKeys.settled(submit);
      return readAnswer(endpoint, envelope);
    } catch (caught) {
      if (!isUncertain(caught)) submitKeys.settled(submit);
      throw caught;
    }
  };
}
