import type { KitchenSettings } from '#contract/kitchen/settings.ts';
import {
  type Closure,
  isServiceDay,
  nextServiceDay,
  previousServiceDay,
} from '#domain/kitchen/calendar.ts';
import { addDays, dayOf, type IsoDay, instantAt } from '#domain/platform/days.ts';
import type { Kitchen } from './settings.ts';

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
