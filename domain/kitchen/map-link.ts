import type { GeoPoint } from '#contract/kitchen/settings.ts';

/** Whose maps a device opens by itself; `other` has none. */
export type Maps = 'android' | 'apple' | 'other';

/** The maps of a device, by what its browser calls itself. */
export function mapsOf(userAgent: string): Maps {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'other';
}

/**
 * Opens a place in the device's own maps, else on OpenStreetMap: by its position (RFC 5870 for
 * `geo:`), or where none is known by its address.
 */
export function mapLink(
  { name, address, place }: { name: string; address: string; place: GeoPoint | null },
  maps: Maps,
): string {
  const at = place && `${place.latitude},${place.longitude}`;
  const [label, sought] = [encodeURIComponent(name), encodeURIComponent(address)];
  if (maps === 'android') return at ? `geo:${at}?q=${at}(${label})` : `geo:0,0?q=${sought}`;
  if (maps === 'apple')
    return at
      ? `https://maps.apple.com/?ll=${at}&q=${label}`
      : `https://maps.apple.com/?q=${sought}`;
  if (!place) return `https://www.openstreetmap.org/search?query=${sought}`;
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
