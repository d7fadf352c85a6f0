import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findMissing } from './complete-lockfile.js';

it('the lockfile serves every platform (else: node scripts/complete-lockfile.js)', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  expect(findMissing(lock.packages)).toEqual([]);
});
