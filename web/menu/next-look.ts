import { type WallTime, wallClockAt } from '#domain/platform/days.ts';

/** Its clock may be a little behind this device's. */
const AFTER_MS = 5_000;

/** So often at least, for devices whose clock is wrong, and for the two nights when Toronto's changes. */
const HOUR_MS = 3_600_000;

const minutesOf = (time: WallTime): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/**
 * In how many milliseconds a page that shows days looks for news: just after Toronto's midnight or
 * the cut-off, whichever comes first, and within the hour in any case.
 */
export function msToNextLook(epochMilliseconds: number, cutoff?: WallTime): number {
  const now = minutesOf(wallClockAt({ epochMilliseconds }).time);
  const next = cutoff && minutesOf(cutoff) > now ? minutesOf(cutoff) : 24 * 60;
  return Math.min((next - now) * 60_000 - (epochMilliseconds % 60_000) + AFTER_MS, HOUR_MS);
}
