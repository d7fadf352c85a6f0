import { type IsoDay, type Moment, type WallTime, wallClockAt } from '#domain/platform/days.ts';

/** How an hour of the counter stands to the clock: late, within the hour, or later than that. */
export type Due = { when: 'late' | 'soon' | 'later'; words: string };

/** From how many minutes before its time on an order is due soon. */
const SOON = 60;

const minutesInto = (time: WallTime): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `25 min`, `2 h`, `1 h 5 min` */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/**
 * How late or how soon orders for a day and time are; both are Toronto's clock. An order that was
 * not handed over on a day that is gone is late, however long ago that was.
 */
export function dueAt(day: IsoDay, time: WallTime, now: Moment): Due {
  const clock = wallClockAt(now);
  if (day < clock.day) return { when: 'late', words: 'not handed over' };
  if (day > clock.day) return { when: 'later', words: '' };
  const left = minutesInto(time) - minutesInto(clock.time);
  if (left < 0) return { when: 'late', words: `${duration(-left)} late` };
  if (left === 0) return { when: 'soon', words: 'now' };
  return left <= SOON
    ? { when: 'soon', words: `in ${duration(left)}` }
    : { when: 'later', words: '' };
}
