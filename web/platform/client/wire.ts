import * as z from 'zod/mini';
import { ApiError } from '#contract/platform/api-error.ts';
import type { Endpoint, InputOf } from '#contract/platform/endpoint.ts';

type Path = readonly PropertyKey[];
type Holder = Record<PropertyKey, unknown>;

/** What holds the last part of a path. */
const holderOf = (data: unknown, path: Path): Holder =>
  path.slice(0, -1).reduce<Holder>((held, part) => held[part] as Holder, data as Holder);

/** A state with a name that this page does not know, and what it would know. */
const isUnknownStatus =
  (data: unknown) =>
  (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueInvalidValue =>
    issue.code === 'invalid_value' &&
    issue.path.at(-1) === 'status' &&
    typeof holderOf(data, issue.path).status === 'string';

/**
 * Decodes an answer's data by the contract. A status that this page does not know, because the
 * server is newer, fails nothing: it stays as it was sent and shows as Unknown.
 */
export function decodeData<Schema extends z.ZodMiniType>(schema: Schema, data: unknown) {
  const strict = z.safeDecode(schema, data as z.input<Schema>);
  const issues = strict.error?.issues ?? [];
  const unknown = issues.filter(isUnknownStatus(data));
  if (unknown.length === 0 || unknown.length < issues.length) return strict;
  const known = structuredClone(data);
  for (const { path, values } of unknown) holderOf(known, path).status = values[0];
  const decoded = z.safeDecode(schema, known as z.input<Schema>);
  if (decoded.success)
    for (const { path } of unknown)
      holderOf(decoded.data, path).status = holderOf(data, path).status;
  return decoded;
}

/** A request as it goes over the wire; `url` is relative to the API's base. */
export type WireRequest = { method: string; url: string; body?: string };

type Parts = Partial<Record<'params' | 'query' | 'body', unknown>>;

/** The wire form of one part, or the mistakes in it, as the server would have answered them. */
function encodePart(schema: z.ZodMiniType, value: unknown): unknown {
  const encoded = z.safeEncode(schema, value);
  if (encoded.success) return encoded.data;
  const errors = encoded.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  throw new ApiError({
    code: 'validation_failed',
    status: 422,
    message: errors.map((error) => error.message).join(', '),
    errors,
  });
}

function queryString(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const written = search.toString();
  return written && `?${written}`;
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_place, name) => encodeURIComponent(String(values[name])));
}

/**
 * Turns an endpoint and its input (inside form) into the request on the wire. Throws `ApiError`
 * `validation_failed` with the field errors when the input breaks the contract.
 */
export function encodeRequest<E extends Endpoint>(endpoint: E, input: InputOf<E>): WireRequest {
  const { params, query, body } = input as Parts;
  const path = fillPath(
    endpoint.path,
    endpoint.params ? encodePart(endpoint.params, params) : undefined,
  );
  const search = endpoint.query ? queryString(encodePart(endpoint.query, query)) : '';
  const request = { method: endpoint.method, url: path + search };
  if (!endpoint.body) return request;
  return { ...request, body: JSON.stringify(encodePart(endpoint.body, body)) };
}
