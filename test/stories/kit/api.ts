import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { DataOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts';
import { encodeRequest } from '#web/platform/client/wire.ts';

/** Calls the API of the story's kitchen as somebody, for what a story takes for granted. */
export async function callApi<E extends Endpoint>(
  baseURL: string,
  endpoint: E,
  input: InputOf<E>,
  token?: string,
): Promise<DataOf<E>> {
  const { method, url, body } = encodeRequest(endpoint, input);
  const response = await fetch(`${baseURL}/api${url}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
    },
    ...(body && { body }),
  });
  const answer = await response.json();
  if (!answer.success) throw new Error(`${endpoint.summary}: ${answer.message}`);
  return z.parse(endpoint.data, answer.data) as DataOf<E>;
}
