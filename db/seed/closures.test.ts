import { describe, expect, it } from 'vitest';
import { isServiceDay } from '#domain/kitchen/calendar.ts';
import { isWeekend, weekdayOf } from '#domain/platform/days.ts';
import { closuresFrom, ontarioHolidays } from './closures.ts';

const calendarOf = (year: number) => ontarioHolidays(year).map(({ day, name }) => `${day} ${name}`);

describe("Ontario's public holidays", () => {
  // Days as published by the Government of Ontario.
  it('are those of the published calendars', () => {
    expect(calendarOf(2026)).toEqual([
      "2026-01-01 New Year's Day",
      '2026-02-16 Family Day',
      '2026-04-03 Good Friday',
      '2026-05-18 Victoria Day',
      '2026-07-01 Canada Day',
      '2026-09-07 Labour Day',
      '2026-10-12 Thanksgiving',
      '2026-12-25 Christmas Day',
      '2026-12-26 Boxing Day',
      '2026-12-28 Boxing Day (observed)',
    ]);
    expect(calendarOf(2027)).toEqual([
      "2027-01-01 New Year's Day",
      '2027-02-15 Family Day',
      '2027-03-26 Good Friday',
      '2027-05-24 Victoria Day',
      '2027-07-01 Canada Day',
      '2027-09-06 Labour Day',
      '2027-10-11 Thanksgiving',
      '2027-12-25 Christmas Day',
      '2027-12-26 Boxing Day',
      '2027-12-27 Christmas Day (observed)',
      '2027-12-28 Boxing Day (observed)',
    ]);
  });

  it('moves a weekend holiday past the holiday that follows it', () => {
    expect(calendarOf(2022)).toContain('2022-12-27 Christmas Day (observed)');
    expect(calendarOf(2022).filter((line) => line.includes('2022-12-26'))).toEqual([
      '2022-12-26 Boxing Day',
    ]);
  });

  it('finds Good Friday at the edges of the calendar of Easter', () => {
    const goodFriday = (year: number) =>
      ontarioHolidays(year).find(({ name }) => name === 'Good Friday')?.day;
    expect(goodFriday(2008)).toBe('2008-03-21');
    expect(goodFriday(2011)).toBe('2011-04-22');
    expect(goodFriday(2025)).toBe('2025-04-18');
    expect(goodFriday(2038)).toBe('2038-04-23');
    expect(goodFriday(2049)).toBe('2049-04-16');
  });

  it('closes nine different weekdays in every year', () => {
    for (let year = 2024; year <= 2060; year++) {
      const holidays = ontarioHolidays(year);
      const weekdays = holidays.filter(({ day }) => !isWeekend(day));
      expect(new Set(holidays.map(({ day }) => day)).size, `${year}`).toBe(holidays.length);
      expect(weekdays.length, `${year}`).toBe(9);
      for (const { day } of holidays) expect(day.startsWith(`${year}-`), day).toBe(true);
      for (const name of ['Family Day', 'Victoria Day', 'Labour Day', 'Thanksgiving'])
        expect(weekdayOf(holidays.find((one) => one.name === name)?.day ?? ''), name).toBe(1);
    }
  });
});

describe('closures of a new kitchen', () => {
  it('run from its first day through the end of next year', () => {
    const closures = closuresFrom('2026-11-21');
    expect(closures[0]).toEqual({
      startDay: '2026-12-25',
      endDay: '2026-12-25',
      reason: 'Christmas Day',
    });
    expect(closures.at(-1)?.startDay).toBe('2027-12-28');
    expect(closures).toHaveLength(14);
    expect(isServiceDay('2027-03-26', closures)).toBe(false);
    expect(isServiceDay('2027-03-29', closures)).toBe(true);
  });

  it('include a holiday that is today', () => {
    expect(closuresFrom('2027-07-01')[0]?.reason).toBe('Canada Day');
  });
});
