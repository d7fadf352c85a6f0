import { errorText } from '#contract/platform/errors/error-text.ts';
import { TIFFIN_ERRORS } from '#contract/tiffin/errors.ts';
import { SUBSCRIPTION_ERRORS } from '#contract/tiffin/subscription-errors.ts';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import {
  addDays,
  formatDay,
  formatTime,
  type IsoDay,
  isWeekend,
  mondayOf,
} from '#domain/platform/days.ts';
import { checkNotPaused, type PauseDays, pauseText } from '#domain/tiffin/pause.ts';

/** `late`: the cut-off has passed; `later`: not on offer yet. */
export type DayState = 'open' | 'past' | 'late' | 'before-start' | 'closed' | 'paused' | 'later';

export type CalendarDay = {
  day: IsoDay;
  state: DayState;
  /** Why it cannot be chosen; null when it can, or when a reader sees that by themselves. */
  reason: string | null;
  /** Tiffins that are booked for it already. */
  booked: number;
};

export type DayCalendar = {
  /** Monday to Friday each: tiffins are delivered on weekdays only. */
  weeks: CalendarDay[][];
  /** Why days that look ordinary are missing, for below the calendar: 'Fri, Dec 25: Christmas Day'. */
  notes: string[];
};

type DayCalendarInput = {
  dates: AvailableDates;
  /** Start of the subscription; nothing can be booked before it. */
  startDate: IsoDay;
  /** The planned pause of the subscription; nothing can be booked in it. */
  pause?: PauseDays | null;
  booked?: ReadonlyMap<IsoDay, number>;
};

const WEEKDAYS = [0, 1, 2, 3, 4];

function dayStateOf(
  day: IsoDay,
  lastOffered: IsoDay,
  { dates, startDate, pause = null }: DayCalendarInput,
) {
  if (day <= dates.today) return { state: 'past' as const, reason: null };
  const closure = dates.closures.find((one) => one.startDate <= day && day <= one.endDate);
  if (closure) return { state: 'closed' as const, reason: closure.reason };
  if (day < startDate) {
    const reason = errorText(TIFFIN_ERRORS, 'before_start', { date: formatDay(startDate) });
    return { state: 'before-start' as const, reason };
  }
  const paused = checkNotPaused(day, pause);
  if (paused) {
    return {
      state: 'paused' as const,
      reason: errorText(SUBSCRIPTION_ERRORS, paused.refused, paused.details),
    };
  }
  if (dates.availableDates.some(({ date }) => date === day)) {
    return { state: 'open' as const, reason: null };
  }
  if (day > lastOffered) return { state: 'later' as const, reason: null };
  const reason = errorText(TIFFIN_ERRORS, 'after_cutoff', { cutoff: formatTime(dates.cutoff) });
  return { state: 'late' as const, reason };
}

/** The first weekday that is still to come. */
function firstWeekday(today: IsoDay): IsoDay {
  let day = addDays(today, 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/**
 * The weeks of a day picker, from the next weekday to the last day on offer. The server's list is
 * the only source of what can be chosen; what is missing from it says why.
 */
export function dayCalendar(wanted: DayCalendarInput): DayCalendar {
  const { dates, booked = new Map() } = wanted;
  const from = firstWeekday(dates.today);
  const lastOffered = dates.availableDates.at(-1)?.date ?? from;
  const weeks: CalendarDay[][] = [];
  for (let monday = mondayOf(from); monday <= lastOffered; monday = addDays(monday, 7)) {
    weeks.push(
      WEEKDAYS.map((offset) => addDays(monday, offset)).map((day) => ({
        day,
        ...dayStateOf(day, lastOffered, wanted),
        booked: booked.get(day) ?? 0,
      })),
    );
  }
  return { weeks, notes: notesOf(weeks.flat(), wanted) };
}

function notesOf(days: CalendarDay[], { startDate, pause }: DayCalendarInput): string[] {
  const closed = days.filter(({ state }) => state === 'closed');
  const late = days.find(({ state }) => state === 'late');
  const early = days.find(({ state }) => state === 'before-start');
  return [
    ...(late?.reason ? [late.reason] : []),
    ...(early ? [`Your subscription starts on ${formatDay(startDate)}.`] : []),
    ...(pause && days.some(({ state }) => state === 'paused')
      ? [`Your plan is paused ${pauseText(pause)}.`]
      : []),
    ...closed.map(({ day, reason }) => `${formatDay(day)}: ${reason}`),
  ];
}

/** The days of a calendar that can be chosen. */
export function openDays(calendar: DayCalendar): IsoDay[] {
  return calendar.weeks.flat().flatMap(({ day, state }) => (state === 'open' ? [day] : []));
}
