import { randomUUID } from 'node:crypto';
import { createClient, type WireRequest } from '#contract/platform/client.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts';

/** The client of somebody at the story's kitchen. */
const clientOf = (baseURL: string, token: string | undefined) =>
  createClient({
    transport: async ({ url, headers, ...request }: WireRequest, { idempotent }: Endpoint) => {
      const response = await fetch(`${baseURL}/api${url}`, {
        ...request,
        headers: {
          ...headers,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(idempotent && { 'Idempotency-Key': randomUUID() }),
        },
      });
      return { status: response.status, text: await response.text() };
    },
    failures: {
      refused: (_received, { message }, { summary }) => new Error(`${summary}: ${message}`),
      outdated: (error) => error,
    },
  });

/** Calls the API of the story's kitchen as somebody, for what a story takes for granted. */
export const callApi = async <E extends Endpoint>(
  baseURL: string,
  endpoint: E,
  input: InputOf<E>,
  token?: string,
): Promise<DataOf<E>> => (await clientOf(baseURL, token)(endpoint, input)).data;
