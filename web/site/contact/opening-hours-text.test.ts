import { describe, expect, it } from 'vitest';
import { DEFAULT_OPENING_HOURS } from '#domain/kitchen/opening-hours.ts';
import { closedDaysText, openingHoursText } from './opening-hours-text.ts';

describe('the hours of the contact page', () => {
  it('read as the contact page writes them', () => {
    expect(
      DEFAULT_OPENING_HOURS.map((timing) => `${timing.day} ${openingHoursText(timing)}`),
    ).toEqual([
      'Monday 09:00am-07:00pm',
      'Tuesday 09:00am-07:00pm',
      'Wednesday 09:00am-07:00pm',
      'Thursday 09:00am-07:00pm',
      'Friday 09:00am-07:00pm',
      'Saturday 10:00am-05:00pm',
      'Sunday Closed',
    ]);
  });

  it('are closed where one of them is missing', () => {
    const timing = {
      day: 'Monday',
      open_time: '09:00',
      close_time: null,
      is_closed: false,
    } as const;
    expect(openingHoursText(timing)).toBe('Closed');
  });
});

describe('days off', () => {
  const one = { startDate: '2026-12-25', endDate: '2026-12-25', reason: 'Christmas' };

  it('are one day or several', () => {
    expect(closedDaysText(one)).toBe('Fri, Dec 25');
    expect(closedDaysText({ ...one, startDate: '2026-12-24' })).toBe('Thu, Dec 24 to Fri, Dec 25');
  });
});
