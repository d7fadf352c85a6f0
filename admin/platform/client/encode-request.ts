import * as z from 'zod/mini';
import type { Endpoint, InputOf } from '#contract/platform/endpoint.ts';
import { fieldMistakes, refusedByContract } from './failure.ts';

/** A request as it goes over the wire; `url` is below the API's base. */
export type WireRequest = { method: string; url: string; body?: string };

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
export function encodeRequest<E extends Endpoint>(endpoint: E, input: InputOf<E>): WireRequest {
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
