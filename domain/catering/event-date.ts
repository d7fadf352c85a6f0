import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { IsoDay } from '#domain/platform/days.ts';

/** The last day of an event that can be asked for: the same date two years on, 28 for a 29 February. */
export function lastEventDay(today: IsoDay): IsoDay {
  const year = Number(today.slice(0, 4)) + 2;
  // Two years after a leap year is none.
  const rest = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4);
  return `${year}${rest}`;
}

/**
 * An event is today or later, and at most two years on (docs/rules.md#the-day-of-an-event). `today`
 * is Toronto's.
 */
export function checkEventDay(day: IsoDay, today: IsoDay): Refusal | null {
  if (day < today) return refuse('event_date_past', {}, { field: 'eventDate' });
  if (day > lastEventDay(today)) return refuse('event_date_too_far', {}, { field: 'eventDate' });
  return null;
}
