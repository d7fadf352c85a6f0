import { type Closure, isServiceDay, nextServiceDay } from '#domain/kitchen/calendar.ts';
import { addDays, daysBetween, type IsoDay, laterDay } from '#domain/platform/days.ts';

/** Tiffins of one day. */
export type DayOfTiffins = { day: IsoDay; tiffins: number };

/** A pace is what somebody ate in so many days before today. */
export const PACE_DAYS = 28;

/** Fewer service days than this since the first tiffin, or a single tiffin, are no pace yet. */
const FEWEST_DAYS = 5;
const FEWEST_TIFFINS = 2;

/** Further ahead than this, in days, nothing is said: it would be a guess. */
const FURTHEST = 366;

/** Thirds of a tiffin add up to a little less than a whole. */
const HAIR = 1e-9;

export type CreditFigures = {
  /** Free to book, and held by what is booked. */
  available: number;
  reserved: number;
  /** What is booked from `today` on; their sum is `reserved`. */
  booked: readonly DayOfTiffins[];
  /** What was eaten in the `PACE_DAYS` before `today`. */
  eaten: readonly DayOfTiffins[];
};

/** When credits run out: at a pace, or on the last of the days that all of them are booked for. */
export type CreditForecast = { day: IsoDay; by: 'pace' | 'booked' };

const tiffinsIn = (days: readonly DayOfTiffins[]) =>
  days.reduce((sum, { tiffins }) => sum + tiffins, 0);

function serviceDays(from: IsoDay, before: IsoDay, closures: readonly Closure[]): number {
  const days = Array.from({ length: Math.max(0, daysBetween(from, before)) }, (_, at) =>
    addDays(from, at),
  );
  return days.filter((day) => isServiceDay(day, closures)).length;
}

/** Tiffins a service day since the first of them within `PACE_DAYS`; null while that says nothing. */
function paceOf(
  eaten: readonly DayOfTiffins[],
  today: IsoDay,
  closures: readonly Closure[],
): number | null {
  const earliest = addDays(today, -PACE_DAYS);
  const counted = eaten.filter(({ day }) => day >= earliest && day < today);
  const first = counted.map(({ day }) => day).sort()[0];
  const tiffins = tiffinsIn(counted);
  if (!first || tiffins < FEWEST_TIFFINS) return null;
  const days = serviceDays(first, today, closures);
  return days < FEWEST_DAYS ? null : tiffins / days;
}

/**
 * The day on which the last credit is eaten, when somebody goes on as in the last four weeks: not
 * before what is booked, and not on a day on which the kitchen is closed. Null where nothing is left
 * and where there is no pace to go by.
 */
export function creditForecastOf(
  { available, reserved, booked, eaten }: CreditFigures,
  today: IsoDay,
  closures: readonly Closure[],
): CreditForecast | null {
  const total = available + reserved;
  const ahead = booked.filter(({ tiffins }) => tiffins > 0);
  const last = ahead
    .map(({ day }) => day)
    .reduce<IsoDay | null>((latest, day) => (latest ? laterDay(latest, day) : day), null);
  if (available <= 0) return last && last >= today ? { day: last, by: 'booked' } : null;
  const pace = paceOf(eaten, today, closures);
  if (pace === null) return null;
  const most = addDays(today, FURTHEST);
  const allBooked = tiffinsIn(ahead);
  let gone = 0;
  let day = nextServiceDay(today, closures);
  for (let days = 1; day && day <= most; days += 1, day = nextServiceDay(day, closures)) {
    // By the last day that is booked, at least what is booked is gone.
    gone = last && day <= last ? Math.max(pace * days, allBooked) : gone + pace;
    if (gone >= total - HAIR) return { day: last ? laterDay(last, day) : day, by: 'pace' };
  }
  return null;
}
