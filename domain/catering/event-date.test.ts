import { describe, expect, it } from 'vitest';
import { checkEventDay, lastEventDay } from './event-date.ts';

describe('the day of an event', () => {
  it.each([
    ['2026-11-17', '2026-11-18', 'event_date_past'],
    ['2026-11-18', '2026-11-18', null],
    ['2028-11-18', '2026-11-18', null],
    ['2028-11-19', '2026-11-18', 'event_date_too_far'],
  ])('%s, asked for on %s, is answered %s', (day, today, code) => {
    expect(checkEventDay(day, today)).toEqual(
      code && { refused: code, details: {}, field: 'eventDate' },
    );
  });

  it('is at most the same date two years on', () => {
    expect(lastEventDay('2026-11-18')).toBe('2028-11-18');
    expect(lastEventDay('2028-02-29')).toBe('2030-02-28');
    expect(lastEventDay('2026-02-28')).toBe('2028-02-28');
  });
});
