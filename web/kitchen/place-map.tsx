import { isOnMaps } from '#art/map/chart.ts';
import type { GeoPoint } from '#contract/kitchen/settings.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';

/** The frame of a map: it cuts the corners. */
export const MAP = 'overflow-hidden rounded-card border border-line';

/**
 * A drawn map of one place with its surroundings and a pin, 3 by 2; `label` is the name under the
 * pin. Nothing for a place beyond the maps (they know the shore from Toronto to Newcastle), so the
 * address stands beside it in words.
 */
export function PlaceMap({
  place,
  label,
  className = '',
}: {
  place: GeoPoint | null;
  label: string;
  className?: string;
}) {
  if (!place || !isOnMaps(place)) return null;
  return (
    <Drawing
      of={`place:${JSON.stringify({ place, name: label })}`}
      label={`Map: ${label} and the roads around it`}
      className={`${MAP} ${className}`}
    />
  );
}
