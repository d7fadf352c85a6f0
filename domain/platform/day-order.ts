import { isDay } from './days.ts';

/** In which order the days of a column name day and month; the year stands behind both. */
export type DayOrder = 'day_first' | 'month_first';

/** `31/12/1975` among other words. */
const WITH_YEAR = /(?<!\d|\d[/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?![/.-]?\d)/g;
/** `31/12` or `31/12/75` alone: of a birthday nobody needs the year. */
const WITHOUT_YEAR = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2})?$/;

/** Any year that has every day. */
const LEAP_YEAR = '2024';
const LAST_MONTH = 12;

function isoDay(first: string, second: string, year: string, order: DayOrder): string | null {
  const [day, month] = order === 'day_first' ? [first, second] : [second, first];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

/** Both parts of every day of a cell, in their order. */
function partsOf(typed: string): [first: string, second: string][] {
  const [, first, second] = WITHOUT_YEAR.exec(typed) ?? [];
  if (first && second) return [[first, second]];
  return [...typed.matchAll(WITH_YEAR)].map(([, one = '', , other = '']) => [one, other]);
}

/**
 * The one order in which the days of a whole column can be read; null where both are possible, or one
 * contradicts another: a guess would move them by months.
 */
export function orderOfDays(cells: readonly string[]): DayOrder | null {
  const orders = new Set<DayOrder>();
  for (const [first, second] of cells.flatMap(partsOf)) {
    if (Number(first) > LAST_MONTH && isoDay(first, second, LEAP_YEAR, 'day_first'))
      orders.add('day_first');
    if (Number(second) > LAST_MONTH && isoDay(first, second, LEAP_YEAR, 'month_first'))
      orders.add('month_first');
  }
  const [order = null, contradiction] = orders;
  return contradiction ? null : order;
}

/** A cell with its days as everything else reads them: `1975-12-31`, and `12-31` without a year. */
export function withIsoDays(typed: string, order: DayOrder | null): string {
  if (order === null) return typed;
  const [, first, second] = WITHOUT_YEAR.exec(typed) ?? [];
  if (first && second)
    return isoDay(first, second, LEAP_YEAR, order)?.slice('2024-'.length) ?? typed;
  return typed.replace(
    WITH_YEAR,
    (day, one: string, _sign: string, other: string, year: string) =>
      isoDay(one, other, year, order) ?? day,
  );
}
