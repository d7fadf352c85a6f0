import { describe, expect, it } from 'vitest';
import type {
  RecurringBookingDay,
  RecurringBookingOutcome,
} from '#contract/tiffin/recurring-booking.ts';
import {
  bookingOutcomeText,
  creditForecastText,
  savedText,
  whyWaitingText,
} from './recurring-booking-text.ts';

const day = (
  date: string,
  outcome: RecurringBookingOutcome = 'booked',
  quantity = 1,
): RecurringBookingDay => ({
  date,
  deliveryTimeSlot: '18:00-19:00',
  quantity,
  deliveryAddress: '12 Maple Street, Oshawa',
  outcome,
  reason: null,
  besides: 0,
});

describe('the words of a recurring booking', () => {
  it('say until when credits last, with the year where it is another', () => {
    const said = (lastsUntil: string) => creditForecastText({ days: [], lastsUntil }, '2026-11-18');
    expect(said('2026-12-03')).toBe('Your credits last until Thursday, December 3.');
    expect(said('2027-01-04')).toBe('Your credits last until Monday, January 4, 2027.');
  });

  it('say that credits are missing, and nothing where nothing is known', () => {
    const none = { days: [day('2026-11-20', 'no_credits')], lastsUntil: null };
    expect(creditForecastText(none, '2026-11-18')).toBe(
      'Your credits do not cover its next day. It goes on with new ones.',
    );
    expect(creditForecastText({ days: [], lastsUntil: null }, '2026-11-18')).toBeNull();
  });

  it('say why it waits', () => {
    expect(whyWaitingText({ status: 'active', pausedUntil: null })).toBeNull();
    expect(whyWaitingText({ status: 'paused', pausedUntil: '2026-11-27' })).toBe(
      'Your plan is paused through Fri, Nov 27. It goes on after that.',
    );
    expect(whyWaitingText({ status: 'pending_approval', pausedUntil: null })).toContain('approved');
  });

  it('say what comes on a day besides, before it is booked twice', () => {
    const twice = { ...day('2026-11-20', 'to_book'), besides: 2 };
    expect(bookingOutcomeText(twice)).toBe('To be booked; 2 tiffins for that day already');
    expect(bookingOutcomeText({ ...twice, outcome: 'booked' })).toBe('Booked');
  });

  it('sum up what was booked', () => {
    expect(savedText({ days: [day('2026-11-20', 'no_credits')] })).toBe('Your usual is saved.');
    expect(savedText({ days: [day('2026-11-20')] })).toBe(
      'Your usual is saved: 1 tiffin is booked, on Fri, Nov 20.',
    );
    expect(savedText({ days: [day('2026-11-20'), day('2026-11-23', 'booked', 2)] })).toBe(
      'Your usual is saved: 3 tiffins are booked, from Fri, Nov 20 to Mon, Nov 23.',
    );
  });
});
