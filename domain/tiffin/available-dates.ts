import type { ErrorCode, ErrorDetails } from '#contract/errors.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  closedThrough,
  closureOn,
  isServiceDay,
  type Kitchen,
  nextServiceDay,
  serviceDayFrom,
} from '#domain/kitchen/calendar.ts';
import {
  addDays,
  dayOf,
  formatDay,
  formatTime,
  type IsoDay,
  laterDay,
  wallClockAt,
} from '#domain/platform/days.ts';

export type AvailableDate = { date: IsoDay; isRecommended: boolean };

/** The first day that can still be booked, if the kitchen cooks on it. */
export function firstOpenDay(now: Temporal.Instant, kitchen: Kitchen): IsoDay {
  return addDays(laterDay(dayOf(now), closedThrough(now, kitchen)), 1);
}

/**
 * The days offered to start, to schedule and to skip: service days whose cut-off has not passed,
 * from tomorrow to the end of the scheduling window. The first is the recommended one; the list is
 * the only source for all three (docs/rules.md#days-on-offer).
 */
export function availableDates(now: Temporal.Instant, kitchen: Kitchen): AvailableDate[] {
  const lastDay = addDays(dayOf(now), kitchen.settings.scheduleWindowDays);
  const offered: AvailableDate[] = [];
  for (let day = firstOpenDay(now, kitchen); day <= lastDay; day = addDays(day, 1))
    if (isServiceDay(day, kitchen.closures))
      offered.push({ date: day, isRecommended: offered.length === 0 });
  return offered;
}

/** The nearest day from `wanted` on that can be booked, else the next service day there is. */
function suggestionFor(wanted: IsoDay, now: Temporal.Instant, kitchen: Kitchen): IsoDay {
  const offered = availableDates(now, kitchen);
  const nearest = offered.find(({ date }) => date >= wanted) ?? offered[0];
  const first = firstOpenDay(now, kitchen);
  return nearest?.date ?? serviceDayFrom(first, kitchen.closures) ?? first;
}

/**
 * Whether a tiffin can be booked for a day, or why not: `too_early`, `too_far_ahead`,
 * `before_start`, `day_unavailable`, `after_cutoff`, with `data.suggestedDate`
 * (docs/rules.md#days-on-offer). With `afterCutoff` the kitchen takes it all the same, of today too
 * (docs/rules.md#orders-by-phone).
 */
export function checkDeliveryDay(
  day: IsoDay,
  now: Temporal.Instant,
  kitchen: Kitchen,
  /** Start of the subscription; a tiffin may not come before it. */
  startDate: IsoDay = day,
  { afterCutoff = false }: { afterCutoff?: boolean } = {},
): Refusal | null {
  const { settings, closures } = kitchen;
  const today = dayOf(now);
  const no = (code: ErrorCode, details?: ErrorDetails) => {
    const suggestedDate = suggestionFor(laterDay(day, startDate), now, kitchen);
    const suggested = formatDay(suggestedDate);
    const more = { field: 'deliveryDate', data: { suggestedDate } };
    return refuse(code, { ...details, suggested }, more);
  };
  if (day < today || (day === today && !afterCutoff)) return no('too_early');
  if (day > addDays(today, settings.scheduleWindowDays))
    return no('too_far_ahead', { days: settings.scheduleWindowDays });
  if (day < startDate) return no('before_start', { date: formatDay(startDate) });
  if (!isServiceDay(day, closures)) return no('day_unavailable', { date: formatDay(day) });
  if (!afterCutoff && day < firstOpenDay(now, kitchen))
    return no('after_cutoff', { cutoff: formatTime(settings.cutoffTime) });
  return null;
}

/** Whether an hour (`17:00-18:00`) of a day is still to begin: `slot_over`. */
export function checkSlotToCome(day: IsoDay, slot: string, now: Temporal.Instant): Refusal | null {
  const clock = wallClockAt(now);
  const begins = slot.slice(0, 5);
  if (day > clock.day || (day === clock.day && begins > clock.time)) return null;
  return refuse('slot_over', {}, { field: 'deliveryTimeSlot' });
}

/**
 * Whether a subscription can start on a day, or why not: `kitchen_closed` with the closure's reason,
 * else `start_date_unavailable`; both with the suggested day, in words and as `data.suggestedDate`
 * (docs/rules.md#days-on-offer).
 */
export function checkStartDate(
  day: IsoDay,
  now: Temporal.Instant,
  kitchen: Kitchen,
): Refusal | null {
  if (availableDates(now, kitchen).some(({ date }) => date === day)) return null;
  const suggestedDate = suggestionFor(day, now, kitchen);
  const suggested = formatDay(suggestedDate);
  const more = { field: 'startDate', data: { suggestedDate } };
  const closure = closureOn(day, kitchen.closures);
  if (!closure || day <= dayOf(now)) return refuse('start_date_unavailable', { suggested }, more);
  const details = { date: formatDay(day), reason: closure.reason, suggested };
  return refuse('kitchen_closed', details, more);
}

/**
 * The start date that an approval gives: the one asked for, or, when it has passed or the kitchen
 * has closed that day since, the next day that can be booked
 * (docs/rules.md#approving-a-subscription).
 */
export function startDateWhenApproved(
  wanted: IsoDay,
  now: Temporal.Instant,
  kitchen: Kitchen,
): IsoDay {
  const today = dayOf(now);
  if (wanted < today) return suggestionFor(addDays(today, 1), now, kitchen);
  if (isServiceDay(wanted, kitchen.closures)) return wanted;
  return nextServiceDay(wanted, kitchen.closures) ?? wanted;
}
