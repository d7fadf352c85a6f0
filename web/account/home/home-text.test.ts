import { describe, expect, it } from 'vitest';
import { bookedCreditsText, creditForecastText, creditsLeftText, dayText } from './home-text.ts';

const today = '2026-11-23';
const credits = { available: 9, reserved: 3, runOut: null, scheduleFrom: 'TS-2026-0004' };

describe('the words of what comes next', () => {
  it.each([
    ['2026-11-23', 'Today'],
    ['2026-11-24', 'Tomorrow'],
    ['2026-11-27', 'Fri, Nov 27'],
  ])('call the day %s %s', (day, words) => {
    expect(dayText(day, today)).toBe(words);
  });

  it('count credits, and say what is booked of them', () => {
    expect(creditsLeftText(credits)).toBe('12 credits left');
    expect(creditsLeftText({ ...credits, available: 1, reserved: 0 })).toBe('1 credit left');
    expect(bookedCreditsText(credits)).toBe('9 to book, 3 booked.');
    expect(bookedCreditsText({ ...credits, reserved: 0 })).toBe('All of them are free to book.');
    expect(bookedCreditsText({ ...credits, available: 0 })).toBe('All of them are booked.');
    expect(bookedCreditsText({ ...credits, scheduleFrom: null })).toBe(
      'They wait for you while your plan is paused.',
    );
  });

  it('say when they run out, as surely as it is known', () => {
    const at = (day: string, by: 'pace' | 'booked' | 'usual') =>
      creditForecastText({ ...credits, runOut: { day, by } }, today);
    expect(at('2026-12-12', 'pace')).toBe(
      'At your present pace they last until about December 12.',
    );
    expect(at('2027-01-08', 'pace')).toBe(
      'At your present pace they last until about January 8, 2027.',
    );
    expect(at('2026-12-12', 'usual')).toBe('With your usual they last until December 12.');
    expect(at('2026-11-30', 'booked')).toBe('The last one is booked for November 30.');
    expect(creditForecastText(credits, today)).toBeNull();
  });
});
