import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  addDays,
  formatDay,
  formatTime,
  type IsoDay,
  instantAt,
  type Moment,
  type WallTime,
  wallClockAt,
} from '#domain/platform/days.ts';
import type { StateTable } from '#domain/platform/states.ts';

/**
 * Something with a time of its own, what it is called (`TF-2026-000012 of Emily Khan`), and how many
 * of its noun it counts for. `from` is when it is expected at a door, Toronto wall clock; without it
 * its day alone counts.
 */
export type TimedWork = { called: string; day: IsoDay; from?: WallTime; count: number };

/** Nobody is at a door so long before the time that was agreed, in minutes: it was another button. */
const EARLIEST_AT_DOOR = 120;

/** `tomorrow (Mon, Nov 23)`; a day further away by its date alone, today by the hour. */
function timeText({ day, from }: TimedWork, today: IsoDay): string {
  if (day === today) return `today from ${formatTime(from)}`;
  if (day === addDays(today, 1)) return `tomorrow (${formatDay(day)})`;
  return day === addDays(today, -1) ? `yesterday (${formatDay(day)})` : formatDay(day);
}

/** `These 16 tiffins are for tomorrow (Mon, Nov 23)`; a single order by its name: `SN-2026-0007 of Emily Khan is for Tue, Nov 24`. */
function timingText(things: readonly TimedWork[], noun: string, today: IsoDay): string {
  const count = things.reduce((sum, thing) => sum + thing.count, 0);
  const inOrder = things.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const times = [...new Set(inOrder.map((thing) => timeText(thing, today)))];
  const [only] = things.length === 1 ? things : [];
  const which = only ? `${only.called} is` : `These ${count} ${noun}s are`;
  return `${which} for ${times.join(' and ')}`;
}

const keyOf = ({ day, from = '' }: TimedWork): string => day + from;

const isEarly = ({ day, from }: TimedWork, now: Moment & object): boolean =>
  from !== undefined &&
  instantAt(day, from).epochMilliseconds - now.epochMilliseconds > EARLIEST_AT_DOOR * 60_000;

/**
 * Whether work is done at the time that it belongs to, or the refusal that asks first
 * (`not_its_time`, naming the times and how many): tomorrow's tiffins cooked today are cold
 * tomorrow, an event is not over before it has begun, and what is for the evening was not handed
 * over in the morning. Of many, those whose time it is are not asked about.
 */
export function checkTiming<S extends string, A extends string>(
  table: Pick<StateTable<S, A>, 'onlyOnDay' | 'notBeforeDay' | 'notHoursBefore'>,
  action: A,
  things: readonly TimedWork[],
  { noun, now }: { noun: string; now: Moment & object },
): Refusal<'not_its_time'> | null {
  const { onlyOnDay = [], notBeforeDay = [], notHoursBefore = [] } = table;
  const { day: today } = wallClockAt(now);
  const others = things.filter(
    (thing) =>
      (onlyOnDay.includes(action) && thing.day !== today) ||
      (notBeforeDay.includes(action) && thing.day > today) ||
      (notHoursBefore.includes(action) && isEarly(thing, now)),
  );
  return others.length === 0
    ? null
    : refuse('not_its_time', { what: timingText(others, noun, today) });
}
