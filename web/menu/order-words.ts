import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { closuresOf } from '#domain/platform/calendar.ts';
import { cutoffDayOf } from '#domain/kitchen/cutoff.ts';
import { addDays, formatDay, formatTime, type IsoDay, isWeekend } from '#domain/platform/days.ts';

/** By when a day's tiffin is ordered. */
export type OrderNews = {
  words: string;
  /** The first day that can be had, where this one cannot. */
  instead: IsoDay | null;
};

function dayWords(day: IsoDay, today: IsoDay): string {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : `on ${formatDay(day)}`;
}

/** Why a day is not on offer; the server's list is the only source of those that are. */
function refusal(day: IsoDay, { today, cutoff, availableDates }: AvailableDates): string {
  if (day < today) return 'This day is over.';
  if (isWeekend(day)) return 'We deliver from Monday to Friday.';
  if (day === today) return 'Today’s tiffins are on their way to those who ordered.';
  const last = availableDates.at(-1)?.date;
  if (last && day > last) return 'Too far ahead to order yet.';
  return `Next-day orders must be placed before ${formatTime(cutoff)}.`;
}

/** Until when a day can be ordered: tomorrow's until 6:00 PM today. */
export function orderNews(day: IsoDay, dates: AvailableDates): OrderNews {
  const { today, cutoff, cutoffRunsOn, availableDates } = dates;
  if (!availableDates.some(({ date }) => date === day))
    return { words: refusal(day, dates), instead: availableDates[0]?.date ?? null };
  const until = dayWords(cutoffDayOf(day, cutoffRunsOn, closuresOf(dates.closures)), today);
  return { words: `Order until ${formatTime(cutoff)} ${until}.`, instead: null };
}
