import { describe, expect, it } from 'vitest';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { closedThrough, cutoffOf, type Kitchen } from '#domain/kitchen/calendar.ts';
import { DEFAULT_SETTINGS } from './kitchen/settings.ts';
import { dayOf, instantAt } from './platform/days.ts';
import { availableDates, checkDeliveryDay } from './tiffin/available-dates.ts';
import { actionsOf, deadlinesOf } from './tiffin/deadlines.ts';

/*
 * Every day from 2025 to 2030 through the rules about days, against an oracle that knows nothing but
 * milliseconds and the law: clocks go forward on the second Sunday of March at 07:00 UTC and back on
 * the first Sunday of November at 06:00 UTC. vitest.config.ts runs this folder once for each zone
 * that a server may be in.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST = Date.UTC(2025, 0, 1);
const LAST = Date.UTC(2030, 11, 31);
const EVERY_DAY = Array.from(
  { length: (LAST - FIRST) / DAY + 1 },
  (_, index) => FIRST + index * DAY,
);

const closures = [
  { startDay: '2025-12-25', endDay: '2026-01-02', reason: 'Winter break' },
  { startDay: '2026-10-12', endDay: '2026-10-12', reason: 'Thanksgiving' },
  { startDay: '2027-03-08', endDay: '2027-03-19', reason: 'March break' },
  { startDay: '2028-02-29', endDay: '2028-02-29', reason: 'Leap day' },
  { startDay: '2029-07-01', endDay: '2029-08-20', reason: 'Long summer' },
];
const kitchen: Kitchen = { settings: DEFAULT_SETTINGS, closures };

const iso = (utcMidnight: number) => new Date(utcMidnight).toISOString().slice(0, 10);

/** The nth Sunday of a month, as UTC midnight. */
function sunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month, 1);
  const toSunday = (7 - new Date(first).getUTCDay()) % 7;
  return first + (toSunday + (nth - 1) * 7) * DAY;
}

/** Milliseconds at which Toronto shows an hour of a day; the hours used here exist once on every day. */
function torontoMs(utcMidnight: number, hour: number): number {
  const year = new Date(utcMidnight).getUTCFullYear();
  const standard = utcMidnight + (hour + 5) * HOUR;
  const isSummer =
    standard >= sunday(year, 2, 2) + 7 * HOUR && standard - HOUR < sunday(year, 10, 1) + 6 * HOUR;
  return isSummer ? standard - HOUR : standard;
}

function isOpen(utcMidnight: number): boolean {
  const weekday = new Date(utcMidnight).getUTCDay();
  const day = iso(utcMidnight);
  return (
    weekday !== 0 &&
    weekday !== 6 &&
    !closures.some(({ startDay, endDay }) => day >= startDay && day <= endDay)
  );
}

const moment = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);

/** Times of day at which the rules change their mind, and one millisecond before each. */
const TIMES_TO_LOOK = [
  { at: 0, before: 0, isAfterCutoff: false },
  { at: 3, before: 0, isAfterCutoff: false },
  { at: 18, before: 1, isAfterCutoff: false },
  { at: 18, before: 0, isAfterCutoff: true },
  { at: 23, before: 0, isAfterCutoff: true },
];

/** Minutes from local time to UTC in winter, for the zones of servers that the suite runs in. */
const WINTER_OFFSETS: Record<string, number> = {
  UTC: 0,
  'Asia/Kolkata': -330,
  'America/Toronto': 300,
};

