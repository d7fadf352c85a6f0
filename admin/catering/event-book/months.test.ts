import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from '#domain/platform/days.ts';
import { daysOf, isMonth, monthOf, monthsLater, monthsToChoose, weeksOf } from './months.ts';

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
