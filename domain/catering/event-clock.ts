import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import type { CateringService, EventClock, EventMeal } from '#contract/catering/inquiry-choices.ts';
import { INQUIRIES_OVER } from '#domain/catering/inquiry-states.ts';
import { EVENT_MEAL_LABELS, listLabels } from '#domain/catering/labels.ts';
import { formatDayLong, formatTime, type IsoDay, type WallTime } from '#domain/platform/days.ts';

/** What stands where a time is missing that the kitchen has to know before the day. */
export const NO_EVENT_CLOCK_TEXT = 'Time not agreed yet';

/** Whether there is nothing left to agree on for an event. */
export const isOver = (status: InquiryStatus): boolean => INQUIRIES_OVER.includes(status);

/** Whether an event still has to be told its time. */
export const isClockOpen = (clock: EventClock, status: InquiryStatus): boolean =>
  clock === null && !isOver(status);

/** Whether the kitchen brings the food: all but what is only picked up; it does while nobody has said. */
export const isBrought = (services: readonly CateringService[]): boolean =>
  services.length === 0 || services.some((service) => service !== 'self_serve_pickup');

/** What the time of an event is called: when the food has to be there, or can be picked up. */
export const readyLabel = (brought: boolean): string => (brought ? 'To be there by' : 'Ready at');

/** The words about a time in the middle of a sentence. */
export const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** An event as far as its time is spoken of. */
export type TimedEvent = { clock: EventClock; status: InquiryStatus; isBrought: boolean };

/** The time of an inquiry. */
export const timedEvent = (inquiry: {
  eventClock: EventClock;
  status: InquiryStatus;
  cateringService: readonly CateringService[];
}): TimedEvent => ({
  clock: inquiry.eventClock,
  status: inquiry.status,
  isBrought: isBrought(inquiry.cateringService),
});

/**
 * `To be there by 5:30 PM` for what is brought, `Ready at 5:30 PM` for what is picked up; that it is
 * not agreed yet, as long as it can be; null once that is over.
 */
export function eventClockText({ clock, status, isBrought: brought }: TimedEvent): string | null {
  if (clock !== null) return `${readyLabel(brought)} ${formatTime(clock)}`;
  return isClockOpen(clock, status) ? NO_EVENT_CLOCK_TEXT : null;
}

/** `Saturday, June 12, 2027, to be there by 5:30 PM`; without a time, that it is not agreed yet. */
export function eventDayAndTime(day: IsoDay, event: TimedEvent): string {
  const ready = eventClockText(event);
  const parts = [formatDayLong(day), ready && inSentence(ready)];
  return parts.filter(Boolean).join(', ');
}

/** When the food of each meal is usually wanted, first and last. */
const TYPICAL_HOURS: Record<EventMeal, readonly [WallTime, WallTime]> = {
  breakfast: ['05:00', '11:00'],
  lunch: ['10:30', '15:00'],
  snacks: ['09:00', '22:00'],
  dinner: ['16:00', '22:00'],
};

/**
 * What is odd about a time, for meals that somebody asked for: `They asked for dinner. Is 11:00 AM
 * right?`. Null when it is usual for one of them.
 */
export function oddClockText(clock: WallTime, times: readonly EventMeal[]): string | null {
  const fits = times.some(
    (meal) => TYPICAL_HOURS[meal][0] <= clock && clock <= TYPICAL_HOURS[meal][1],
  );
  if (fits || times.length === 0) return null;
  const meals = listLabels(EVENT_MEAL_LABELS, times).toLowerCase().replaceAll(', ', ' and ');
  return `They asked for ${meals}. Is ${formatTime(clock)} right?`;
}

type EventClockChange = {
  eventClock: EventClock;
  eventTime: readonly EventMeal[];
  status: InquiryStatus;
};

/**
 * What is asked before an event gets another time, beside the doubt about it: whether to take away
 * the one that a customer who has accepted plans by, or whether an odd one is agreed. Null: nothing.
 */
export function clockQuestion(
  clock: EventClock,
  { eventClock: before, eventTime, status }: EventClockChange,
): string | null {
  if (clock === before) return null;
  if (clock === null)
    return status === 'confirmed'
      ? `They have accepted, and plan by ${formatTime(before)}. To take that time away, please press once more.`
      : null;
  return oddClockText(clock, eventTime) === null
    ? null
    : `If ${formatTime(clock)} is what you have agreed on, please press once more.`;
}

/** `Dinner`, and once the time is agreed `Dinner, to be there by 5:30 PM`. */
export function mealsAt(times: readonly EventMeal[], event: TimedEvent): string {
  const meals = listLabels(EVENT_MEAL_LABELS, times);
  const ready = event.clock === null ? null : eventClockText(event);
  return ready ? `${meals}, ${inSentence(ready)}` : meals;
}
