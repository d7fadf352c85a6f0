import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt } from '#domain/platform/days.ts';
import { momentOfTorontoTime, torontoTimeOf } from './post-body.ts';

describe('a time of Toronto, typed anywhere', () => {
  it.each([
    ['2026-11-23T09:00', '2026-11-23T14:00:00.000Z'],
    ['2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
    ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08T18:00', '2026-03-08T22:00:00.000Z'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ])('%s is the moment %s', (time, moment) => {
    expect(momentOfTorontoTime(time)).toBe(moment);
  });

  it('means what the server means by it, at every minute', () => {
    const minute = fc.integer({ min: 0, max: 2 * 366 * 24 * 60 });
    fc.assert(
      fc.property(minute, (minutes) => {
        const time = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString().slice(0, 16);
        const meant = instantAt(time.slice(0, 10), time.slice(11));
        expect(Date.parse(momentOfTorontoTime(time) ?? '')).toBe(meant.epochMilliseconds);
      }),
    );
  });

  it('is shown as it was typed', () => {
    expect(torontoTimeOf(momentOfTorontoTime('2026-12-24T07:05') ?? '')).toBe('2026-12-24T07:05');
  });

  it.each(['', 'tomorrow', '2026-11-23', '2026-13-40T10:00'])('%j is no time', (typed) => {
    expect(momentOfTorontoTime(typed)).toBeUndefined();
  });
});
