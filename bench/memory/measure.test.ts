import { expect, it } from 'vitest';
import { afterAnHour, isLevel, memoryOf, slopeOf } from './measure.ts';

const series = (mbAt: (minutes: number) => number) =>
  Array.from({ length: 360 }, (_, at) => ({ minutes: at / 4, mb: mbAt(at / 4) }));

/** Up and down, the same each time. */
const noise = (minutes: number) => 6 * Math.sin(minutes * 7) + 3 * Math.sin(minutes * 1.3);

it('finds no growth where there is none', () => {
  expect(isLevel(slopeOf(series((minutes) => 250 + noise(minutes))))).toBe(true);
});

it('finds growth below the noise', () => {
  const { low, high } = slopeOf(series((minutes) => 250 + noise(minutes) + minutes / 10));
  expect(low).toBeGreaterThan(3);
  expect(high).toBeLessThan(9);
  expect(isLevel({ low, high })).toBe(false);
});

it('does not call level what falls', () => {
  expect(isLevel(slopeOf(series((minutes) => 250 + noise(minutes) - minutes / 10)))).toBe(false);
});

it('takes the middle of ten minutes for what is held after an hour', () => {
  const peak = (minutes: number) => (minutes === 60 ? 900 : 250 + minutes / 10);
  expect(afterAnHour(series(peak))).toBeCloseTo(256, 0);
});

it('has no figure for an hour that was not lived to its end', () => {
  const samples = series(() => 250);
  expect(afterAnHour(samples.filter(({ minutes }) => minutes <= 65))).toBeNull();
  expect(afterAnHour(samples.filter(({ minutes }) => minutes < 20))).toBeNull();
});

it('counts a process with what it holds', () => {
  const { mb, byKind } = memoryOf([process.pid]);
  expect(mb).toBeGreaterThan(20);
  expect(byKind).toMatch(/node/);
});
