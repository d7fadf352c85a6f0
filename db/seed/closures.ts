import type { Closure } from '#domain/platform/calendar.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { ontarioHolidays } from './ontario-holidays.ts';

/** The holidays on which a kitchen that opens today stays closed: from today through next year. */
export function closuresFrom(today: IsoDay): Closure[] {
  const year = Number(today.slice(0, 4));
  return [...ontarioHolidays(year), ...ontarioHolidays(year + 1)]
    .filter(({ day }) => day >= today)
    .map(({ day, name }) => ({ startDay: day, endDay: day, reason: name }));
}
