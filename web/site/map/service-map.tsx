import { isOnMaps } from '#art/map/chart.ts';
import type { AboutKitchen } from '#contract/kitchen/kitchen.ts';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { MAP } from './place-map.tsx';

/** The cities that lie on the local map and are marked there. */
export const citiesOnMap = (cities: AboutKitchen['cities']) =>
  cities.flatMap(({ name, onLocalMap, place }) =>
    onLocalMap && place && isOnMaps(place) ? [{ name, place }] : [],
  );

/** A drawn map of the towns that are served, with the kitchen's pin; nothing while none lies on it. */
export function ServiceMap({ cities, place }: Pick<AboutKitchen, 'cities' | 'place'>) {
  const served = citiesOnMap(cities);
  if (served.length === 0) return null;
  return (
    <Drawing
      of={`area:${JSON.stringify({ kitchen: place, served })}`}
      label={`Map of the north shore of Lake Ontario with the towns we deliver to: ${served.map(({ name }) => name).join(', ')}`}
      className={MAP}
    />
  );
}
