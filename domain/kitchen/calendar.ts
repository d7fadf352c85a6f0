import type { PublicClosure } from '#contract/kitchen/kitchen.ts';
import type { KitchenSettings } from '#contract/kitchen/settings.ts';
import { addDays, dayOf, type IsoDay, instantAt, isWeekend } from '#domain/platform/days.ts';

/**
 * Days on which the kitchen is closed, first and last included, and why (docs/rules.md#closures).
 */
export type Closure = { startDay: IsoDay; endDay: IsoDay; reason: string };

/** What every rule about days and deadlines needs to know of the kitchen. */
export type Kitchen = { settings: KitchenSettings; closures: readonly Closure[] };

/** The same from the days that the API lists. */
export const closuresOf = (listed: readonly PublicClosure[]): Closure[] =>
  listed.map(({ startDate, endDate, reason }) => ({
    startDay: startDate,
    endDay: endDate,
    reason,
  }));

/** How far a search for an open day goes before it gives up: closed for longer than that is for good. */
const SEARCH_DAYS = 400;

/** The closure that a day falls into, or null. Weekends are not closures. */
export function closureOn(day: IsoDay, closures: readonly Closure[]): Closure | null {
  return closures.find(({ startDay, endDay }) => startDay <= day && day <= endDay) ?? null;
}

/**
 * Whether tiffins are delivered on a day: a weekday outside every closure
 * (docs/rules.md#days-on-offer).
 */
export function isServiceDay(day: IsoDay, closures: readonly Closure[]): boolean {
  return !isWeekend(day) && closureOn(day, closures) === null;
}

function search(from: IsoDay, step: 1 | -1, closures: readonly Closure[]): IsoDay | null {
  let day = from;
  for (let tried = 0; tried < SEARCH_DAYS; tried++, day = addDays(day, step))
    if (isServiceDay(day, closures)) return day;
  return null;
}

/** The first service day on or after a day; null when none is in sight. */
export function serviceDayFrom(day: IsoDay, closures: readonly Closure[]): IsoDay | null {
  return search(day, 1, closures);
}

/** The first service day after a day; null when none is in sight. */
export function nextServiceDay(day: IsoDay, closures: readonly Closure[]): IsoDay | null {
  return search(addDays(day, 1), 1, closures);
}

/** The last service day before a day; null when there was none for more than a year. */
export function previousServiceDay(day: IsoDay, closures: readonly Closure[]): IsoDay | null {
  return search(addDays(day, -1), -1, closures);
}

/**
 * The day on which the cut-off of a delivery day is: the day before, or the last service day before
 * where the kitchen has chosen so (docs/rules.md#the-cut-off).
 */
export function cutoffDayOf(
  day: IsoDay,
  cutoffRunsOn: KitchenSettings['cutoffRunsOn'],
  closures: readonly Closure[],
): IsoDay {
  const dayBefore = addDays(day, -1);
  if (cutoffRunsOn === 'calendar_days') return dayBefore;
  return previousServiceDay(day, closures) ?? dayBefore;
}

/**
 * The moment until which a delivery day can be booked, and at which its tiffins become confirmed:
 * the cut-off time on the day of its cut-off (docs/rules.md#the-cut-off). A booking made at that
 * moment is too late.
 */
export function cutoffOf(day: IsoDay, { settings, closures }: Kitchen): Temporal.Instant {
  return instantAt(cutoffDayOf(day, settings.cutoffRunsOn, closures), settings.cutoffTime);
}

/**
 * The last delivery day whose cut-off has passed. Every `scheduled` tiffin up to and including that
 * day is to be confirmed: what the clock does with this is exact however long it was away.
 */
export function closedThrough(now: Temporal.Instant, kitchen: Kitchen): IsoDay {
  const { settings, closures } = kitchen;
  const today = dayOf(now);
  const passed = Temporal.Instant.compare(now, instantAt(today, settings.cutoffTime)) >= 0;
  const lastCutoffDay = passed ? today : addDays(today, -1);
  if (settings.cutoffRunsOn === 'calendar_days') return addDays(lastCutoffDay, 1);
  const lastServiceDay = isServiceDay(lastCutoffDay, closures)
    ? lastCutoffDay
    : previousServiceDay(lastCutoffDay, closures);
  if (lastServiceDay === null) return addDays(lastCutoffDay, 1);
  return nextServiceDay(lastServiceDay, closures) ?? addDays(lastCutoffDay, 1);
}
