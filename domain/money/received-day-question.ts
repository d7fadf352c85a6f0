import { daysBetween, formatDayLong, isDay } from '#domain/platform/days.ts';

/** A day of money that lies further back than this is more often mistyped than late. */
const LONGEST_PLAUSIBLE_DAYS = 60;

/**
 * What is asked about the day on which money moved before it is recorded; null: nothing.
 * @param day as it was typed: `YYYY-MM-DD`, or not a day yet
 * @param today the kitchen's day, `YYYY-MM-DD`
 */
export function receivedDayQuestion(day: unknown, today: string): string | null {
  if (typeof day !== 'string' || !isDay(day)) return null;
  const days = daysBetween(day, today);
  return days > LONGEST_PLAUSIBLE_DAYS
    ? `${formatDayLong(day)} is ${days} days ago. Please check that this is the day.`
    : null;
}
