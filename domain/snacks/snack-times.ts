import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type Closure, closureOn } from '#domain/kitchen/calendar.ts';
import {
  addDays,
  formatDate,
  formatDay,
  type IsoDay,
  type Moment,
  type WallTime,
  wallClockAt,
} from '#domain/platform/days.ts';

/**
 * When snacks are picked up or delivered: the 13 full hours from 9:00 to 21:00
 * (docs/rules.md#snack-times).
 */
export const SNACK_TIMES: readonly WallTime[] = Array.from(
  { length: 13 },
  (_, index) => `${String(9 + index).padStart(2, '0')}:00`,
);

/** A day and an hour of Toronto's clock. */
type SnackTime = { day: IsoDay; time: WallTime };

/** How many days ahead snacks can be ordered (docs/rules.md#snack-times). */
export const SNACK_DAYS_AHEAD = 90;

/** The first and the last day that snacks can be ordered for. */
export function snackDayRange(now: Moment): { first: IsoDay; last: IsoDay } {
  const { day } = wallClockAt(now);
  return { first: day, last: addDays(day, SNACK_DAYS_AHEAD) };
}

/**
 * The times of a day that can still be chosen: all of them on a later day, and today from the next
 * full hour or 9:00, whichever is later. None when the kitchen is closed.
 */
export function snackTimesOn(
  day: IsoDay,
  now: Moment,
  closures: readonly Closure[],
): readonly WallTime[] {
  const { first, last } = snackDayRange(now);
  if (day < first || day > last || closureOn(day, closures)) return [];
  const { time } = wallClockAt(now);
  return day > first ? SNACK_TIMES : SNACK_TIMES.filter((one) => one > time);
}

/** Whether snacks can be had at a day and time, or why not; `time` is one of `SNACK_TIMES`. */
export function checkSnackTime(
  { day, time }: SnackTime,
  now: Moment,
  closures: readonly Closure[],
): Refusal | null {
  const more = { field: 'delivery_time' };
  const { first, last } = snackDayRange(now);
  if (day < first || day > last)
    return refuse('snack_day_out_of_range', { last: formatDate(last) }, more);
  const closure = closureOn(day, closures);
  if (closure)
    return refuse('snack_day_closed', { date: formatDay(day), reason: closure.reason }, more);
  if (snackTimesOn(day, now, closures).includes(time)) return null;
  return refuse('snack_time_passed', {}, more);
}

type Instant = Exclude<Moment, string>;

/** However near its time an order is placed or brought back, the kitchen has so long to confirm it. */
export const CONFIRM_WITHIN_MINUTES = 60;

/**
 * Whether an order that nobody has confirmed is over: its day and hour have come, and an hour has gone
 * by since it was placed or last changed.
 */
export function isExpiredUnconfirmed(
  { day, time, changedAt }: SnackTime & { changedAt: Instant },
  now: Instant,
): boolean {
  const clock = wallClockAt(now);
  const isTimeReached = day < clock.day || (day === clock.day && time <= clock.time);
  const minutes = (now.epochMilliseconds - changedAt.epochMilliseconds) / 60_000;
  return isTimeReached && minutes >= CONFIRM_WITHIN_MINUTES;
}
