import { PLAN_ERRORS } from '#contract/tiffin/plan-errors.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { addDays, formatDay, type IsoDay, isDay, isWeekend } from '#domain/platform/days.ts';

/** What is known of the days on offer; null while or when the server does not say. */
export type OfferedDates = Pick<AvailableDates, 'availableDates'> | null;

export type StartDateProblem = { message: string; suggestedDate: IsoDay };

const offeredBy = (dates: OfferedDates): IsoDay[] =>
  dates?.availableDates.map(({ date }) => date) ?? [];

function nextWeekday(from: IsoDay): IsoDay {
  let day = from;
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/** The nearest day from `wanted` on that can be had, else the first. */
function suggestionFor(wanted: IsoDay, offered: readonly IsoDay[], today: IsoDay): IsoDay {
  const tomorrow = addDays(today, 1);
  return (
    offered.find((day) => day >= wanted) ??
    offered[0] ??
    nextWeekday(wanted > tomorrow ? wanted : tomorrow)
  );
}

/**
 * Why a chosen start date does not do, with the day to suggest; null when it does. Where the server
 * gives days it must be one of them, otherwise a weekday from tomorrow on.
 * Text that is no day is the schema's business.
 */
export function startDateProblem(
  wanted: IsoDay,
  dates: OfferedDates,
  today: IsoDay,
): StartDateProblem | null {
  if (!isDay(wanted)) return null;
  const offered = offeredBy(dates);
  const good = offered.length > 0 ? offered.includes(wanted) : wanted > today && !isWeekend(wanted);
  if (good) return null;
  const suggestedDate = suggestionFor(wanted, offered, today);
  return {
    message: errorWords(PLAN_ERRORS, 'start_date_unavailable', {
      suggested: formatDay(suggestedDate),
    }),
    suggestedDate,
  };
}
