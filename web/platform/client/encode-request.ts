import * as z from 'zod/mini';
import { ApiError } from '#contract/platform/api-error.ts';
import type { Endpoint, InputOf } from '#contract/platform/endpoint.ts';

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
