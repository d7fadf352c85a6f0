import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cacheResponse } from './cached-response.ts';
import { ownBytes } from './own-bytes.ts';
import { createSnapshots } from './snapshot.ts';

const held = (bytes: Buffer) => bytes.buffer.byteLength - bytes.length;

it.each([
  ['a short text', Buffer.from('No snacks match your search.')],
  ['what was compressed', brotliCompressSync('Dhokla, the softest. '.repeat(200))],
])('holds nothing but itself: %s', (_what, bytes) => {
  expect(held(bytes)).toBeGreaterThan(0);
  const own = ownBytes(bytes);
  expect(held(own)).toBe(0);
  expect(own).toEqual(bytes);
});

it('copies nothing that has its memory alone', () => {
  const alone = Buffer.alloc(100, 'a');
  expect(ownBytes(alone)).toBe(alone);
});

it('holds nothing but the answers that are kept', async () => {
  const snapshots = createSnapshots(() => 0, {});
  const body = JSON.stringify({ snacks: Array.from({ length: 60 }, () => 'dhokla and kachori') });
  const kept = await snapshots.get('snacks all', async () => ({ value: {}, body, goodUntil: 1 }));
  const { plain, compressed } = kept;
  expect([plain, compressed.br(), compressed.gzip()].map(({ bytes }) => held(bytes))).toEqual([
    0, 0, 0,
  ]);
});

it('holds nothing but the pages that are kept', async () => {
  const { body, compressed } = cacheResponse('text/html', Buffer.from('<p>dhokla</p>'.repeat(100)));
  expect([body, await compressed('br'), await compressed('gzip')].map(held)).toEqual([0, 0, 0]);
});
