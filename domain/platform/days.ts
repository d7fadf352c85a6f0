/**
 * Days and times of day. A day is `YYYY-MM-DD`, a time of day is `HH:MM`, both as the clocks in
 * Toronto show them, whatever zone the machine is in (docs/rules.md#days-and-times). Only
 * `instantAt` needs Temporal; everything a page needs to show a date runs on strings and Intl, so
 * that no polyfill is loaded for it and server and browser write the same words.
 */

/** The one zone of the kitchen. */
export const TORONTO = 'America/Toronto';

/** A calendar day in Toronto, `YYYY-MM-DD`; days compare as strings. */
export type IsoDay = string;

/** A time of day in Toronto, `HH:MM`, 24 hours. */
export type WallTime = string;

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A moment: a Temporal.Instant, a Date's milliseconds in the same shape, or ISO 8601 text. */
export type Moment = string | { readonly epochMilliseconds: number };

const DAY_MS = 86_400_000;
/** The days of the week by name, Monday first. */
export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Midnight UTC of a day in milliseconds, only to count with; NaN when there is no such day. */
function utcMidnight(day: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return Number.NaN;
  const date = Number(day.slice(8));
  const month = Number(day.slice(5, 7));
  const ms = Date.UTC(Number(day.slice(0, 4)), month - 1, date);
  return month <= 12 && new Date(ms).getUTCDate() === date ? ms : Number.NaN;
}

/** Whether text names a day that exists: `2026-02-29` does not. */
export function isDay(text: string): boolean {
  return !Number.isNaN(utcMidnight(text));
}

function dayNumber(day: IsoDay): number {
  const ms = utcMidnight(day);
  if (Number.isNaN(ms)) throw new Error(`not a day: ${day}`);
  return ms / DAY_MS;
}

/** The day that many days later, or earlier when negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** How many days from one day to another; negative when it lies before. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The earlier of two days. */
export const earlierDay = (one: IsoDay, other: IsoDay): IsoDay => [one, other].sort()[0] as IsoDay;

/** The later of two days. */
export const laterDay = (one: IsoDay, other: IsoDay): IsoDay => [one, other].sort()[1] as IsoDay;

export function weekdayOf(day: IsoDay): Weekday {
  return (((((dayNumber(day) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

export function isWeekend(day: IsoDay): boolean {
  return weekdayOf(day) >= 6;
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: IsoDay): IsoDay {
  return addDays(day, 1 - weekdayOf(day));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, made);
  return made;
}

type WallClock = Readonly<{ day: IsoDay; time: WallTime }>;

/** The last answer: a call asks for its own moment again and again, and `Intl` takes long. */
let last: { minute: number; zone: string; clock: WallClock } | undefined;

/** What calendar and clock show at a moment, in Toronto unless a zone is named. */
export function wallClockAt(moment: Moment, zone = TORONTO): WallClock {
  const ms = typeof moment === 'string' ? Date.parse(moment) : moment.epochMilliseconds;
  const minute = Math.floor(ms / 60_000);
  if (last?.minute === minute && last.zone === zone) return last.clock;
  const part: Record<string, string> = {};
  for (const { type, value } of clockOf(zone).formatToParts(ms)) part[type] = value;
  const day = `${part.year}-${part.month}-${part.day}`;
  last = { minute, zone, clock: { day, time: `${part.hour}:${part.minute}` } };
  return last.clock;
}

/** The day it is in Toronto at a moment. */
export function dayOf(moment: Moment): IsoDay {
  return wallClockAt(moment).day;
}

/**
 * The moment at which Toronto's clocks show a time on a day. A time that the spring change leaves
 * out means the one just after it, a time that the autumn change repeats means the first
 * (what Temporal calls 'compatible', and does by itself).
 */
export function instantAt(day: IsoDay, time: WallTime): Temporal.Instant {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(TORONTO).toInstant();
}

function partsOf(day: IsoDay) {
  const weekday = WEEKDAY_NAMES[weekdayOf(day) - 1] as string;
  const month = MONTHS[Number(day.slice(5, 7)) - 1] as string;
  return { weekday, month, date: String(Number(day.slice(8, 10))), year: day.slice(0, 4) };
}

/** `Mon, Nov 23` */
export function formatDay(day: IsoDay): string {
  const { weekday, month, date } = partsOf(day);
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${date}`;
}

/** `Monday, November 23, 2026` */
export function formatDayLong(day: IsoDay): string {
  const { weekday, month, date, year } = partsOf(day);
  return `${weekday}, ${month} ${date}, ${year}`;
}

/** `Nov 23, 2026`, for a day whose weekday does not matter. */
export function formatDate(day: IsoDay): string {
  const { month, date, year } = partsOf(day);
  return `${month.slice(0, 3)} ${date}, ${year}`;
}

/** `2026-11` -> `November 2026` */
export function formatMonth(month: string): string {
  const { month: name, year } = partsOf(`${month}-01`);
  return `${name} ${year}`;
}

/** `18:00` -> `6:00 PM`; `N/A` when empty. Seconds are dropped. */
export function formatTime(time: WallTime | null | undefined): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? [];
  if (hours === undefined || minutes === undefined) return 'N/A';
  const hour = Number(hours) % 24;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `14:00-15:00` -> `2:00 PM - 3:00 PM`; `N/A` when empty. */
export function formatSlot(slot: string | null | undefined): string {
  const [from, to] = (slot ?? '').split('-');
  return from && to ? `${formatTime(from)} - ${formatTime(to)}` : formatTime(from);
}

/** An instant as HTML's `time` element reads it, which knows milliseconds and no less. */
export const machineInstant = (at: string): string => new Date(at).toISOString();

/** `Nov 23, 2026, 6:00 PM`: when something happened, in Toronto or in the reader's zone. */
export function formatInstant(moment: Moment, zone = TORONTO): string {
  const { day, time } = wallClockAt(moment, zone);
  return `${formatDate(day)}, ${formatTime(time)}`;
}

/**
 * `Sun, Nov 22 at 2:00 PM`, to complete "until …" and "was …", always Toronto's clock. Midnight is
 * named by the day that it ends: `the end of Sun, Nov 22`.
 */
export function formatDeadline(moment: Moment): string {
  const { day, time } = wallClockAt(moment);
  if (time === '00:00') return `the end of ${formatDay(addDays(day, -1))}`;
  return `${formatDay(day)} at ${formatTime(time)}`;
}
