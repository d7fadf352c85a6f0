import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { lastEventDay } from './last-event-day.ts';

/**
 * An event is today or later, and at most two years on (docs/rules.md#the-day-of-an-event). `today`
 * is Toronto's.
 */
export function checkEventDay(day: IsoDay, today: IsoDay): Refusal | null {
  if (day < today) return refuse('event_date_past', {}, { field: 'eventDate' });
  if (day > lastEventDay(today)) return refuse('event_date_too_far', {}, { field: 'eventDate' });
  return null;
}
