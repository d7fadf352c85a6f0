import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventBookEntry } from '#contract/catering/desk-catering.ts';
import { weekdayOf } from '#domain/platform/days.ts';
import {
  countEvents,
  daysOf,
  type EventBookDay,
  hasSomething,
  isMonth,
  monthOf,
  monthsLater,
  monthsToChoose,
  onClosedDay,
  weeksOf,
} from './months.ts';

const anyMonth = fc
  .tuple(fc.integer({ min: 2000, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

const dated = (month: string) => daysOf(month).map((date) => ({ date }));

describe('the weeks of a month', () => {
  it('begin on Monday and are padded with nothing', () => {
    const weeks = weeksOf(dated('2026-12'));
    expect(weeks.map((week) => week.map((day) => day?.date.slice(8) ?? '·').join(' '))).toEqual([
      '· 01 02 03 04 05 06',
      '07 08 09 10 11 12 13',
      '14 15 16 17 18 19 20',
      '21 22 23 24 25 26 27',
      '28 29 30 31 · · ·',
    ]);
  });

  it('are four for a February that begins on a Monday, and six for a long month', () => {
    expect(weeksOf(dated('2027-02'))).toHaveLength(4);
    expect(weeksOf(dated('2026-08'))).toHaveLength(6);
    expect(weeksOf([])).toEqual([]);
  });

  it('have every day once, each under its weekday', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const weeks = weeksOf(dated(month));
        expect(weeks.flat().flatMap((day) => day?.date ?? [])).toEqual(daysOf(month));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((day) => day !== null)).toBe(true);
          for (const [place, day] of week.entries())
            if (day) expect(weekdayOf(day.date)).toBe(place + 1);
        }
      }),
    );
  });
});

describe('a month', () => {
  it('is known by its name', () => {
    expect(['2026-12', '2026-01'].every(isMonth)).toBe(true);
    expect(['2026-13', '2026-00', '2026-1', '2026-12-01', '1999-12', ''].some(isMonth)).toBe(false);
    expect(monthOf('2026-12-25')).toBe('2026-12');
  });

  it('has another before and after it, over the turn of the year', () => {
    expect(monthsLater('2026-12', 1)).toBe('2027-01');
    expect(monthsLater('2026-01', -1)).toBe('2025-12');
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -24, max: 24 }), (month, count) => {
        expect(monthsLater(monthsLater(month, count), -count)).toBe(month);
      }),
    );
  });

  it('can be chosen two years ahead, and always when it is the one that is shown', () => {
    const months = monthsToChoose('2026-11', '2031-05');
    expect(months[0]).toBe('2025-11');
    expect(months).toContain('2028-12');
    expect(months.at(-1)).toBe('2031-05');
    expect(new Set(months).size).toBe(months.length);
  });
});

const event = (given: Partial<EventBookEntry>): EventBookEntry => ({
  id: '0190c9f4-7b6e-7cc3-98c5-0dbb1f5d7a01',
  inquiryNumber: 'CI-2026-0001',
  event: 'Wedding',
  customerName: 'Asha Patel',
  guests: 80,
  times: ['lunch'],
  clock: null,
  isBrought: true,
  status: 'confirmed',
  ...given,
});

const day = (given: Partial<EventBookDay>): EventBookDay => ({
  date: '2026-12-25',
  tiffins: 0,
  waiting: 0,
  closure: null,
  events: [],
  ...given,
});

describe('a day of the event book', () => {
  it('has something when there is an event, a tiffin or a closure', () => {
    expect(hasSomething(day({}))).toBe(false);
    expect(hasSomething(day({ tiffins: 1 }))).toBe(true);
    expect(hasSomething(day({ closure: 'Christmas Day' }))).toBe(true);
    expect(hasSomething(day({ events: [event({})] }))).toBe(true);
  });

  it('warns of what is planned while the kitchen is closed, not of what is over', () => {
    const events = [event({ status: 'quoted' }), event({ status: 'cancelled' })];
    expect(onClosedDay(day({ closure: 'Christmas Day', events }))).toEqual([events[0]]);
    expect(onClosedDay(day({ events }))).toEqual([]);
  });
});

describe('the events of a month', () => {
  it('are counted without the cancelled ones, and guests by what is sure', () => {
    const events = [
      event({}),
      event({ status: 'quoted', guests: 500 }),
      event({ status: 'cancelled' }),
      event({ status: 'completed', guests: 20 }),
    ];
    expect(countEvents([day({ events }), day({})])).toEqual({ events: 3, sure: 2, guests: 100 });
  });
});
