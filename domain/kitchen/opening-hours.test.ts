import { describe, expect, it } from 'vitest';
import { DEFAULT_OPENING_HOURS, formatHour, openNow } from './opening-hours.ts';

/** Instants in Toronto: 5 hours behind UTC in November, 4 in October. */
const at = (instant: string) => openNow(instant, DEFAULT_OPENING_HOURS, []);

describe('whether somebody answers', () => {
  it.each([
    ['2026-11-18T13:59:00Z', 'Closed now. Opens today at 9:00 AM', false],
    ['2026-11-18T14:00:00Z', 'Open now, until 7:00 PM', true],
    ['2026-11-18T23:59:00Z', 'Open now, until 7:00 PM', true],
    ['2026-11-19T00:00:00Z', 'Closed now. Opens tomorrow at 9:00 AM', false],
    ['2026-11-21T16:00:00Z', 'Open now, until 5:00 PM', true],
    ['2026-11-21T23:00:00Z', 'Closed now. Opens Monday at 9:00 AM', false],
  ])('at %s: %s', (instant, words, isOpen) => {
    expect(at(instant)).toEqual({ isOpen, words });
  });

  it('goes by Toronto’s clock on both sides of the clock change', () => {
    expect(at('2026-10-30T13:00:00Z').isOpen).toBe(true);
    expect(at('2026-11-02T13:59:00Z').isOpen).toBe(false);
    expect(at('2026-11-02T14:00:00Z').isOpen).toBe(true);
  });

  it('is no on a day that is closed, with the reason and the next open day', () => {
    const closures = [{ startDay: '2026-12-24', endDay: '2027-01-03', reason: 'Winter break' }];
    expect(openNow('2026-12-24T16:00:00Z', DEFAULT_OPENING_HOURS, closures)).toEqual({
      isOpen: false,
      words: 'Closed today: Winter break. Opens Mon, Jan 4 at 9:00 AM',
    });
  });

  it('goes on past midnight where a kitchen closes later than that', () => {
    const late = DEFAULT_OPENING_HOURS.map((timing) => ({
      ...timing,
      open_time: '18:00',
      close_time: timing.day === 'Thursday' ? '00:00' : '02:00',
      is_closed: timing.day === 'Monday',
    }));
    const wordsAt = (instant: string) => openNow(instant, late, []).words;
    expect(wordsAt('2026-11-18T22:59:00Z')).toBe('Closed now. Opens today at 6:00 PM');
    expect(wordsAt('2026-11-19T04:00:00Z')).toBe('Open now, until 2:00 AM');
    expect(wordsAt('2026-11-19T06:30:00Z')).toBe('Open now, until 2:00 AM');
    expect(wordsAt('2026-11-19T07:00:00Z')).toBe('Closed now. Opens today at 6:00 PM');
    expect(wordsAt('2026-11-20T04:00:00Z')).toBe('Open now, until midnight');
    expect(wordsAt('2026-11-20T05:00:00Z')).toBe('Closed now. Opens today at 6:00 PM');
    expect(wordsAt('2026-11-24T05:00:00Z')).toBe('Closed now. Opens today at 6:00 PM');
  });

  it('is at all hours of a day that ends when it begins', () => {
    const always = DEFAULT_OPENING_HOURS.map(({ day }) => ({
      ...{ day, open_time: '00:00', close_time: '00:00', is_closed: false },
    }));
    expect(openNow('2026-11-18T15:00:00Z', always, [])).toEqual({
      isOpen: true,
      words: 'Open now, until midnight',
    });
  });

  it('names the next day from a week ahead with its date, and none more than fifteen days ahead', () => {
    const onlyWednesdays = DEFAULT_OPENING_HOURS.map((timing) => ({
      ...timing,
      is_closed: timing.day !== 'Wednesday',
    }));
    const words = (instant: string) => openNow(instant, onlyWednesdays, []).words;
    expect(words('2026-11-19T15:00:00Z')).toBe('Closed now. Opens Wednesday at 9:00 AM');
    expect(words('2026-11-19T01:00:00Z')).toBe('Closed now. Opens Wed, Nov 25 at 9:00 AM');
    const away = (endDay: string) => [{ startDay: '2026-11-18', endDay, reason: 'Away' }];
    const from = (endDay: string) =>
      openNow('2026-11-18T15:00:00Z', DEFAULT_OPENING_HOURS, away(endDay)).words;
    expect(from('2026-12-02')).toBe('Closed today: Away. Opens Thu, Dec 3 at 9:00 AM');
    expect(from('2026-12-03')).toBe('Closed today: Away');
  });

  it('names no day when none is in sight', () => {
    const never = DEFAULT_OPENING_HOURS.map((timing) => ({ ...timing, is_closed: true }));
    expect(openNow('2026-11-18T15:00:00Z', never, [])).toEqual({
      isOpen: false,
      words: 'Closed now',
    });
  });
});

it('without hours of its own, the kitchen is there on weekdays until seven, and on Saturday until five', () => {
  const weekday = { open_time: '09:00', close_time: '19:00', is_closed: false };
  expect(DEFAULT_OPENING_HOURS).toEqual([
    { day: 'Monday', ...weekday },
    { day: 'Tuesday', ...weekday },
    { day: 'Wednesday', ...weekday },
    { day: 'Thursday', ...weekday },
    { day: 'Friday', ...weekday },
    { day: 'Saturday', open_time: '10:00', close_time: '17:00', is_closed: false },
    { day: 'Sunday', open_time: null, close_time: null, is_closed: true },
  ]);
});

describe('an hour on the contact page', () => {
  it.each([
    ['09:00', '09:00am'],
    ['19:00', '07:00pm'],
    ['00:30', '12:30am'],
    ['12:00', '12:00pm'],
  ])('%s is %s', (time, words) => {
    expect(formatHour(time)).toBe(words);
  });
});
