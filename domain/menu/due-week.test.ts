import { describe, expect, it } from 'vitest';
import { cycleWith, dueBy, nextDue } from './due-week.ts';

const MONDAY = '2026-11-23';

describe('a week of the cycle that is due in a certain week', () => {
  it.each([
    [2, '2026-11-23', 3, 2],
    [2, '2026-11-30', 3, 1],
    [1, '2026-11-30', 3, 3],
    [3, '2026-11-02', 3, 3],
    [1, '2027-11-22', 4, 1],
    [1, '2020-01-06', 1, 1],
  ])('week %i in the week of %s, of %s weeks: %i is due now', (cyclePosition, due, weeks, now) => {
    expect(dueBy({ cyclePosition, due }, { monday: MONDAY, weeks })).toBe(now);
  });

  it.each([
    [2, '2026-11-23', '2026-11-23'],
    [2, '2026-11-16', '2026-12-07'],
    [1, '2026-12-28', '2026-12-07'],
  ])('week %i, due in the week of %s, comes next in that of %s', (cyclePosition, due, next) => {
    expect(nextDue({ cyclePosition, due }, { monday: MONDAY, weeks: 3 })).toBe(next);
  });
});

it('a cycle is as long as the weeks that follow its last one', () => {
  expect(cycleWith(0, [])).toBe(0);
  expect(cycleWith(2, [1, 3, 4, 6])).toBe(4);
});
