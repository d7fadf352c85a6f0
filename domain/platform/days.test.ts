import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  formatDate,
  formatDay,
  formatDayLong,
  formatDeadline,
  formatInstant,
  formatMonth,
  formatSlot,
  formatTime,
  instantAt,
  isDay,
  isWeekend,
  machineInstant,
  mondayOf,
  wallClockAt,
  weekdayOf,
} from './days.ts';

const at = (iso: string) => Temporal.Instant.from(iso);

describe('days', () => {
  it('counts over months, leap years and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-11-21', '2026-12-21')).toBe(30);
    expect(() => addDays('2026-02-30', 1)).toThrow('not a day');
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-13-01')).toBe(false);
    for (const none of ['1/2/2026', '2026-11-2', '12026-11-20', '2026-11-200', '2026/11/20', ''])
      expect(isDay(none), none).toBe(false);
  });

  it('knows the weekday and the week', () => {
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('1969-12-29')).toBe(1);
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  });

  it("is Toronto's day, not the machine's", () => {
    expect(dayOf(at('2026-11-23T04:59:59Z'))).toBe('2026-11-22');
    expect(dayOf(at('2026-11-23T05:00:00Z'))).toBe('2026-11-23');
    expect(dayOf('2026-07-01T03:59:59Z')).toBe('2026-06-30');
    expect(wallClockAt('2026-07-01T04:00:00Z')).toEqual({ day: '2026-07-01', time: '00:00' });
  });

  it('finds the moment of a wall clock time on both sides of both clock changes', () => {
    expect(String(instantAt('2026-03-07', '18:00'))).toBe('2026-03-07T23:00:00Z');
    expect(String(instantAt('2026-03-08', '18:00'))).toBe('2026-03-08T22:00:00Z');
    expect(String(instantAt('2026-03-08', '02:30'))).toBe('2026-03-08T07:30:00Z');
    expect(String(instantAt('2026-11-01', '01:30'))).toBe('2026-11-01T05:30:00Z');
    expect(String(instantAt('2026-11-01', '18:00'))).toBe('2026-11-01T23:00:00Z');
  });

  it('says an instant to machines in milliseconds', () => {
    expect(machineInstant('2026-11-23T08:30:22.371906Z')).toBe('2026-11-23T08:30:22.371Z');
  });

  it('is written as a person says it', () => {
    expect(formatDay('2026-11-23')).toBe('Mon, Nov 23');
    expect(formatDayLong('2026-11-23')).toBe('Monday, November 23, 2026');
    expect(formatDate('2026-05-03')).toBe('May 3, 2026');
    expect(formatMonth('2026-05')).toBe('May 2026');
    expect(formatMonth('2026-09')).toBe('September 2026');
    expect(formatInstant('2026-11-23T23:00:00Z')).toBe('Nov 23, 2026, 6:00 PM');
    expect(formatInstant(at('2026-11-23T23:00:00Z'), 'America/Los_Angeles')).toBe(
      'Nov 23, 2026, 3:00 PM',
    );
    expect(formatDeadline(instantAt('2026-11-22', '14:00'))).toBe('Sun, Nov 22 at 2:00 PM');
    expect(formatDeadline(instantAt('2026-11-23', '00:00'))).toBe('the end of Sun, Nov 22');
  });

  it('has the names of all months and weekdays', () => {
    const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
    expect(months.map(formatMonth).join()).toBe(
      'January 2026,February 2026,March 2026,April 2026,May 2026,June 2026,July 2026,' +
        'August 2026,September 2026,October 2026,November 2026,December 2026',
    );
    const days = Array.from({ length: 7 }, (_, at) => addDays('2026-11-23', at));
    expect(days.map((day) => formatDayLong(day).split(',')[0]).join()).toBe(
      'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
    );
  });

  it('writes times of day with AM and PM, and N/A when there is none', () => {
    expect(formatTime('18:00')).toBe('6:00 PM');
    expect(formatTime('00:05')).toBe('12:05 AM');
    expect(formatTime('12:00:00')).toBe('12:00 PM');
    expect(formatTime('9:30')).toBe('9:30 AM');
    for (const empty of ['', null, undefined, 'noon']) expect(formatTime(empty)).toBe('N/A');
    expect(formatSlot('14:00-15:00')).toBe('2:00 PM - 3:00 PM');
    expect(formatSlot('')).toBe('N/A');
    expect(formatSlot(null)).toBe('N/A');
    expect(formatSlot('14:00')).toBe('2:00 PM');
  });
});
