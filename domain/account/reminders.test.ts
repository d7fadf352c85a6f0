import { describe, expect, it } from 'vitest';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { addDays, formatDeadline, instantAt } from '#domain/platform/days.ts';
import {
  dueDeliveries,
  expiringDays,
  isDaytime,
  lowCreditsReminderUntil,
  menuToSend,
  payUntil,
  quotesSentBefore,
  remindOfDeliveriesAt,
  unpaidSince,
  withdrawnSince,
} from './reminders.ts';

const kitchen: Kitchen = { settings: DEFAULT_SETTINGS, closures: [] };
const withRules = (settings: Partial<Kitchen['settings']>): Kitchen => ({
  settings: { ...DEFAULT_SETTINGS, ...settings },
  closures: [],
});
const remindedAt = (day: string, rules = kitchen) =>
  formatDeadline(remindOfDeliveriesAt(day, rules));
const dueAt = (day: string, time: string, rules = kitchen) =>
  dueDeliveries(instantAt(day, time), rules);

describe('a delivery is reminded of', () => {
  it('on the evening before the last day on which it can be skipped', () => {
    expect(remindedAt('2026-11-24')).toBe('Sun, Nov 22 at 7:00 PM');
    expect(remindedAt('2026-11-23')).toBe('Sat, Nov 21 at 7:00 PM');
  });

  it('earlier where the kitchen asks for more notice, or counts service days', () => {
    expect(remindedAt('2026-11-24', withRules({ skipNoticeHours: 48 }))).toBe(
      'Sat, Nov 21 at 7:00 PM',
    );
    expect(remindedAt('2026-11-23', withRules({ cutoffRunsOn: 'service_days' }))).toBe(
      'Thu, Nov 19 at 7:00 PM',
    );
  });

  it('from then on, slot by slot while there is an hour left to skip it', () => {
    expect(dueAt('2026-11-22', '18:59')).toEqual([]);
    expect(dueAt('2026-11-22', '19:00').map(({ day }) => day)).toEqual(['2026-11-24']);
    expect(dueAt('2026-11-23', '13:00')[0]?.slots[0]).toBe('14:00-15:00');
    expect(dueAt('2026-11-23', '13:01')[0]?.slots[0]).toBe('15:00-16:00');
    expect(dueAt('2026-11-23', '17:00')[0]?.slots).toEqual(['18:00-19:00', '19:00-20:00']);
    expect(dueAt('2026-11-23', '17:01')).toEqual([]);
  });

  it('not when it was booked that afternoon', () => {
    const [due] = dueAt('2026-11-22', '19:00');
    expect(String(due?.bookedBefore)).toBe('2026-11-22T18:00:00Z');
  });

  it('never on a closed day', () => {
    const closures = [{ startDay: '2026-11-24', endDay: '2026-11-24', reason: 'Diwali' }];
    expect(dueAt('2026-11-22', '20:00', { ...kitchen, closures })).toEqual([]);
  });

  it.each([
    ['2026-11-02', '2026-10-31T23:00:00Z'],
    ['2026-11-03', '2026-11-02T00:00:00Z'],
    ['2027-03-15', '2027-03-14T00:00:00Z'],
    ['2027-03-16', '2027-03-14T23:00:00Z'],
  ])('at seven on the clock face across the clock change: %s', (day, at) => {
    expect(String(remindOfDeliveriesAt(day, kitchen))).toBe(at);
  });

  it('is due in every minute of a day or two, whatever the day', () => {
    for (let day = '2026-10-26'; day < '2026-11-09'; day = addDays(day, 1)) {
      const at = remindOfDeliveriesAt(day, kitchen);
      const days = (moment: Temporal.Instant) =>
        dueDeliveries(moment, kitchen).map((due) => due.day);
      const isWeekday = ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
      expect(days(at).includes(day), day).toBe(isWeekday);
      expect(days(at.subtract({ seconds: 1 }))).not.toContain(day);
    }
  });
});

describe('other reminders', () => {
  it('wait for the day', () => {
    const at = (time: string) => isDaytime(instantAt('2026-11-01', time));
    expect([at('08:59'), at('09:00'), at('19:59'), at('20:00')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('of credits that run low come ten days before the last that is booked', () => {
    expect(lowCreditsReminderUntil('2026-11-23')).toBe('2026-12-03');
  });

  it('of a quote come two days before its last', () => {
    expect(expiringDays('2026-11-18')).toEqual({ from: '2026-11-18', to: '2026-11-20' });
  });

  it('of a quote leave it a day to be read', () => {
    expect(quotesSentBefore(instantAt('2026-11-24', '10:00'))).toEqual(
      instantAt('2026-11-23', '10:00'),
    );
  });

  it('of a payment count days on the clock face across the clock change', () => {
    const noon = instantAt('2026-11-03', '12:00');
    expect(String(unpaidSince(noon))).toBe('2026-10-31T16:00:00Z');
    const spring = instantAt('2027-03-16', '12:00');
    expect(String(unpaidSince(spring))).toBe('2027-03-13T17:00:00Z');
    expect(String(withdrawnSince(noon).bought)).toBe('2026-10-20T04:00:00Z');
    expect(String(withdrawnSince(noon).reminded)).toBe('2026-10-31T04:00:00Z');
  });

  it('say until when to pay: fourteen days from the start, three from now at least', () => {
    const bought = instantAt('2026-11-01', '10:00');
    expect(payUntil(bought, instantAt('2026-11-04', '10:00'))).toBe('2026-11-15');
    expect(payUntil(bought, instantAt('2026-11-20', '10:00'))).toBe('2026-11-23');
  });

  it('leave the whole of that last day to pay', () => {
    const bought = instantAt('2026-11-01', '10:00');
    const reminded = instantAt('2026-11-04', '10:00');
    const isWithdrawn = (now: Temporal.Instant) => {
      const since = withdrawnSince(now);
      return (
        Temporal.Instant.compare(bought, since.bought) < 0 &&
        Temporal.Instant.compare(reminded, since.reminded) < 0
      );
    };
    const last = payUntil(bought, reminded);
    expect(isWithdrawn(instantAt(last, '23:59'))).toBe(false);
    expect(isWithdrawn(instantAt(addDays(last, 1), '00:00'))).toBe(true);
  });

  it('of the menu come on Sunday at five, and no later than Monday noon', () => {
    const at = (day: string, time: string) => menuToSend(instantAt(day, time));
    expect(at('2026-11-22', '16:59')).toBeNull();
    expect(at('2026-11-22', '17:00')).toBe('2026-11-23');
    expect(at('2026-11-23', '11:59')).toBe('2026-11-23');
    expect(at('2026-11-23', '12:00')).toBeNull();
    expect(at('2026-11-24', '09:00')).toBeNull();
    expect(at('2026-11-25', '18:00')).toBeNull();
    expect(at('2026-11-01', '17:00')).toBe('2026-11-02');
    expect(at('2027-03-14', '17:00')).toBe('2027-03-15');
    expect(String(instantAt('2026-11-01', '17:00'))).toBe('2026-11-01T22:00:00Z');
  });
});
