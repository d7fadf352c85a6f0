import { describe, expect, it } from 'vitest';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { dayCalendar, openDays } from './day-calendar.ts';

const dates = (over: Partial<AvailableDates> = {}): AvailableDates => ({
  today: '2026-12-16',
  cutoff: '18:00',
  cutoffRunsOn: 'calendar_days',
  finalSlots: [],
  availableDates: ['2026-12-18', '2026-12-21', '2026-12-22', '2026-12-24'].map((date, index) => ({
    date,
    isRecommended: index === 0,
  })),
  closures: [
    { startDate: '2026-12-23', endDate: '2026-12-23', reason: 'Kitchen holiday' },
    { startDate: '2026-12-25', endDate: '2026-12-26', reason: 'Christmas' },
  ],
  ...over,
});

const stateOn = (day: string, over?: Partial<AvailableDates>, startDate = '2026-12-01') =>
  dayCalendar({ dates: dates(over), startDate })
    .weeks.flat()
    .find((one) => one.day === day);

describe('the days of the picker', () => {
  it('are whole weeks from Monday to Friday, to the week of the last day on offer', () => {
    const { weeks } = dayCalendar({ dates: dates(), startDate: '2026-12-01' });
    expect(weeks.map((week) => [week[0]?.day, week.at(-1)?.day, week.length])).toEqual([
      ['2026-12-14', '2026-12-18', 5],
      ['2026-12-21', '2026-12-25', 5],
    ]);
  });

  it('begin with the next week once this one is over', () => {
    const { weeks } = dayCalendar({
      dates: dates({ today: '2026-12-18' }),
      startDate: '2026-12-01',
    });
    expect(weeks[0]?.[0]?.day).toBe('2026-12-21');
  });

  it('can be chosen only when the server offers them', () => {
    expect(openDays(dayCalendar({ dates: dates(), startDate: '2026-12-01' }))).toEqual([
      '2026-12-18',
      '2026-12-21',
      '2026-12-22',
      '2026-12-24',
    ]);
  });

  it('are shut by a planned pause, which says so', () => {
    const pause = { from: '2026-12-21', until: '2026-12-22' };
    const calendar = dayCalendar({ dates: dates(), startDate: '2026-12-01', pause });
    expect(openDays(calendar)).toEqual(['2026-12-18', '2026-12-24']);
    expect(calendar.notes).toContain('Your plan is paused from Mon, Dec 21 to Tue, Dec 22.');
  });

  it('say why they are missing', () => {
    expect(stateOn('2026-12-16')).toMatchObject({ state: 'past', reason: null });
    expect(stateOn('2026-12-17')).toMatchObject({
      state: 'late',
      reason: 'Next-day orders must be placed before 6:00 PM.',
    });
    expect(stateOn('2026-12-23')).toMatchObject({ state: 'closed', reason: 'Kitchen holiday' });
    expect(stateOn('2026-12-18', {}, '2026-12-21')).toMatchObject({
      state: 'before-start',
      reason: 'Your subscription starts on Mon, Dec 21. Please choose that day or a later one.',
    });
  });

  it('after the last one on offer are not on offer yet', () => {
    expect(
      stateOn('2026-12-24', {
        availableDates: [{ date: '2026-12-22', isRecommended: true }],
        closures: [],
      }),
    ).toMatchObject({ state: 'later', reason: null });
  });

  it('name each closed day once, the cut-off and the start below the calendar', () => {
    expect(dayCalendar({ dates: dates(), startDate: '2026-12-21' }).notes).toEqual([
      'Your subscription starts on Mon, Dec 21.',
      'Wed, Dec 23: Kitchen holiday',
      'Fri, Dec 25: Christmas',
    ]);
    expect(dayCalendar({ dates: dates(), startDate: '2026-12-01' }).notes[0]).toBe(
      'Next-day orders must be placed before 6:00 PM.',
    );
  });

  it('show what is booked for them already', () => {
    const booked = new Map([['2026-12-21', 2]]);
    const days = dayCalendar({ dates: dates(), startDate: '2026-12-01', booked }).weeks.flat();
    expect(days.filter((one) => one.booked > 0).map((one) => [one.day, one.booked])).toEqual([
      ['2026-12-21', 2],
    ]);
  });

  it('are one empty week of reasons when the kitchen offers none', () => {
    const calendar = dayCalendar({ dates: dates({ availableDates: [] }), startDate: '2026-12-01' });
    expect(openDays(calendar)).toEqual([]);
    expect(calendar.weeks).toHaveLength(1);
  });
});
