import type { OpeningHours } from '#contract/kitchen/kitchen.ts';
import { type Closure, closureOn } from '#domain/kitchen/calendar.ts';
import {
  addDays,
  formatDay,
  formatTime,
  type IsoDay,
  type Moment,
  WEEKDAY_NAMES,
  wallClockAt,
  weekdayOf,
} from '#domain/platform/days.ts';

/**
 * The hours of the contact page when none are loaded (docs/rules.md#hours): Monday to Friday
 * 09:00am to 07:00pm, Saturday 10:00am to 05:00pm, Sunday closed.
 */
export const DEFAULT_OPENING_HOURS: readonly OpeningHours[] = [
  ...WEEKDAY_NAMES.slice(0, 5).map((day) => ({
    day,
    open_time: '09:00',
    close_time: '19:00',
    is_closed: false,
  })),
  { day: 'Saturday', open_time: '10:00', close_time: '17:00', is_closed: false },
  { day: 'Sunday', open_time: null, close_time: null, is_closed: true },
];

/** `09:00` -> `09:00am`, as the contact page writes its hours. */
export function formatHour(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  const twelve = String(Number(hour) % 12 || 12).padStart(2, '0');
  return `${twelve}:${minutes}${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** How far ahead the next opening is looked for; closed for longer than that is not said. */
const SEARCH_DAYS = 15;

/** Whether somebody answers now, in words and as a fact. Times are Toronto's. */
export type OpenNow = {
  isOpen: boolean;
  /** `Open now, until 7:00 PM`; `Closed now. Opens Monday at 9:00 AM` */
  words: string;
};

/** Who closes at their opening time or before it closes on the day after: 18:00 to 02:00. */
type Hours = { open: string; close: string };

const endsAfterMidnight = ({ open, close }: Hours) => close <= open;

const untilText = (close: string) =>
  `Open now, until ${close === '00:00' ? 'midnight' : formatTime(close)}`;

/** When the hours of a day, or of the night that it began with, that hold now end. */
function openUntil(now: string, today: Hours | null, yesterday: Hours | null): string | null {
  if (yesterday && endsAfterMidnight(yesterday) && now < yesterday.close) return yesterday.close;
  if (!today || now < today.open) return null;
  return endsAfterMidnight(today) || now < today.close ? today.close : null;
}

function hoursOn(
  day: IsoDay,
  timings: readonly OpeningHours[],
  closures: readonly Closure[],
): Hours | null {
  const timing = timings[weekdayOf(day) - 1];
  if (!timing || timing.is_closed || !timing.open_time || !timing.close_time) return null;
  if (closureOn(day, closures)) return null;
  return { open: timing.open_time, close: timing.close_time };
}

/** `tomorrow`, `Monday`, and from a week ahead with its date. */
function nameOf(day: IsoDay, ahead: number): string {
  if (ahead === 1) return 'tomorrow';
  return ahead < 7 ? (WEEKDAY_NAMES[weekdayOf(day) - 1] ?? '') : formatDay(day);
}

/**
 * Whether the kitchen can be reached at a moment, and when next.
 * @param timings Monday first
 * @param closures days on which nobody is there, whatever the weekday's hours
 */
export function openNow(
  moment: Moment,
  timings: readonly OpeningHours[],
  closures: readonly Closure[],
): OpenNow {
  const { day: today, time: now } = wallClockAt(moment);
  const hours = hoursOn(today, timings, closures);
  const until = openUntil(now, hours, hoursOn(addDays(today, -1), timings, closures));
  if (until) return { isOpen: true, words: untilText(until) };
  const why = closureOn(today, closures);
  const closed = why ? `Closed today: ${why.reason}` : 'Closed now';
  if (hours && now < hours.open)
    return { isOpen: false, words: `${closed}. Opens today at ${formatTime(hours.open)}` };
  for (let ahead = 1; ahead <= SEARCH_DAYS; ahead++) {
    const day = addDays(today, ahead);
    const next = hoursOn(day, timings, closures);
    if (!next) continue;
    return {
      isOpen: false,
      words: `${closed}. Opens ${nameOf(day, ahead)} at ${formatTime(next.open)}`,
    };
  }
  return { isOpen: false, words: closed };
}
