import { describe, expect, it } from 'vitest';
import {
  closureOn,
  closuresOf,
  isServiceDay,
  nextServiceDay,
  previousServiceDay,
  serviceDayFrom,
} from './calendar.ts';

const holidays = [
  { startDay: '2026-12-25', endDay: '2026-12-28', reason: 'Christmas' },
  { startDay: '2027-01-01', endDay: '2027-01-01', reason: "New Year's Day" },
];

describe('the calendar', () => {
  it('delivers on weekdays that no closure covers', () => {
    expect(isServiceDay('2026-12-24', holidays)).toBe(true);
    for (const day of ['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01', '2026-12-20'])
      expect(isServiceDay(day, holidays)).toBe(false);
    expect(isServiceDay('2026-12-29', holidays)).toBe(true);
  });

  it('come from the days that the API lists', () => {
    const listed = [{ startDate: '2026-12-25', endDate: '2026-12-28', reason: 'Christmas' }];
    expect(closuresOf(listed)).toEqual([holidays[0]]);
  });

  it('names the closure', () => {
    expect(closureOn('2026-12-28', holidays)?.reason).toBe('Christmas');
    expect(closureOn('2026-12-29', holidays)).toBeNull();
    expect(closureOn('2026-12-20', holidays)).toBeNull();
  });

  it('finds the service days around a day', () => {
    expect(nextServiceDay('2026-12-24', holidays)).toBe('2026-12-29');
    expect(serviceDayFrom('2026-12-24', holidays)).toBe('2026-12-24');
    expect(serviceDayFrom('2026-12-25', holidays)).toBe('2026-12-29');
    expect(previousServiceDay('2026-12-29', holidays)).toBe('2026-12-24');
    expect(previousServiceDay('2026-11-23', [])).toBe('2026-11-20');
  });

  it('gives up when the kitchen is closed for good', () => {
    const forever = [{ startDay: '2026-01-01', endDay: '2099-12-31', reason: 'Retired' }];
    expect(nextServiceDay('2026-06-01', forever)).toBeNull();
    // 399 days from the Monday on, then 400.
    const long = (endDay: string) => [{ startDay: '2026-06-01', endDay, reason: 'Repairs' }];
    expect(serviceDayFrom('2026-06-01', long('2027-07-04'))).toBe('2027-07-05');
    expect(serviceDayFrom('2026-06-01', long('2027-07-05'))).toBeNull();
  });
});
