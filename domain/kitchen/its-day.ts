import { type Refusal, refuse } from '#contract/refusal.ts';
import { addDays, formatDay, type IsoDay } from '../days.ts';
import type { StateTable } from '../states.ts';

/** Something with a day of its own, and how many of its noun it counts for. */
export type OnADay = { day: IsoDay; count: number };

/** `tomorrow (Mon, Nov 23)`; a day further away by its date alone. */
function dayWords(day: IsoDay, today: IsoDay): string {
  if (day === addDays(today, 1)) return `tomorrow (${formatDay(day)})`;
  return day === addDays(today, -1) ? `yesterday (${formatDay(day)})` : formatDay(day);
}

/** `These 16 tiffins are for tomorrow (Mon, Nov 23)`, `This order is for Tue, Nov 24`. */
function whoseDay(things: readonly OnADay[], noun: string, today: IsoDay): string {
  const count = things.reduce((sum, thing) => sum + thing.count, 0);
  const days = [...new Set(things.map(({ day }) => day))].sort();
  const which = count === 1 ? `This ${noun} is` : `These ${count} ${noun}s are`;
  return `${which} for ${days.map((day) => dayWords(day, today)).join(' and ')}`;
}

/**
 * Whether work is done on the day that it belongs to, or the refusal that asks first
 * (`not_its_day`, naming the days and how many): tomorrow's tiffins cooked today are cold tomorrow,
 * and an event is not over before it has begun. Of many, those of today are not asked about.
 */
export function checkItsDay<S extends string, A extends string>(
  { onItsDay = [], fromItsDay = [] }: Pick<StateTable<S, A>, 'onItsDay' | 'fromItsDay'>,
  action: A,
  things: readonly OnADay[],
  { noun, today }: { noun: string; today: IsoDay },
): Refusal<'not_its_day'> | null {
  const others = things.filter(
    ({ day }) =>
      (onItsDay.includes(action) && day !== today) || (fromItsDay.includes(action) && day > today),
  );
  return others.length === 0
    ? null
    : refuse('not_its_day', { what: whoseDay(others, noun, today) });
}
