import { expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { ENDPOINTS, type Samples } from './endpoints.ts';
import { growthOf } from './growth-of.ts';
import { questionsOf } from './questions.ts';

const samples = new Proxy({} as Samples, {
  get: (_target, name) => (name === 'today' ? '2026-11-27' : `a ${String(name)}`),
});

/** Of a list and its own table to download, the list is asked. */
const timed = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>)
    .filter(([name, { method, csv }]) => {
      const asked = ENDPOINTS[`${noun}.${name}` as keyof typeof ENDPOINTS];
      return method === 'GET' && !csv && typeof asked === 'function';
    })
    .map(([name, endpoint]) => ({ name: `${noun}.${name}`, endpoint })),
);

/** What a page needs and what only turns a list round is asked for with something else. */
const ALONG = ['page', 'limit'];

it.each(timed)('$name is asked for by each of its filters, sorts and searches', (one) => {
  const asked = questionsOf(samples).filter(({ name }) => name.split(' ')[0] === one.name);
  expect(asked).not.toEqual([]);
  const used = new Set(
    asked.flatMap(({ path }) => [...new URL(path, 'http://x').searchParams.keys()]),
  );
  // biome-ignore lint/suspicious/noExplicitAny: a schema's insides
  const shape = (one.endpoint.query as any)?._zod.def.shape ?? {};
  const left = Object.keys(shape).filter((name) => !used.has(name) && !ALONG.includes(name));
  expect(left).toEqual([]);
});

it('no two questions go by one name', () => {
  const names = questionsOf(samples).map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('a little longer is no growth, many times as long is; of more rows each may take its time', () => {
  const one = (ms: number, rows = 25) => ({ ms, rows });
  expect(growthOf(one(1), one(2.9))).toBe(1);
  expect(growthOf(one(4), one(12))).toBe(3);
  expect(growthOf(one(4, 9), one(40, 99), { perRow: true })).toBe(1);
});
