import { daysBetween, formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';

/**
 * What is odd about completing an event today, asked before it is done: that its day is to come, and
 * what is unpaid. `The event is on Saturday, December 19, 2026, in 26 days, and C$1,200.00 of it is still to
 * be paid.` Null where nothing is.
 */
export function oddToComplete(
  { eventDate, balance: { owed } }: { eventDate: IsoDay; balance: { owed: number } },
  today: IsoDay,
): string | null {
  const days = daysBetween(today, eventDate);
  const ahead = days === 1 ? 'tomorrow' : `in ${days} days`;
  const odd = [
    days > 0 && `The event is on ${formatDayLong(eventDate)}, ${ahead}`,
    owed > 0 && `${formatMoney(owed)} of it is still to be paid`,
  ].filter((words) => words !== false);
  return odd.length > 0 ? `${odd.join(', and ')}.` : null;
}
