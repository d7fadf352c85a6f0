import { describe, expect, it } from 'vitest';
import { dueAt } from './due.ts';

/** Half past two in the afternoon in Toronto. */
const NOW = '2026-11-18T19:30:00Z';

describe('an hour of the counter', () => {
  it.each([
    ['12:00', 'late', '2 h 30 min late'],
    ['13:00', 'late', '1 h 30 min late'],
    ['14:00', 'late', '30 min late'],
    ['15:00', 'soon', 'in 30 min'],
    ['16:00', 'later', ''],
  ])('of today at %s is %s', (time, when, words) => {
    expect(dueAt('2026-11-18', time, NOW)).toEqual({ when, words });
  });

  it('is counted to the minute', () => {
    expect(dueAt('2026-11-18', '15:00', '2026-11-18T20:00:59Z')).toEqual({
      when: 'soon',
      words: 'now',
    });
    expect(dueAt('2026-11-18', '15:00', '2026-11-18T20:01:00Z').words).toBe('1 min late');
    expect(dueAt('2026-11-18', '15:00', '2026-11-18T22:00:00Z').words).toBe('2 h late');
    expect(dueAt('2026-11-18', '15:00', '2026-11-18T19:00:00Z').words).toBe('in 1 h');
  });

  it('of another day is late when the day is gone, and else has time', () => {
    expect(dueAt('2026-11-17', '21:00', NOW).when).toBe('late');
    expect(dueAt('2026-11-19', '09:00', NOW).when).toBe('later');
  });

  it('goes by the clock in Toronto, not by the day elsewhere', () => {
    const lateEvening = '2026-11-19T01:30:00Z';
    expect(dueAt('2026-11-18', '21:00', lateEvening).words).toBe('in 30 min');
  });
});
