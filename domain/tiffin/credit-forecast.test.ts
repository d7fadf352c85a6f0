import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isWeekend, laterDay } from '#domain/platform/days.ts';
import { type CreditFigures, creditForecastOf, type DayOfTiffins } from './credit-forecast.ts';

/** A Monday. */
const today = '2026-11-23';

const tiffins = (days: Record<string, number>): DayOfTiffins[] =>
  Object.entries(days).map(([day, count]) => ({ day, tiffins: count }));

/** One tiffin on each weekday of the last `weeks` weeks. */
const everyWeekday = (weeks = 4): DayOfTiffins[] =>
  Array.from({ length: weeks * 7 }, (_, back) => addDays(today, -1 - back))
    .filter((day) => !isWeekend(day))
    .map((day) => ({ day, tiffins: 1 }));

const credits = (change: Partial<CreditFigures> = {}): CreditFigures => ({
  available: 10,
  reserved: 0,
  booked: [],
  eaten: everyWeekday(),
  ...change,
});

const dayOfRunOut = (change: Partial<CreditFigures>) =>
  creditForecastOf(credits(change), today, [])?.day ?? null;

describe('when credits run out at the present pace', () => {
  it('is two weeks of weekdays for ten credits at one a weekday', () => {
    expect(creditForecastOf(credits(), today, [])).toEqual({ day: '2026-12-07', by: 'pace' });
  });

  it('is told as far ahead as a year and a day', () => {
    expect(dayOfRunOut({ available: 262 })).toBe('2027-11-24');
  });

  it('is later for somebody who eats every other day', () => {
    const eaten = everyWeekday().filter((_, at) => at % 2 === 0);
    expect(dayOfRunOut({ eaten })).toBe('2026-12-18');
  });

  it('counts the days since the first tiffin where there are fewer than four weeks of them', () => {
    expect(dayOfRunOut({ eaten: everyWeekday(1) })).toBe('2026-12-07');
  });

  it('forgets what lies further back than four weeks', () => {
    const eaten = [...everyWeekday(), ...tiffins({ '2026-09-01': 400, [today]: 400 })];
    expect(dayOfRunOut({ eaten })).toBe('2026-12-07');
    // Two in the twenty weekdays since: one every other week.
    expect(dayOfRunOut({ available: 1, eaten: tiffins({ '2026-10-26': 2 }) })).toBe('2026-12-07');
  });

  it('is sooner when more is booked than usual', () => {
    const booked = tiffins({ '2026-11-24': 5, '2026-11-25': 5, '2026-11-26': 5 });
    expect(dayOfRunOut({ available: 1, reserved: 15, booked })).toBe('2026-11-27');
    expect(dayOfRunOut({ available: 1, reserved: 2, booked: tiffins({ '2026-11-24': 2 }) })).toBe(
      '2026-11-25',
    );
  });

  it('goes by booked days with a tiffin on them alone', () => {
    const booked = tiffins({ '2026-11-25': 1, '2026-12-18': 0 });
    expect(creditForecastOf(credits({ available: 0, reserved: 1, booked }), today, [])).toEqual({
      day: '2026-11-25',
      by: 'booked',
    });
    expect(dayOfRunOut({ available: 0, reserved: 1, booked: tiffins({ [today]: 1 }) })).toBe(today);
    expect(
      dayOfRunOut({ available: 0, reserved: 1, booked: tiffins({ '2026-11-20': 1 }) }),
    ).toBeNull();
  });

  it('is not before the last tiffin that is booked', () => {
    const booked = tiffins({ '2026-12-18': 1 });
    expect(dayOfRunOut({ available: 1, reserved: 1, booked })).toBe('2026-12-18');
  });

  it('steps over days on which the kitchen is closed', () => {
    const closures = [{ startDay: '2026-11-24', endDay: '2026-11-27', reason: 'Family wedding' }];
    expect(creditForecastOf(credits({ available: 1 }), today, closures)?.day).toBe('2026-11-30');
  });

  it('is known exactly once every credit is booked, whatever the pace', () => {
    const booked = tiffins({ '2026-11-25': 1, '2026-11-30': 2 });
    expect(creditForecastOf({ available: 0, reserved: 3, booked, eaten: [] }, today, [])).toEqual({
      day: '2026-11-30',
      by: 'booked',
    });
  });

  it.each([
    ['nothing is left', { available: 0, reserved: 0 }],
    ['nothing was eaten yet', { eaten: [] }],
    ['there was one tiffin only', { eaten: tiffins({ '2026-11-02': 1 }) }],
    ['the first was a few days ago', { eaten: tiffins({ '2026-11-18': 1, '2026-11-20': 1 }) }],
    ['they would last for more than a year', { available: 263 }],
  ])('is not claimed when %s', (_, change: Partial<CreditFigures>) => {
    expect(creditForecastOf(credits(change), today, [])).toBeNull();
  });

  it('is always a day to come, no weekend, and later for more credits', () => {
    const pastDays = fc.array(
      fc.record({ back: fc.integer({ min: 1, max: 40 }), tiffins: fc.integer({ min: 0, max: 5 }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(pastDays, fc.integer({ min: 1, max: 60 }), (past, available) => {
        const eaten = past.map((one) => ({ day: addDays(today, -one.back), tiffins: one.tiffins }));
        const found = creditForecastOf(credits({ available, eaten }), today, []);
        if (!found) return;
        expect(found.day > today).toBe(true);
        expect(isWeekend(found.day)).toBe(false);
        const more = creditForecastOf(credits({ available: available + 1, eaten }), today, []);
        if (more) expect(laterDay(more.day, found.day)).toBe(more.day);
      }),
    );
  });
});
