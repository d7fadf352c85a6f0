import { type Refusal, refuse } from '#contract/errors.ts';
import type { IsoDay } from './days.ts';

/** The last day of an event that can be asked for: the same date two years on, 28 for a 29 February. */
export function lastEventDay(today: IsoDay): IsoDay {
  const year = Number(today.slice(0, 4)) + 2;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const rest = today.slice(4) === '-02-29' && !leap ? '-02-28' : today.slice(4);
  return `${year}${rest}`;
}

/** An event is today or later, and at most two years on (spec 1 section 5). `today` is Toronto's. */
export function checkEventDay(day: IsoDay, today: IsoDay): Refusal | null {
  if (day < today) return refuse('event_date_past', {}, { field: 'eventDate' });
  if (day > lastEventDay(today)) return refuse('event_date_too_far', {}, { field: 'eventDate' });
  return null;
}
