import { wallClockAt } from '#domain/platform/days.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A moment as Toronto's clocks show it, the way date and time inputs write it: `2026-11-23T09:00`. */
export function torontoTimeOf(moment: string): string {
  const { day, time } = wallClockAt(moment);
  return `${day}T${time}`;
}

/** How far Toronto's clocks are from UTC at a full minute, in milliseconds: minus five hours in winter. */
const offsetAt = (ms: number): number =>
  Date.parse(`${torontoTimeOf(new Date(ms).toISOString())}Z`) - ms;

/**
 * The moment at which Toronto's clocks show such a time, as ISO 8601, in whatever zone this browser
 * is; undefined for what is no time. It decides like `instantAt` of domain/platform/days.ts, which needs
 * `Temporal`, which not every browser has: a time that the spring change leaves out means the one
 * after it, one that the autumn change repeats means the first.
 */
export function momentOfTorontoTime(time: string): string | undefined {
  const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(time)?.[0] ?? '';
  const asUtc = Date.parse(`${written}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const before = asUtc - offsetAt(asUtc - DAY);
  const after = asUtc - offsetAt(asUtc + DAY);
  const isMeant = (ms: number) => torontoTimeOf(new Date(ms).toISOString()) === written;
  return new Date([before, after].find(isMeant) ?? before).toISOString();
}
