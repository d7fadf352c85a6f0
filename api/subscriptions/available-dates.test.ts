import { expect, it } from 'vitest';
import { datesGoodUntil } from './available-dates.ts';

it('holds the list of days until the next full minute', () => {
  const until = (now: string) => String(datesGoodUntil(Temporal.Instant.from(now)));
  expect(until('2026-11-23T22:59:30.5Z')).toBe('2026-11-23T23:00:00Z');
  expect(until('2026-11-23T23:00:00Z')).toBe('2026-11-23T23:01:00Z');
});
