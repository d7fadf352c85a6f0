import { expect, it } from 'vitest';
import { dayCalendar } from '#web/tiffin/orders/day-calendar.ts';
import { findUnavailableDay } from './unavailable-day.tsx';

const calendar = dayCalendar({
  dates: {
    today: '2026-12-16',
    cutoff: '18:00',
    cutoffRunsOn: 'calendar_days',
    availableDates: ['2026-12-18', '2026-12-21', '2026-12-22'].map((date) => ({
      date,
      isRecommended: false,
    })),
    closures: [],
    finalSlots: [],
  },
  startDate: '2026-12-01',
  pause: { from: '2026-12-21', until: '2026-12-21' },
});

it('takes back a day that the plan is paused on, says so, and offers the next one', () => {
  expect(findUnavailableDay('2026-12-21', calendar)).toEqual({
    day: '2026-12-21',
    reason: 'Your plan is paused on Mon, Dec 21. Please choose another day, or change the pause.',
    suggestion: '2026-12-22',
  });
});

it('leaves a day alone that can be booked', () => {
  expect(findUnavailableDay('2026-12-22', calendar)).toBeNull();
});
