import { describe, expect, it } from 'vitest';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import {
  clockQuestion,
  eventClockText,
  eventDayAndTime,
  isBrought,
  isClockOpen,
  mealsAt,
  oddClockText,
  type TimedEvent,
  timedEvent,
} from './event-clock.ts';

const event = (clock: string | null, status: InquiryStatus = 'confirmed'): TimedEvent => ({
  clock,
  status,
  isBrought: true,
});

describe('the time of an event', () => {
  it('is when the food is there, or ready where it is picked up', () => {
    expect(eventClockText(event('17:30'))).toBe('To be there by 5:30 PM');
    expect(eventClockText({ ...event('17:30'), isBrought: false })).toBe('Ready at 5:30 PM');
    expect(eventClockText(event('00:05', 'completed'))).toBe('To be there by 12:05 AM');
  });

  it('is that of its inquiry', () => {
    expect(
      timedEvent({ eventClock: '17:30', status: 'confirmed', cateringService: ['onsite_staff'] }),
    ).toEqual(event('17:30'));
  });

  it('is at the door for all that is not only picked up', () => {
    expect(isBrought(['self_serve_pickup'])).toBe(false);
    expect(isBrought(['self_serve_delivery'])).toBe(true);
    expect(isBrought([])).toBe(true);
    expect(isBrought(['self_serve_pickup', 'onsite_staff'])).toBe(true);
  });

  it('is missed as long as it can still be agreed', () => {
    for (const status of ['pending', 'contacted', 'quoted', 'confirmed'] as const) {
      expect(isClockOpen(null, status)).toBe(true);
      expect(isClockOpen('17:30', status)).toBe(false);
      expect(eventClockText(event(null, status))).toBe('Time not agreed yet');
    }
    for (const status of ['completed', 'cancelled'] as const) {
      expect(isClockOpen(null, status)).toBe(false);
      expect(eventClockText(event(null, status))).toBeNull();
    }
  });

  it('stands behind its day', () => {
    const words = (clock: string | null, status: 'quoted' | 'cancelled') =>
      eventDayAndTime('2027-06-12', event(clock, status));
    expect(words('17:30', 'quoted')).toBe('Saturday, June 12, 2027, to be there by 5:30 PM');
    expect(words(null, 'quoted')).toBe('Saturday, June 12, 2027, time not agreed yet');
    expect(words(null, 'cancelled')).toBe('Saturday, June 12, 2027');
  });

  it('stands behind the meals', () => {
    expect(mealsAt(['dinner', 'lunch'], event(null))).toBe('Lunch, Dinner');
    expect(mealsAt(['dinner'], event('17:30'))).toBe('Dinner, to be there by 5:30 PM');
  });

  it('is doubted when it is usual for none of the meals', () => {
    expect(oddClockText('11:01', ['dinner'])).toBe('They asked for dinner. Is 11:01 AM right?');
    expect(oddClockText('20:00', ['lunch', 'breakfast'])).toBe(
      'They asked for breakfast and lunch. Is 8:00 PM right?',
    );
    expect(oddClockText('03:00', ['snacks'])).not.toBeNull();
    expect(oddClockText('11:00', ['dinner', 'lunch'])).toBeNull();
    expect(oddClockText('17:30', ['dinner'])).toBeNull();
    expect(oddClockText('04:59', ['breakfast'])).not.toBeNull();
    expect(oddClockText('03:00', [])).toBeNull();
  });

  it('is asked about before it is odd, or taken from somebody who has accepted', () => {
    const event = { eventClock: '12:30', eventTime: ['lunch'], status: 'confirmed' } as const;
    expect(clockQuestion(null, event)).toBe(
      'They have accepted, and plan by 12:30 PM. To take that time away, please press once more.',
    );
    expect(clockQuestion('03:10', event)).toBe(
      'If 3:10 AM is what you have agreed on, please press once more.',
    );
    expect(clockQuestion('13:00', event)).toBeNull();
    expect(clockQuestion(null, { ...event, status: 'quoted' })).toBeNull();
    expect(clockQuestion(null, { ...event, eventClock: null })).toBeNull();
    expect(clockQuestion('03:10', { ...event, eventClock: '03:10' })).toBeNull();
  });

  it('is never doubted at its edges', () => {
    for (const [meal, first, last] of [
      ['breakfast', '05:00', '11:00'],
      ['lunch', '10:30', '15:00'],
      ['snacks', '09:00', '22:00'],
      ['dinner', '16:00', '22:00'],
    ] as const) {
      expect([oddClockText(first, [meal]), oddClockText(last, [meal])]).toEqual([null, null]);
    }
  });
});
