import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { BusinessProfile, type GeoPoint } from '#contract/kitchen/settings.ts';

const textOf = (place: GeoPoint | null | undefined): string =>
  place ? `${place.latitude}, ${place.longitude}` : '';

/**
 * The place that somebody typed: `43.8971, -78.8658`; null for nothing. What is no place stays as
 * it is typed, so that its schema refuses it.
 */
export function placeOf(typed: string | null | undefined): GeoPoint | string | null {
  const words = (typed ?? '').trim();
  if (words === '') return null;
  const [, first, second] =
    /^\(?(-?\d+(?:\.\d+)?)°?(?:\s*,\s*|\s+)(-?\d+(?:\.\d+)?)°?\)?$/.exec(words) ?? [];
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : words;
}

/** The business profile as its form holds it: places as they are typed. */
export const profileFormOf = (profile: BusinessProfile): FieldValues => ({
  ...profile,
  place: textOf(profile.place),
  cities: profile.cities.map((city) => ({ ...city, place: textOf(city.place) })),
});

/** What the form of the business profile sends. */
export function profileBodyOf(values: FieldValues): Record<string, unknown> {
  const { mission = [], cities = [] } = values as { mission?: string[]; cities?: FieldValues[] };
  return bodyOf(BusinessProfile, {
    ...values,
    place: placeOf(values.place),
    cities: cities.map((city) => ({ ...city, place: placeOf(city.place) })),
    mission: mission.map((line) => line.trim()).filter(Boolean),
  });
}

/** `L1G, L1H M1` -> prefixes, as people type lists: separated by commas, spaces or lines. */
export const prefixesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** The prefixes as text to edit, one line for each first letter. */
export function prefixesText(prefixes: readonly string[]): string {
  const lines = Map.groupBy(prefixes.toSorted(), (prefix) => prefix[0]);
  return [...lines.values()].map((line) => line.join(', ')).join(',\n');
}