describe(`on a server in ${process.env.TZ ?? "the machine's own zone"}`, () => {
  it.runIf(process.env.TZ)('the zone of the machine really is that one', () => {
    const offset = WINTER_OFFSETS[process.env.TZ ?? ''];
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset);
  });

  it('a day begins and a cut-off falls when the clocks in Toronto say so', () => {
    const wrong: string[] = [];
    for (const midnight of EVERY_DAY) {
      const day = iso(midnight);
      const begins = torontoMs(midnight, 0);
      const isRight =
        instantAt(day, '00:00').epochMilliseconds === begins &&
        dayOf(moment(begins)) === day &&
        dayOf(moment(begins - 1)) === iso(midnight - DAY) &&
        cutoffOf(day, kitchen).epochMilliseconds === torontoMs(midnight - DAY, 18);
      if (!isRight) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });

  it('the dates on offer are the open days from the next one not cut off to 30 days ahead', () => {
    const wrong: string[] = [];
    for (const today of EVERY_DAY) {
      const openAhead = Array.from({ length: 30 }, (_, index) => today + (index + 1) * DAY)
        .filter(isOpen)
        .map(iso);
      const tomorrow = iso(today + DAY);
      for (const { at, before, isAfterCutoff } of TIMES_TO_LOOK) {
        const now = moment(torontoMs(today, at) - before);
        const expected = isAfterCutoff ? openAhead.filter((day) => day !== tomorrow) : openAhead;
        const offered = availableDates(now, kitchen);
        const isRight =
          offered.map(({ date }) => date).join() === expected.join() &&
          offered.every(({ isRecommended }, index) => isRecommended === (index === 0)) &&
          closedThrough(now, kitchen) === iso(isAfterCutoff ? today + DAY : today);
        if (!isRight) wrong.push(`${iso(today)} ${at}h -${before}ms`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a day can be booked until the cut-off on the day before and not a moment longer', () => {
    const wrong: string[] = [];
    for (const midnight of EVERY_DAY) {
      const day = iso(midnight);
      const cutoff = torontoMs(midnight - DAY, 18);
      const expectedBefore = isOpen(midnight) ? undefined : 'day_unavailable';
      const expectedAfter = isOpen(midnight) ? 'after_cutoff' : 'day_unavailable';
      const opens = torontoMs(midnight - 30 * DAY, 0);
      const at = (ms: number) => checkDeliveryDay(day, moment(ms), kitchen)?.refused;
      const isRight =
        at(opens - 1) === 'too_far_ahead' &&
        at(opens) === expectedBefore &&
        at(cutoff - 1) === expectedBefore &&
        at(cutoff) === expectedAfter &&
        at(torontoMs(midnight, 0)) === 'too_early';
      if (!isRight) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });

  it('skip and cancel close at their deadlines, for every slot', () => {
    const wrong: string[] = [];
    for (const midnight of EVERY_DAY)
      for (const slot of SLOTS) {
        const start = Number(slot.slice(0, 2));
        const booking = { deliveryDate: iso(midnight), deliveryTimeSlot: slot };
        const expected = [
          torontoMs(midnight, start),
          torontoMs(midnight - DAY, 18),
          torontoMs(midnight - DAY, Math.min(start, 18)),
          torontoMs(midnight, 0),
          torontoMs(midnight, start - 4),
        ];
        const found = Object.values(deadlinesOf(booking, kitchen)).map(
          ({ epochMilliseconds }) => epochMilliseconds,
        );
        if (found.join() !== expected.join()) wrong.push(`${booking.deliveryDate} ${slot}`);
      }
    expect(wrong).toEqual([]);
  });

  it('what a customer may do changes at each deadline, to the millisecond', () => {
    const wrong: string[] = [];
    for (const [index, midnight] of EVERY_DAY.entries()) {
      const slot = SLOTS[index % SLOTS.length] ?? '14:00-15:00';
      const start = Number(slot.slice(0, 2));
      const skipUntil = torontoMs(midnight - DAY, Math.min(start, 18));
      const refundUntil = torontoMs(midnight, 0);
      const cancelUntil = torontoMs(midnight, start - 4);
      const at = (status: 'scheduled' | 'confirmed', ms: number) => {
        const order = { deliveryDate: iso(midnight), deliveryTimeSlot: slot, status };
        const { skip, change, cancel } = actionsOf(order, moment(ms), kitchen);
        const answers = [skip.allowed, change.allowed, cancel.allowed, cancel.refund];
        const letters = answers.map((is) => (is ? 'y' : 'n')).join('');
        return `${letters}${cancel.until?.epochMilliseconds}`;
      };
      const isRight =
        at('scheduled', skipUntil - 1) === `yyyy${refundUntil}` &&
        at('scheduled', skipUntil) === `nnyy${refundUntil}` &&
        at('confirmed', refundUntil - 1) === `nnyy${refundUntil}` &&
        at('confirmed', refundUntil) === `nnyn${cancelUntil}` &&
        at('confirmed', cancelUntil - 1) === `nnyn${cancelUntil}` &&
        at('confirmed', cancelUntil) === `nnnn${cancelUntil}`;
      if (!isRight) wrong.push(`${iso(midnight)} ${slot}`);
    }
    expect(wrong).toEqual([]);
  });
});
