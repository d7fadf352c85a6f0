import type { CalendarEvent, EventMonth } from '#contract/catering/desk/catering.ts';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';

/** A day of the event book. */
export type BookDay = EventMonth['days'][number];

const OVER: readonly InquiryStatus[] = ['completed', 'cancelled'];

/** Whether an event may still take place. */
const isAhead = ({ status }: CalendarEvent): boolean => !OVER.includes(status);

/** Whether there is anything to read about a day. */
export const hasSomething = ({ events, tiffins, waiting, closure }: BookDay): boolean =>
  events.length > 0 || tiffins + waiting > 0 || closure !== null;

/** The events that are planned for a day on which the kitchen is closed. */
export const onClosedDay = ({ closure, events }: BookDay): CalendarEvent[] =>
  closure === null ? [] : events.filter(isAhead);

/** How many events a month has and, of those that may take place, how many are sure and their guests. */
export function countEvents(days: readonly BookDay[]) {
  const events = days.flatMap((day) => day.events).filter(({ status }) => status !== 'cancelled');
  const sure = events.filter(({ status }) => status === 'confirmed' || status === 'completed');
  return {
    events: events.length,
    sure: sure.length,
    guests: sure.reduce((total, { guests }) => total + guests, 0),
  };
}
