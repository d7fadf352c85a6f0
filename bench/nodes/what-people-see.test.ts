import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { View, Wanted } from './watch.ts';
import { type Event, SIGHTS, surprises } from './what-people-see.ts';

/** What was seen at a node where everything works but what is given. */
const seen = (node: View['node'], other: Partial<Record<Wanted, number[]>> = {}): View => {
  const all = { page: [200], orders: [200], write: [200, 201], readyz: [200], ...other };
  const counted = Object.entries(all).map(([wanted, statuses]) => [
    wanted,
    new Map(statuses.map((status) => [status, 1])),
  ]);
  return { node, answers: Object.fromEntries(counted), longestWait: 0 };
};

const surprised = (event: Event, view: View) => surprises({ event, view }).length;

const AWAY = { orders: [503], write: [503, 201], readyz: [200, 503] };

test('each row of the table in operations.md is looked at, and nothing else', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const [, table = ''] = text.split('| what happens | what they see |\n|---|---|\n');
  const [rows = ''] = table.split('\n\n');
  const events = Object.keys(SIGHTS);
  const rowOf = rows.split('\n').map((row) => events.find((event) => row.startsWith(`| ${event}`)));
  expect(rowOf.toSorted()).toEqual(events.toSorted());
});

test('who is to notice nothing may not be told to try again', () => {
  const event = 'the mail server is down, or silent';
  expect(surprised(event, seen('straight'))).toBe(0);
  expect(surprised(event, seen('pooled', AWAY))).toBe(3);
  expect(surprised(event, seen('pooled', { orders: [200, 503] }))).toBe(1);
});

test('a database that is away has to be noticed, and pages stay', () => {
  const event = 'its whole machine dies';
  expect(surprised(event, seen('straight', AWAY))).toBe(0);
  expect(surprised(event, seen('straight'))).toBe(3);
  expect(surprised(event, seen('straight', { ...AWAY, page: [200, 503] }))).toBe(1);
});

test('while another takes over from one that was killed, who asks for their orders may just wait', () => {
  const event = 'the primary is killed';
  expect(surprised(event, seen('pooled', AWAY))).toBe(0);
  const waited = { ...seen('pooled', { ...AWAY, orders: [200] }), longestWait: 3_000 };
  expect(surprised(event, waited)).toBe(0);
  expect(surprised(event, seen('pooled', { ...AWAY, orders: [200] }))).toBe(1);
  expect(surprised(event, seen('pooled', { ...AWAY, write: [201] }))).toBe(1);
  expect(surprised(event, seen('pooled', { ...AWAY, orders: [500] }))).toBe(1);
});

test('what concerns one node is not seen at another', () => {
  const event = 'the line to the database is cut';
  expect(surprised(event, seen('straight', AWAY))).toBe(0);
  expect(surprised(event, seen('pooled'))).toBe(0);
  expect(surprised(event, seen('pooled', AWAY))).toBe(3);
});

test('no answer and a failure are nowhere taken for an answer', () => {
  expect(surprised('the database is frozen', seen('pooled', { ...AWAY, orders: [200, 0] }))).toBe(
    1,
  );
  const gone = { page: [0], orders: [0], write: [0, 201], readyz: [0, 503] };
  expect(surprised('a node is killed', seen('straight', gone))).toBe(0);
  expect(surprised('a node is killed', seen('straight', { ...gone, write: [0, 500] }))).toBe(1);
});
