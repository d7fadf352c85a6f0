import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { formatInstant, instantAt } from '#domain/platform/days.ts';
import type { Kitchen } from './calendar.ts';
import { dueMoments, nextMidnight, nextMomentOf } from './due-moments.ts';

const kitchen: Kitchen = { settings: DEFAULT_SETTINGS, closures: [] };
const onServiceDays: Kitchen = {
  ...kitchen,
  settings: { ...DEFAULT_SETTINGS, cutoffRunsOn: 'service_days' },
};
const said = (from: Temporal.Instant, to: Temporal.Instant, at = kitchen) =>
  dueMoments(from, to, at).map(
    (due) =>
      `${due.kind}${due.kind === 'confirm' ? ` ${due.through}` : ''} ${formatInstant(due.at)}`,
  );

describe('the clock', () => {
  it('confirms the next day at the cut-off, once', () => {
    const before = instantAt('2026-11-23', '17:59');
    const then = instantAt('2026-11-23', '18:00');
    expect(said(before, then)).toEqual(['confirm 2026-11-24 Nov 23, 2026, 6:00 PM']);
    expect(said(then, instantAt('2026-11-23', '18:01'))).toEqual([]);
    expect(said(then, then)).toEqual([]);
  });

  it('catches up on days off in order, the same each time it is asked', () => {
    const from = instantAt('2026-10-31', '20:00');
    const to = instantAt('2026-11-02', '04:00');
    const caughtUp = [
      'day_begins Nov 1, 2026, 12:00 AM',
      'nightly Nov 1, 2026, 3:30 AM',
      'confirm 2026-11-02 Nov 1, 2026, 6:00 PM',
      'day_begins Nov 2, 2026, 12:00 AM',
      'nightly Nov 2, 2026, 3:30 AM',
    ];
    expect(said(from, to)).toEqual(caughtUp);
    expect(said(from, to)).toEqual(caughtUp);
  });

  it('keeps to the order of the day where the cut-off is before the nightly work', () => {
    const early = { ...kitchen, settings: { ...DEFAULT_SETTINGS, cutoffTime: '02:00' } };
    const kinds = dueMoments(
      instantAt('2026-11-22', '23:00'),
      instantAt('2026-11-23', '04:00'),
      early,
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(['day_begins', 'confirm', 'nightly']);
  });

  it('leaves nothing out and repeats nothing, however often it looks', () => {
    const from = instantAt('2026-03-06', '12:00');
    const to = instantAt('2026-03-10', '12:00');
    const once = said(from, to);
    for (const minutes of [1, 7, 60, 1440]) {
      const pieces: string[] = [];
      for (let at = from; Temporal.Instant.compare(at, to) < 0; ) {
        const later = at.add({ minutes });
        const next = Temporal.Instant.compare(later, to) < 0 ? later : to;
        pieces.push(...said(at, next));
        at = next;
      }
      expect(pieces).toEqual(once);
    }
    expect(once).toHaveLength(12);
  });

  it('confirms Monday on Friday where the cut-off runs on service days', () => {
    const weekend = said(
      instantAt('2026-11-20', '17:00'),
      instantAt('2026-11-22', '23:00'),
      onServiceDays,
    ).filter((line) => line.startsWith('confirm'));
    expect(weekend).toEqual([
      'confirm 2026-11-23 Nov 20, 2026, 6:00 PM',
      'confirm 2026-11-23 Nov 21, 2026, 6:00 PM',
      'confirm 2026-11-23 Nov 22, 2026, 6:00 PM',
    ]);
  });

  it('knows when a page with dates goes stale', () => {
    const next = (day: string, time: string) =>
      formatInstant(nextMomentOf(['18:00', '00:00'], instantAt(day, time)));
    expect(next('2026-11-23', '10:00')).toBe('Nov 23, 2026, 6:00 PM');
    expect(next('2026-11-23', '18:00')).toBe('Nov 24, 2026, 12:00 AM');
    expect(next('2026-11-23', '23:59')).toBe('Nov 24, 2026, 12:00 AM');
  });
});

it('knows when a day in Toronto is over', () => {
  expect(nextMidnight(instantAt('2026-11-23', '23:59'))).toEqual(instantAt('2026-11-24', '00:00'));
  expect(nextMidnight(instantAt('2026-11-24', '00:00'))).toEqual(instantAt('2026-11-25', '00:00'));
});
