type City = { name: string; onLocalMap: boolean };

const listed = new Intl.ListFormat('en-CA', { type: 'conjunction' });

/** The cities around the kitchen, to which it delivers. */
export const citiesNear = <Some extends City>(cities: readonly Some[]): Some[] =>
  cities.filter(({ onLocalMap }) => onLocalMap);

/**
 * `Farther away, in Calgary: ask us what we can do there.`: the one sentence about cities off the
 * local map, wherever cities are named; null where there are none.
 */
export function fartherAway(cities: readonly City[]): string | null {
  const away = cities.flatMap(({ name, onLocalMap }) => (onLocalMap ? [] : [name]));
  return away.length > 0
    ? `Farther away, in ${listed.format(away)}: ask us what we can do there.`
    : null;
}
