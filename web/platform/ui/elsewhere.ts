import { TORONTO, wallClockAt } from '#domain/platform/days.ts';

/** The zone of this device; Toronto's where it cannot be told. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || TORONTO;

/** Whether a clock in `zone` shows another day or time than Toronto's at a moment in milliseconds. */
export function isElsewhere(epochMilliseconds: number, zone = ownZone()): boolean {
  const here = wallClockAt({ epochMilliseconds });
  const there = wallClockAt({ epochMilliseconds }, zone);
  return here.day !== there.day || here.time !== there.time;
}
