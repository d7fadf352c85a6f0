import { describe, expect, it } from 'vitest';
import { instantAt } from '#domain/platform/days.ts';
import {
  checkSnackTime,
  isExpiredUnconfirmed,
  SNACK_TIMES,
  snackDayRange,
  snackTimesOn,
} from './snack-times.ts';

const at = (time: string) => instantAt('2026-11-23', time);
const closures = [{ startDay: '2026-12-25', endDay: '2026-12-26', reason: 'Christmas' }];
const times = (day: string, time: string) => snackTimesOn(day, at(time), closures);

describe('the times of a day of snacks', () => {
  it('are the 13 full hours from 9:00 to 21:00', () => {
    expect(SNACK_TIMES).toHaveLength(13);
    expect([SNACK_TIMES[0], SNACK_TIMES.at(-1)]).toEqual(['09:00', '21:00']);
    expect(times('2026-11-24', '22:00')).toEqual(SNACK_TIMES);
  });

  it.each([
    ['00:00', '09:00'],
    ['08:59', '09:00'],
    ['09:00', '10:00'],
    ['14:01', '15:00'],
    ['20:59', '21:00'],
  ])('begin today, seen at %s, with %s', (now, first) => {
    expect(times('2026-11-23', now)[0]).toBe(first);
  });

  it('are over for today from 21:00', () => {
    expect(times('2026-11-23', '21:00')).toEqual([]);
  });

  it('include weekends, but no day on which the kitchen is closed', () => {
    expect(times('2026-11-28', '10:00')).toEqual(SNACK_TIMES);
    expect(times('2026-12-25', '10:00')).toEqual([]);
  });

  it('reach from today to 90 days ahead', () => {
    expect(snackDayRange(at('23:59'))).toEqual({ first: '2026-11-23', last: '2027-02-21' });
    expect(times('2027-02-21', '10:00')).toEqual(SNACK_TIMES);
    expect(times('2027-02-22', '10:00')).toEqual([]);
    expect(times('2026-11-22', '10:00')).toEqual([]);
  });
});

describe('a chosen day and time', () => {
  const check = (day: string, time: string) =>
    checkSnackTime({ day, time }, at('14:30'), closures)?.refused ?? null;

  it('can be had while it is to come', () => {
    expect(check('2026-11-23', '15:00')).toBeNull();
    expect(check('2026-11-24', '09:00')).toBeNull();
    expect(check('2027-02-21', '21:00')).toBeNull();
  });

  it('is refused once it has begun, out of range, and on a closed day', () => {
    expect(check('2026-11-23', '14:00')).toBe('snack_time_passed');
    expect(check('2026-11-22', '15:00')).toBe('snack_day_out_of_range');
    expect(check('2027-02-22', '15:00')).toBe('snack_day_out_of_range');
    expect(check('2026-12-26', '15:00')).toBe('snack_day_closed');
  });

  it('is refused beside the time, and a closed day with its reason', () => {
    const refusal = (day: string, time: string) =>
      checkSnackTime({ day, time }, at('14:30'), closures);
    const field = 'delivery_time';
    expect(refusal('2026-11-23', '14:00')).toMatchObject({ field });
    expect(refusal('2026-11-22', '15:00')).toMatchObject({
      field,
      details: { last: 'Feb 21, 2027' },
    });
    expect(refusal('2026-12-26', '15:00')).toMatchObject({
      field,
      details: { date: 'Sat, Dec 26', reason: 'Christmas' },
    });
  });
});

describe('an order that nobody confirms', () => {
  const order = { day: '2026-11-23', time: '14:00' };
  const isOver = (changedAt: string, now: string) =>
    isExpiredUnconfirmed({ ...order, changedAt: at(changedAt) }, at(now));

  it('is over at its day and hour, and not before', () => {
    expect(isOver('09:00', '13:59')).toBe(false);
    expect(isOver('09:00', '14:00')).toBe(true);
    expect(isOver('13:00', '14:00')).toBe(true);
    const changedAt = at('09:00');
    const nextDay = instantAt('2026-11-24', '08:00');
    expect(isExpiredUnconfirmed({ ...order, changedAt }, nextDay)).toBe(true);
    expect(isExpiredUnconfirmed({ ...order, day: '2026-11-24', changedAt }, at('20:00'))).toBe(
      false,
    );
  });

  it('has an hour from when it was placed or last changed', () => {
    expect(isOver('13:50', '14:49')).toBe(false);
    expect(isOver('13:50', '14:50')).toBe(true);
    expect(isOver('14:03', '15:02')).toBe(false);
  });
});
