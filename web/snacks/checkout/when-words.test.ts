import { describe, expect, it } from 'vitest';
import { dayProblem } from './checkout-schema.ts';

const now = '2026-11-21T21:30:00-05:00';
const closures = [{ startDay: '2026-12-25', endDay: '2026-12-26', reason: 'Christmas' }];
const problem = (day: string) => dayProblem(day, now, closures);

describe('a day that snacks are wanted on', () => {
  it('does when something can be had', () => {
    expect(problem('2026-11-22')).toBeNull();
    expect(problem('2027-02-19')).toBeNull();
  });

  it('does not after the last hour of today', () => {
    expect(problem('2026-11-21')).toBe('No times are left for today. Please choose another day.');
  });

  it('does not before today or after 90 days', () => {
    expect(problem('2026-11-20')).toContain('from today to');
    expect(problem('2027-02-20')).toContain('Feb 19, 2027');
  });

  it('does not while the kitchen is closed, and the reason is said', () => {
    expect(problem('2026-12-26')).toContain('(Christmas)');
  });

  it('is no problem while it is not chosen', () => {
    expect(problem('')).toBeNull();
    expect(problem('2026-13-40')).toBeNull();
  });
});
