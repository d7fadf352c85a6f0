import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import type {
  DataOf,
  Endpoint,
  Envelope,
  FieldError,
  InputOf,
  Method,
  Pagination,
} from './endpoint.ts';

/** A request as it goes over the wire; `url` is below the API's base. */
export type WireRequest = {
  method: Method;
  url: string;
  headers: Record<string, string>;
  body?: string;
};

/** An answer, read whole. */
export type WireAnswer = { status: number; text: string };

/** What a successful call answers: its data in inside form (cents), its message, a list's page counts. */
export type CallResult<Data> = { data: Data; message?: string; pagination?: Pagination };

/** Runs an endpoint; throws what `Failures` makes of it when it does not succeed. */
export type Client<Options> = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: Options,
) => Promise<CallResult<DataOf<E>>>;

type Invalid = (mistakes: FieldError[]) => Error;

/** What to throw when a call does not succeed; what the transport throws is thrown as it is. */
export type Failures<Received extends WireAnswer> = {
  /** The input breaks the contract; nothing was sent. An `ApiError` `validation_failed` when absent. */
  invalid?: Invalid;
  /** The answer is no success; `envelope` is empty where it was no JSON. */
  refused: (received: Received, envelope: Partial<Envelope>, endpoint: Endpoint) => Error;
  /** The data of a success is not what the contract says: the page is older than the server. */
  outdated: (error: z.core.$ZodError, endpoint: Endpoint) => Error;
};

type Decode = <Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
) => z.core.util.SafeParseResult<z.output<Schema>>;

type Setup<Options, Received extends WireAnswer> = {
  /** Sends a request, with whatever headers, patience and retries its app wants. */
  transport: (
    request: WireRequest,
    endpoint: Endpoint,
    options: Options | undefined,
  ) => Promise<Received>;
  failures: Failures<Received>;
  /** Reads an answer's data; by the contract to the letter when absent. */
  decode?: Decode;
  /** Hears of each success before its data is read. */
  onSuccess?: (envelope: Partial<Envelope>) => void;
};

type Issue = { path: PropertyKey[]; message: string };

/** Mistakes as `{field, message}`, the field named by its path (`variants.0.price`). */
export const fieldMistakes = (issues: readonly Issue[]): FieldError[] =>
  issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));

/** An input that breaks the contract, as the server would have answered it. */
const invalidInput = (mistakes: FieldError[]) =>
  new ApiError({
    code: 'validation_failed',
    status: 422,
    message: mistakes.map(({ message }) => message).join(', '),
    errors: mistakes,
  });

/**
 * One part of an endpoint's input in wire form; undefined where the endpoint has no such part.
 * Throws what `invalid` makes of the mistakes when it breaks the contract.
 */
export function encodePart(
  endpoint: Endpoint,
  part: 'params' | 'query' | 'body',
  input: unknown,
  invalid: Invalid,
): unknown {
  const schema = endpoint[part];
  if (!schema) return undefined;
  const given = (input as Partial<Record<typeof part, unknown>> | undefined)?.[part];
  const encoded = z.safeEncode(schema, part === 'query' ? (given ?? {}) : given);
  if (encoded.success) return encoded.data;
  throw invalid(fieldMistakes(encoded.error.issues));
}

/** A query in wire form as it stands in a URL. Empty text says nothing; a list of nothing does. */
function queryString(query: unknown, given: unknown): string {
  const search = new URLSearchParams();
  const isEmptyList = (name: string) =>
    Array.isArray((given as Record<string, unknown> | undefined)?.[name]);
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && (one !== '' || isEmptyList(name)))
        search.append(name, String(one));
  }
  const written = search.toString();
  return written && `?${written}`;
}

function fillPath(path: string, params: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return path.replace(/:(\w+)/g, (_place, name) => encodeURIComponent(String(values.get(name))));
}

/**
 * Turns an endpoint and its input (inside form: cents, basis points) into the request on the wire.
 * Throws what `invalid` makes of the mistakes when the input breaks the contract: an `ApiError`
 * `validation_failed` when absent.
 */
export function encodeRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  invalid: Invalid = invalidInput,
): WireRequest {
  const path = fillPath(endpoint.path, encodePart(endpoint, 'params', input, invalid));
  const { query } = (input ?? {}) as { query?: unknown };
  const search = queryString(encodePart(endpoint, 'query', input, invalid), query);
  const body = endpoint.body && JSON.stringify(encodePart(endpoint, 'body', input, invalid));
  return {
    method: endpoint.method,
    url: path + search,
    headers: {
      Accept: endpoint.csv ? 'text/csv' : 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  };
}

/** What an answer says; nothing when it is no JSON of ours. */
export function readEnvelope(text: string): Partial<Envelope> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

const decodeStrictly: Decode = (schema, data) =>
  z.safeDecode(schema, data as z.input<typeof schema>);

/**
 * The one client of the contract: it encodes the input by the endpoint's schemas, hands the request
 * to the transport and decodes the answer. How a request travels and what a failure is are the
 * app's: the shop's in `web/platform/client/`, the desk's in `admin/platform/client/`.
 */
export function createClient<Options, Received extends WireAnswer>({
  transport,
  failures,
  decode = decodeStrictly,
  onSuccess,
}: Setup<Options, Received>): Client<Options> {
  return async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: Options,
  ): Promise<CallResult<DataOf<E>>> => {
    const request = encodeRequest(endpoint, input, failures.invalid);
    const received = await transport(request, endpoint, options);
    const envelope = readEnvelope(received.text);
    const isSuccess = received.status >= 200 && received.status <= 299;
    if (!isSuccess || envelope.success === false)
      throw failures.refused(received, envelope, endpoint);
    onSuccess?.(envelope);
    const decoded = decode<E['data']>(endpoint.data, envelope.data);
    if (!decoded.success) throw failures.outdated(decoded.error, endpoint);
    return {
      data: decoded.data,
      ...(envelope.message !== undefined && { message: envelope.message }),
      ...(envelope.pagination && { pagination: envelope.pagination }),
    };
  };
}
