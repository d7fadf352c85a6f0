import { SNACK_ERRORS } from '#contract/snacks/errors.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import { type Closure, closureOn } from '#domain/platform/calendar.ts';
import { formatDate, formatDay, type IsoDay, isDay, type Moment } from '#domain/platform/days.ts';
import { snackDayRange, snackTimesOn } from '#domain/snacks/times.ts';

/**
 * Why nothing can be had on a chosen day, in the server's words; null while something can, or while
 * no day is chosen.
 */
export function dayProblem(day: IsoDay, now: Moment, closures: readonly Closure[]): string | null {
  if (!isDay(day)) return null;
  const { first, last } = snackDayRange(now);
  if (day < first || day > last)
    return errorWords(SNACK_ERRORS, 'snack_day_out_of_range', { last: formatDate(last) });
  const closure = closureOn(day, closures);
  if (closure)
    return errorWords(SNACK_ERRORS, 'snack_day_closed', {
      date: formatDay(day),
      reason: closure.reason,
    });
  if (snackTimesOn(day, now, closures).length > 0) return null;
  return 'No times are left for today. Please choose another day.';
}
