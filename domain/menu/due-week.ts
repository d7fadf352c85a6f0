import { addDays, type IsoDay } from '#domain/platform/days.ts';
import { cyclePositionOn } from './weekly-menu.ts';

/** A week of the cycle, from 1, and the Monday of a week in which it is due. */
export type DueWeek = { cyclePosition: number; due: IsoDay };

/** Which week of a cycle of so many weeks is due on a Monday, if this one is due when it says. */
export const dueBy = (
  { cyclePosition, due }: DueWeek,
  { monday, weeks }: { monday: IsoDay; weeks: number },
): number => cyclePositionOn(monday, addDays(due, -7 * (cyclePosition - 1)), weeks);

/** The first Monday from one on in which this week of the cycle is due, if it is due when it says. */
export function nextDue(said: DueWeek, cycle: { monday: IsoDay; weeks: number }): IsoDay {
  const ahead = said.cyclePosition - dueBy(said, cycle);
  return addDays(cycle.monday, 7 * (ahead < 0 ? ahead + cycle.weeks : ahead));
}

/** How many weeks a cycle has once these are added to it: each of them comes after the last one. */
export function cycleWith(weeks: number, positions: Iterable<number>): number {
  const added = new Set(positions);
  let length = weeks;
  while (added.has(length + 1)) length++;
  return length;
}
