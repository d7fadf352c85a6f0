import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createClient, encodeRequest, type WireRequest } from './client.ts';
import { endpoint } from './endpoint.ts';
import { Ids, Money } from './primitives.ts';

const price = endpoint({
  method: 'PUT',
  path: '/v1/plates/:plate/price',
  access: 'owner',
  summary: 'Set the price of a plate',
  params: z.object({ plate: z.string() }),
  query: z.object({ tags: z.optional(z.array(z.string())), search: z.optional(z.string()) }),
  body: z.object({ price: Money }),
  data: z.object({ price: Money }),
});
const table = endpoint({
  method: 'GET',
  path: '/v1/plates',
  access: 'owner',
  summary: 'Download the plates',
  data: z.string(),
  csv: true,
});

const input = {
  params: { plate: 'dal & rice' },
  query: { tags: ['hot', 'new'], search: '' },
  body: { price: 1299 },
};

/** A client that is answered so, with what it sent and what it heard of. */
function answered(status: number, text: string) {
  const sent: WireRequest[] = [];
  const heard: unknown[] = [];
  const client = createClient({
    transport: async (request: WireRequest) => {
      sent.push(request);
      return { status, text };
    },
    failures: {
      invalid: (mistakes) => new Error(`invalid: ${mistakes.map(({ field }) => field)}`),
      refused: ({ status }, { code }) => new Error(`refused: ${status} ${code}`),
      outdated: () => new Error('outdated'),
    },
    onSuccess: (envelope) => heard.push(envelope),
  });
  return { client, sent, heard };
}

it('writes every part of a request by the schemas of its endpoint', () => {
  expect(encodeRequest(price, input)).toEqual({
    method: 'PUT',
    url: '/v1/plates/dal%20%26%20rice/price?tags=hot&tags=new',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: '{"price":12.99}',
  });
  expect(encodeRequest(table, {})).toEqual({
    method: 'GET',
    url: '/v1/plates',
    headers: { Accept: 'text/csv' },
  });
});

it('reads the data of a success in inside form, with its message and page counts', async () => {
  const pagination = { page: 1, limit: 25, total: 1, total_pages: 1 };
  const envelope = { success: true, data: { price: 5 }, message: 'Set.', pagination };
  const { client, heard } = answered(200, JSON.stringify(envelope));
  expect(await client(price, input)).toEqual({ data: { price: 500 }, message: 'Set.', pagination });
  expect(heard).toEqual([envelope]);
});

it('asks for certain things also where there are none of them, and for no empty words', () => {
  const certain = endpoint({
    method: 'GET',
    path: '/v1/plates',
    access: 'owner',
    summary: 'List certain plates',
    query: z.object({ ids: z.optional(Ids), search: z.optional(z.string()) }),
    data: z.string(),
  });
  expect(encodeRequest(certain, { query: { ids: [], search: '' } }).url).toBe('/v1/plates?ids=');
});

it('sends nothing that breaks the contract', async () => {
  const { client, sent } = answered(200, '{}');
  const broken = { ...input, body: { price: 12.5 } };
  await expect(client(price, broken)).rejects.toThrow('invalid: price');
  expect(sent).toEqual([]);
});

it.each([
  [409, '{"success":false,"code":"conflict"}', 'refused: 409 conflict'],
  [200, '{"success":false,"code":"conflict"}', 'refused: 200 conflict'],
  [502, '<h1>Bad gateway</h1>', 'refused: 502 undefined'],
  [200, '{"success":true,"data":{"cost":5}}', 'outdated'],
  [200, 'null', 'outdated'],
])('takes %i %s for a failure', async (status, text, failure) => {
  await expect(answered(status, text).client(price, input)).rejects.toThrow(failure);
});
