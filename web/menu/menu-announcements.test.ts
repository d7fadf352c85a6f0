import { describe, expect, it } from 'vitest';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { orderDeadlineOf } from './menu-announcements.ts';

/** A Friday before the cut-off, with a holiday on the Wednesday after. */
const dates: AvailableDates = {
  today: '2026-12-18',
  cutoff: '18:00',
  cutoffRunsOn: 'calendar_days',
  finalSlots: [],
  availableDates: ['2026-12-21', '2026-12-22', '2026-12-24', '2026-12-28'].map((date, at) => ({
    date,
    isRecommended: at === 0,
  })),
  closures: [{ startDate: '2026-12-23', endDate: '2026-12-23', reason: 'Kitchen holiday' }],
};

const words = (day: string, over: Partial<AvailableDates> = {}) =>
  orderDeadlineOf(day, { ...dates, ...over }).words;

describe('until when a day can be ordered', () => {
  it('is the cut-off of the day before', () => {
    expect(orderDeadlineOf('2026-12-22', dates)).toEqual({
      words: 'Order until 6:00 PM on Mon, Dec 21.',
      instead: null,
    });
    expect(words('2026-12-21', { today: '2026-12-19' })).toBe('Order until 6:00 PM tomorrow.');
    expect(words('2026-12-21', { today: '2026-12-20' })).toBe('Order until 6:00 PM today.');
  });

  it('is that of the last service day where the kitchen has chosen so', () => {
    const serviceDays = { cutoffRunsOn: 'service_days' } as const;
    expect(words('2026-12-21', serviceDays)).toBe('Order until 6:00 PM today.');
    expect(words('2026-12-24', serviceDays)).toBe('Order until 6:00 PM on Tue, Dec 22.');
  });

  it('says why a day cannot be had, and which can', () => {
    expect(orderDeadlineOf('2026-12-17', dates)).toEqual({
      words: 'This day is over.',
      instead: '2026-12-21',
    });
    expect(words('2026-12-18')).toMatch(/those who ordered/);
    expect(words('2026-12-19')).toBe('We deliver from Monday to Friday.');
    expect(words('2027-01-04')).toBe('Too far ahead to order yet.');
    expect(words('2026-12-21', { today: '2026-12-20', availableDates: [] })).toBe(
      'Next-day orders must be placed before 6:00 PM.',
    );
    expect(orderDeadlineOf('2026-12-21', { ...dates, availableDates: [] }).instead).toBeNull();
  });
});
