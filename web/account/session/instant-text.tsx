import { useCallback } from 'react';
import {
  formatInstant,
  formatTime,
  type Moment,
  machineInstant,
  TORONTO,
  wallClockAt,
} from '#domain/platform/days.ts';
import { useSession } from './session.ts';

/** The zone in which the reader wants to know when something happened; Toronto's for visitors. */
export function useZone(): string {
  const current = useSession();
  const chosen = current.status === 'signed-in' && current.user.settings?.preferences.timezone;
  return chosen || TORONTO;
}

/** A zone by the city that names it: `America/Los_Angeles` is `Los Angeles`. */
export const zoneName = (zone: string): string =>
  zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');

/**
 * Words for when something happened, in the zone that the reader has chosen, which is
 * named where it is not the kitchen's: `Nov 23, 2026, 4:00 PM (Denver)`. Days and times of
 * deliveries are not such moments: they are Toronto's.
 */
export function useInstantText(): (moment: Moment) => string {
  const zone = useZone();
  return useCallback(
    (moment) => {
      const words = formatInstant(moment, zone);
      return zone === TORONTO ? words : `${words} (${zoneName(zone)})`;
    },
    [zone],
  );
}

/** Words for a moment of this day: `4:00 PM, Denver time`. */
export function useTimeOfDayText(): (moment: Moment) => string {
  const zone = useZone();
  return (moment) => `${formatTime(wallClockAt(moment, zone).time)}, ${zoneName(zone)} time`;
}

/** When something happened, in the zone that the reader has chosen (ISO 8601 in). */
export function InstantText({ at }: { at: string }) {
  return <time dateTime={machineInstant(at)}>{useInstantText()(at)}</time>;
}
