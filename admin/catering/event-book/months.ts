import type { EventBookEntry, EventMonth } from '#contract/catering/desk-catering.ts';
import { EVENTS_AGREED, INQUIRIES_OVER } from '#domain/catering/inquiry-states.ts';
import { addDays, type IsoDay, weekdayOf } from '#domain/platform/days.ts';

/** A month, `2026-12`. */
export type IsoMonth = string;

/** The month that a day is in. */
export const monthOf = (day: IsoDay): IsoMonth => day.slice(0, 7);

/** Whether text names a month that the event book has. */
export const isMonth = (text: string): boolean => /^2[01]\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** The month that many months later, or earlier when negative. */
export function monthsLater(month: IsoMonth, count: number): IsoMonth {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** A month's days, first to last. */
export function daysOf(month: IsoMonth): IsoDay[] {
  const days: IsoDay[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * The days of a month as rows of seven from Monday to Sunday; null where a week reaches out of the
 * month. `days` are all the days of one month, first to last.
 */
export function weeksOf<Day extends { date: IsoDay }>(days: readonly Day[]): (Day | null)[][] {
  const [first] = days;
  if (!first) return [];
  const places: (Day | null)[] = [...Array(weekdayOf(first.date) - 1).fill(null), ...days];
  while (places.length % 7 > 0) places.push(null);
  return Array.from({ length: places.length / 7 }, (_, week) =>
    places.slice(week * 7, week * 7 + 7),
  );
}

/** How far back and ahead the choice of months reaches: events are taken two years on. */
const BACK = 12;
const AHEAD = 25;

/** The months to choose from: those around today, and the one that is shown. */
export function monthsToChoose(thisMonth: IsoMonth, shown: IsoMonth): IsoMonth[] {
  const around = Array.from({ length: BACK + AHEAD + 1 }, (_, place) =>
    monthsLater(thisMonth, place - BACK),
  );
  return [...new Set([...around, shown])].sort();
}

/** A day of the event book. */
export type EventBookDay = EventMonth['days'][number];

/** Whether an event may still take place. */
const isAhead = ({ status }: EventBookEntry): boolean => !INQUIRIES_OVER.includes(status);

/** Whether there is anything to read about a day. */
export const hasSomething = ({ events, tiffins, waiting, closure }: EventBookDay): boolean =>
  events.length > 0 || tiffins + waiting > 0 || closure !== null;

/** The events that are planned for a day on which the kitchen is closed. */
export const onClosedDay = ({ closure, events }: EventBookDay): EventBookEntry[] =>
  closure === null ? [] : events.filter(isAhead);

/** How many events a month has and, of those that may take place, how many are sure and their guests. */
export function countEvents(days: readonly EventBookDay[]) {
  const events = days.flatMap((day) => day.events).filter(({ status }) => status !== 'cancelled');
  const sure = events.filter(({ status }) => EVENTS_AGREED.includes(status));
  return {
    events: events.length,
    sure: sure.length,
    guests: sure.reduce((total, { guests }) => total + guests, 0),
  };
}
