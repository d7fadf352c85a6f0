import { expect, it } from 'vitest';
import { memoryOf, slopeOf } from './measure.ts';

const series = (mbAt: (minutes: number) => number) =>
  Array.from({ length: 360 }, (_, at) => ({ minutes: at / 4, mb: mbAt(at / 4) }));

/** Up and down, the same each time. */
const noise = (minutes: number) => 6 * Math.sin(minutes * 7) + 3 * Math.sin(minutes * 1.3);

it('finds no growth where there is none', () => {
  const { low, high } = slopeOf(series((minutes) => 250 + noise(minutes)));
  expect(low).toBeLessThanOrEqual(0);
  expect(high).toBeGreaterThanOrEqual(0);
});

it('finds growth below the noise', () => {
  const { low, high } = slopeOf(series((minutes) => 250 + noise(minutes) + minutes / 10));
  expect(low).toBeGreaterThan(3);
  expect(high).toBeLessThan(9);
});

it('counts a process with what it holds', () => {
  const { mb, byKind } = memoryOf([process.pid]);
  expect(mb).toBeGreaterThan(20);
  expect(byKind).toMatch(/node/);
});
