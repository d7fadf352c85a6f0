import { TORONTO, wallClockAt } from '#domain/platform/days.ts';
import { useZone, zoneName } from '#web/account/session/instant-text.tsx';

/** The zone of this device; Toronto's where it cannot be told. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || TORONTO;

/** Whether a clock in `zone` shows another day or time than Toronto's at a moment in milliseconds. */
export function isElsewhere(epochMilliseconds: number, zone = ownZone()): boolean {
  const here = wallClockAt({ epochMilliseconds });
  const there = wallClockAt({ epochMilliseconds }, zone);
  return here.day !== there.day || here.time !== there.time;
}

/**
 * Says whose clock it is to a reader whose own shows another time, or who has chosen another zone;
 * nothing in the kitchen's zone.
 */
export function TorontoTime({ className = '' }: { className?: string }) {
  const zone = useZone();
  const isChosen = zone !== TORONTO;
  if (!isChosen && !isElsewhere(Date.now())) return null;
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      {isChosen
        ? `Days and times of deliveries are Toronto's, where the kitchen is. When something happened is told in ${zoneName(zone)} time.`
        : "Days and times are Toronto's, where the kitchen is."}
    </p>
  );
}
