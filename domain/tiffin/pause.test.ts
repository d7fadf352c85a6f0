import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import { checkNotPaused, checkPauseDays, isInPause, pauseText, plannedPauseOf } from './pause.ts';

const TODAY = '2026-11-18';
const week = { from: '2026-11-23', until: '2026-11-27' };

describe('a planned pause', () => {
  it('is one that an active plan has not begun', () => {
    const days = { pauseFrom: week.from, pausedUntil: week.until };
    expect(plannedPauseOf({ status: 'active', ...days })).toEqual(week);
    expect(plannedPauseOf({ status: 'paused', ...days })).toBeNull();
    expect(plannedPauseOf({ status: 'active', pauseFrom: null, pausedUntil: null })).toBeNull();
  });

  it('holds its first and its last day, and all that come where it has no last one', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-27', '2026-11-28'].map(inWeek)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isInPause('2028-01-03', { from: week.from, until: null })).toBe(true);
  });
  const inWeek = (day: string) => isInPause(day, week);

  it('is said in words', () => {
    expect(pauseText(week)).toBe('from Mon, Nov 23 to Fri, Nov 27');
    expect(pauseText({ ...week, until: week.from })).toBe('on Mon, Nov 23');
    expect(pauseText({ ...week, until: null })).toBe('from Mon, Nov 23 on');
  });

  it('keeps its days from being booked, and says why', () => {
    expect(checkNotPaused('2026-11-30', week)).toBeNull();
    expect(checkNotPaused('2026-11-24', null)).toBeNull();
    const refusal = checkNotPaused('2026-11-24', week);
    expect(refusal?.field).toBe('deliveryDate');
    expect(refusal && errorMessage(refusal.refused, refusal.details)).toBe(
      'Your plan is paused from Mon, Nov 23 to Fri, Nov 27. Please choose another day, or change the pause.',
    );
  });
});

describe('the days of a pause', () => {
  it.each([
    ['today alone', TODAY, TODAY],
    ['today until it is resumed', TODAY, null],
    ['the last day that it can begin on', '2027-02-16', null],
    ['a year', '2026-11-20', '2027-11-20'],
  ])('can be %s', (_what, from, until) => {
    expect(checkPauseDays({ from, until }, TODAY)).toBeNull();
  });

  it.each([
    ['yesterday', '2026-11-17', null, 'pause_day_past', 'from'],
    ['too far ahead', '2027-02-17', null, 'pause_too_far', 'from'],
    ['backwards', '2026-11-20', '2026-11-19', 'pause_ends_early', 'until'],
    ['longer than a year', '2026-11-20', '2027-11-21', 'pause_too_long', 'until'],
  ])('cannot be %s', (_what, from, until, code, field) => {
    expect(checkPauseDays({ from, until }, TODAY)).toMatchObject({ refused: code, field });
  });

  it('says how many days ahead it can begin', () => {
    const days = { from: '2027-02-17', until: null };
    expect(checkPauseDays(days, TODAY)?.details).toEqual({ days: 90 });
  });
});
