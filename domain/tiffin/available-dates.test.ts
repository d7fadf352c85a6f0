import { describe, expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import { closedThrough, cutoffOf, type Kitchen } from '#domain/kitchen/calendar.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { instantAt } from '#domain/platform/days.ts';
import {
  availableDates,
  checkDeliveryDay,
  checkSlotToCome,
  checkStartDate,
  startDateWhenApproved,
} from './available-dates.ts';

const kitchen: Kitchen = {
  settings: DEFAULT_SETTINGS,
  closures: [{ startDay: '2026-12-25', endDay: '2026-12-28', reason: 'Christmas' }],
};
const onServiceDays: Kitchen = {
  ...kitchen,
  settings: { ...DEFAULT_SETTINGS, cutoffRunsOn: 'service_days' },
};
const words = (refusal: Refusal | null) =>
  refusal && errorMessage(refusal.refused, refusal.details);
const firstDate = (day: string, time: string, which = kitchen) =>
  availableDates(instantAt(day, time), which)[0]?.date;

describe('the dates on offer', () => {
  it('begin tomorrow until the cut-off and a service day later from then on', () => {
    expect(firstDate('2026-11-24', '17:59')).toBe('2026-11-25');
    expect(firstDate('2026-11-24', '18:00')).toBe('2026-11-26');
    expect(firstDate('2026-11-20', '09:00')).toBe('2026-11-23');
    expect(firstDate('2026-11-20', '19:00')).toBe('2026-11-23');
    expect(firstDate('2026-11-22', '17:59')).toBe('2026-11-23');
    expect(firstDate('2026-11-22', '18:00')).toBe('2026-11-24');
  });

  it('can close on the last service day before instead', () => {
    expect(firstDate('2026-11-20', '17:59', onServiceDays)).toBe('2026-11-23');
    expect(firstDate('2026-11-20', '18:00', onServiceDays)).toBe('2026-11-24');
    expect(firstDate('2026-11-22', '12:00', onServiceDays)).toBe('2026-11-24');
    expect(firstDate('2026-12-24', '18:00', onServiceDays)).toBe('2026-12-30');
    expect(String(cutoffOf('2026-12-29', onServiceDays))).toBe('2026-12-24T23:00:00Z');
    expect(closedThrough(instantAt('2026-12-26', '10:00'), onServiceDays)).toBe('2026-12-29');
    const forever = [{ startDay: '2020-01-01', endDay: '2099-12-31', reason: 'Retired' }];
    const retired = { ...onServiceDays, closures: forever };
    expect(closedThrough(instantAt('2026-12-26', '10:00'), retired)).toBe('2026-12-26');
    expect(String(cutoffOf('2026-12-29', retired))).toBe('2026-12-28T23:00:00Z');
  });

  it('never hold a weekend or a closure, reach 30 days ahead and recommend the first', () => {
    const offered = availableDates(instantAt('2026-12-01', '10:00'), kitchen);
    expect(offered[0]).toEqual({ date: '2026-12-02', isRecommended: true });
    expect(offered.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
    expect(offered.at(-1)?.date).toBe('2026-12-31');
    const days = offered.map(({ date }) => date);
    for (const closed of ['2026-12-05', '2026-12-06', '2026-12-25', '2026-12-28'])
      expect(days).not.toContain(closed);
  });

  it('are none while the kitchen is closed throughout', () => {
    const away = {
      ...kitchen,
      closures: [{ startDay: '2026-11-01', endDay: '2027-01-31', reason: 'Away' }],
    };
    const now = instantAt('2026-11-24', '10:00');
    expect(availableDates(now, away)).toEqual([]);
    expect(checkStartDate('2026-11-25', now, away)?.data).toEqual({ suggestedDate: '2027-02-01' });
  });
});

describe('a delivery day', () => {
  const now = instantAt('2026-11-24', '18:00');
  const check = (day: string, start?: string) => checkDeliveryDay(day, now, kitchen, start);

  it('is fine when it is on offer', () => {
    expect(check('2026-11-26')).toBeNull();
    expect(check('2026-11-26', '2026-11-26')).toBeNull();
    expect(check('2026-12-24')).toBeNull();
  });

  it('is refused with a better day', () => {
    expect(words(check('2026-11-24'))).toBe(
      'Orders must be placed at least 1 day in advance (Canadian time)',
    );
    expect(words(check('2026-11-23'))).toBe(
      'Orders must be placed at least 1 day in advance (Canadian time)',
    );
    expect(words(check('2026-11-25'))).toBe('Next-day orders must be placed before 6:00 PM.');
    expect(check('2026-11-25')?.data).toEqual({ suggestedDate: '2026-11-26' });
    expect(words(check('2026-12-25'))).toBe('Tiffins can be scheduled up to 30 days ahead.');
    expect(words(check('2026-11-28'))).toBe(
      'We do not deliver on Sat, Nov 28. The next delivery day is Mon, Nov 30.',
    );
    expect(words(check('2026-11-26', '2026-12-01'))).toBe(
      'Your subscription starts on Tue, Dec 1. Please choose that day or a later one.',
    );
    expect(check('2026-11-26', '2026-12-01')?.data).toEqual({ suggestedDate: '2026-12-01' });
  });

  it('is taken by the kitchen after its cut-off, today included, and never before or on a closed day', () => {
    const take = (day: string, start?: string) =>
      checkDeliveryDay(day, now, kitchen, start, { afterCutoff: true });
    expect(take('2026-11-25')).toBeNull();
    expect(take('2026-11-24')).toBeNull();
    expect(take('2026-11-23')?.refused).toBe('too_early');
    expect(take('2026-11-28')?.refused).toBe('day_unavailable');
    expect(take('2026-11-25', '2026-12-01')?.refused).toBe('before_start');
    expect(take('2027-01-04')?.refused).toBe('too_far_ahead');
  });

  it('that is a weekend tomorrow is called a day without deliveries, not a missed cut-off', () => {
    const friday = instantAt('2026-11-27', '19:00');
    expect(checkDeliveryDay('2026-11-28', friday, kitchen)).toMatchObject({
      refused: 'day_unavailable',
      field: 'deliveryDate',
      data: { suggestedDate: '2026-11-30' },
    });
  });
});

describe('an hour', () => {
  const at = instantAt('2026-11-24', '17:00');

  it('can be booked until it begins', () => {
    expect(checkSlotToCome('2026-11-24', '18:00-19:00', at)).toBeNull();
    expect(checkSlotToCome('2026-11-24', '17:00-18:00', at)?.refused).toBe('slot_over');
    expect(checkSlotToCome('2026-11-25', '14:00-15:00', at)).toBeNull();
    expect(checkSlotToCome('2026-11-23', '18:00-19:00', at)?.refused).toBe('slot_over');
  });
});

describe('a start date', () => {
  const now = instantAt('2026-12-08', '10:00');

  it('must be on offer', () => {
    expect(checkStartDate('2026-12-09', now, kitchen)).toBeNull();
    expect(words(checkStartDate('2026-12-12', now, kitchen))).toBe(
      'Selected date is not available. Suggested date: Mon, Dec 14',
    );
    expect(words(checkStartDate('2026-12-28', now, kitchen))).toBe(
      'The kitchen is closed on Mon, Dec 28 (Christmas). Suggested date: Tue, Dec 29',
    );
    const duringBreak = instantAt('2026-12-28', '10:00');
    for (const closed of ['2026-12-25', '2026-12-28'])
      expect(checkStartDate(closed, duringBreak, kitchen)?.refused).toBe('start_date_unavailable');
    expect(checkStartDate('2026-12-12', now, kitchen)).toMatchObject({
      field: 'startDate',
      data: { suggestedDate: '2026-12-14' },
    });
    expect(words(checkStartDate('2027-03-01', now, kitchen))).toBe(
      'Selected date is not available. Suggested date: Wed, Dec 9',
    );
  });

  it('that has passed when the kitchen approves moves to the next day that can be booked', () => {
    expect(startDateWhenApproved('2026-12-07', now, kitchen)).toBe('2026-12-09');
    expect(startDateWhenApproved('2026-12-08', now, kitchen)).toBe('2026-12-08');
    expect(startDateWhenApproved('2026-12-10', now, kitchen)).toBe('2026-12-10');
    expect(startDateWhenApproved('2026-12-25', now, kitchen)).toBe('2026-12-29');
  });
});
