import { MapPin } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Place } from '#contract/kitchen/settings.ts';
import { type Maps, mapLink, mapsOf } from '#domain/kitchen/map-link.ts';
import { buttonClass } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

const never = () => () => {};

/** The device's own maps; none in the server's HTML, whose link works everywhere. */
const useMaps = (): Maps =>
  useSyncExternalStore(
    never,
    () => mapsOf(navigator.userAgent),
    () => 'other',
  );

/** The way to the kitchen, in the maps of whoever asks. */
export function MapToUs({
  business: { name, address },
  place,
}: {
  business: { name: string; address: string };
  place: Place | null;
}) {
  return (
    <a
      href={mapLink({ name, address, place }, useMaps())}
      rel="noopener noreferrer"
      className={buttonClass('quiet', 'small', 'no-print')}
    >
      <Icon of={MapPin} className="size-4.5" /> Open in maps
    </a>
  );
}
