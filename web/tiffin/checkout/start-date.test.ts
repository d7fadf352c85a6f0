import { describe, expect, it } from 'vitest';
import { startDateProblem } from './checkout-schema.ts';

const today = '2026-12-18';
const offers = (...days: string[]) => ({
  availableDates: days.map((date, index) => ({ date, isRecommended: index === 0 })),
});

describe('a start date among the days of the server', () => {
  const dates = offers('2026-12-22', '2026-12-23', '2026-12-24', '2026-12-29');

  it('does when it is one of them', () => {
    expect(startDateProblem('2026-12-24', dates, today)).toBeNull();
  });

  it('suggests the next one on offer for a closed day', () => {
    expect(startDateProblem('2026-12-25', dates, today)).toEqual({
      message: 'Selected date is not available. Suggested date: Tue, Dec 29',
      suggestedDate: '2026-12-29',
    });
  });

  it('suggests the first one for a day after the last', () => {
    expect(startDateProblem('2027-03-01', dates, today)?.suggestedDate).toBe('2026-12-22');
  });

  it('does not take a weekday that the server leaves out', () => {
    expect(startDateProblem('2026-12-21', dates, today)?.suggestedDate).toBe('2026-12-22');
  });
});

describe('a start date when the server gives no days', () => {
  it.each([null, offers()])('does on a weekday from tomorrow on (%j)', (dates) => {
    expect(startDateProblem('2026-12-21', dates, today)).toBeNull();
  });

  it.each([
    ['today', '2026-12-18', '2026-12-21'],
    ['the past', '2026-12-01', '2026-12-21'],
    ['a Saturday', '2026-12-19', '2026-12-21'],
    ['a later Sunday', '2027-01-10', '2027-01-11'],
  ])('does not on %s', (_what, wanted, suggested) => {
    expect(startDateProblem(wanted, null, today)?.suggestedDate).toBe(suggested);
  });
});

it('says nothing about what is no day at all', () => {
  expect(startDateProblem('', null, today)).toBeNull();
  expect(startDateProblem('2026-02-30', null, today)).toBeNull();
});
