import type { Closure } from '#domain/kitchen/calendar.ts';
import { addDays, type IsoDay, isWeekend, type Weekday, weekdayOf } from '#domain/platform/days.ts';

type Holiday = { day: IsoDay; name: string };

const dayIn = (year: number, month: number, date: number): IsoDay =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** The first such weekday on or after a day. */
const firstFrom = (day: IsoDay, weekday: Weekday): IsoDay =>
  addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** Easter Sunday of a Gregorian year (the Meeus/Jones/Butcher computus). */
function easter(year: number): IsoDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonDrift + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const daysFromMarch22 = epact + toSunday - 7 * late;
  return addDays(dayIn(year, 3, 22), daysFromMarch22);
}

/** The nine public holidays of a year (Employment Standards Act, 2000, section 1), in order. */
function publicHolidays(year: number): Holiday[] {
  return [
    { day: dayIn(year, 1, 1), name: "New Year's Day" },
    { day: firstFrom(dayIn(year, 2, 15), 1), name: 'Family Day' },
    { day: addDays(easter(year), -2), name: 'Good Friday' },
    { day: firstFrom(dayIn(year, 5, 18), 1), name: 'Victoria Day' },
    { day: dayIn(year, 7, 1), name: 'Canada Day' },
    { day: firstFrom(dayIn(year, 9, 1), 1), name: 'Labour Day' },
    { day: firstFrom(dayIn(year, 10, 8), 1), name: 'Thanksgiving' },
    { day: dayIn(year, 12, 25), name: 'Christmas Day' },
    { day: dayIn(year, 12, 26), name: 'Boxing Day' },
  ];
}

/**
 * Ontario's public holidays of a year, and the weekday kept instead for each that falls on a
 * weekend: the cooks are owed a substitute day (the same Act, section 29), and the offices that
 * tiffins go to are shut on it. The desk can reopen any of them.
 */
export function ontarioHolidays(year: number): Holiday[] {
  const holidays = publicHolidays(year);
  const taken = new Set(holidays.map(({ day }) => day));
  const kept = holidays
    .filter(({ day }) => isWeekend(day))
    .map(({ day, name }) => {
      let instead = day;
      while (isWeekend(instead) || taken.has(instead)) instead = addDays(instead, 1);
      taken.add(instead);
      return { day: instead, name: `${name} (observed)` };
    });
  return [...holidays, ...kept].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The holidays on which a kitchen that opens today stays closed: from today through next year. */
export function closuresFrom(today: IsoDay): Closure[] {
  const year = Number(today.slice(0, 4));
  return [...ontarioHolidays(year), ...ontarioHolidays(year + 1)]
    .filter(({ day }) => day >= today)
    .map(({ day, name }) => ({ startDay: day, endDay: day, reason: name }));
}
