import type { PublicClosure } from '#contract/kitchen/kitchen.ts';
import { addDays, type IsoDay, isWeekend } from '#domain/platform/days.ts';

/**
 * Days on which the kitchen is closed, first and last included, and why (docs/rules.md#closures).
 */
export type Closure = { startDay: IsoDay; endDay: IsoDay; reason: string };

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
