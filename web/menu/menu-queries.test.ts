import { expect, it } from 'vitest';
import { msToNextRefresh } from './menu-queries.ts';

const at = (instant: string) => Date.parse(instant);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

it('looks again just after the cut-off and just after midnight, in Toronto', () => {
  expect(msToNextRefresh(at('2026-11-18T17:59:50-05:00'), '18:00')).toBe(15 * SECOND);
  expect(msToNextRefresh(at('2026-11-18T23:30:00-05:00'), '18:00')).toBe(1805 * SECOND);
  expect(msToNextRefresh(at('2026-11-18T23:59:59.500-05:00'), '18:00')).toBe(5.5 * SECOND);
});

it('looks again within the hour in any case', () => {
  expect(msToNextRefresh(at('2026-11-18T18:00:00-05:00'), '18:00')).toBe(HOUR);
  expect(msToNextRefresh(at('2026-03-08T01:59:00-05:00'), '18:00')).toBe(HOUR);
  expect(msToNextRefresh(at('2026-11-18T23:50:00-05:00'))).toBe(605 * SECOND);
});
