import type { OpeningHours, PublicClosure } from '#contract/kitchen/kitchen.ts';
import { formatHour } from '#domain/kitchen/opening-hours.ts';
import { formatDay } from '#domain/platform/days.ts';

/** A weekday's hours as the contact page writes them: `09:00am-07:00pm`, `Closed`. */
export function openingHoursText({ open_time, close_time, is_closed }: OpeningHours): string {
  if (is_closed || !open_time || !close_time) return 'Closed';
  return `${formatHour(open_time)}-${formatHour(close_time)}`;
}

/** When the kitchen is away: `Fri, Dec 25`, or `Thu, Dec 24 to Sat, Dec 26`. */
export const closedDaysText = ({ startDate, endDate }: PublicClosure): string =>
  startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} to ${formatDay(endDate)}`;
