import {
  chartAround,
  type GeoPoint,
  isOnMaps,
  isOnSheet,
  projectPlace,
  unitsOf,
} from './map/chart.ts';
import { boxAround, isFree, placeLabels, widthOf } from './map/labels.ts';
import { LAKE, lake, land, onSheet, roadSigns, roads, waves } from './map/land.ts';
import { names, pin, pinBox, scaleBar, servedCountry, towns, word } from './map/marks.ts';
import { type PictureOptions, picture } from './picture.ts';

/** Between Toronto and Newcastle: the middle of the service area and its width in degrees. */
const AREA = { middle: { latitude: 43.822, longitude: -79.008 }, span: 1.03 };

const LAKE_PLACE: GeoPoint = { latitude: 43.69, longitude: -78.8 };
const TORONTO: GeoPoint = { latitude: 43.672, longitude: -79.41 };

/** The size of names, in units; map.css makes them smaller where the map is wide. */
const NAME = 26;

/** A town that is served. */
export interface Served {
  name: string;
  place: GeoPoint;
}

/**
 * Where the kitchen delivers, 720 x 430 units: each town with its name and the country around it,
 * the lake, the highways, and a pin where the kitchen is. Names never touch one another; one that
 * finds no room is left out, as is a town beyond the sheet, so a list belongs beside it. Its colours
 * are those of map.css. Decoration unless `label` names it.
 */
export function drawAreaMap(
  { kitchen, served }: { kitchen: GeoPoint | null; served: readonly Served[] },
  options: PictureOptions = {},
): string {
  const chart = chartAround(AREA.middle, AREA.span, 720, 430);
  const spots = served
    .map(({ name, place }) => ({ text: name, ...projectPlace(chart, place) }))
    .filter((spot) => isOnSheet(chart, spot, 8));
  const home = kitchen && isOnMaps(kitchen) ? projectPlace(chart, kitchen) : null;
  const water = projectPlace(chart, LAKE_PLACE);
  const taken = [boxAround(water, widthOf(LAKE, 30), 40), ...(home ? [pinBox(home, 1)] : [])];
  const labels = placeLabels(spots, NAME, taken, chart);
  const filled = [
    ...taken,
    ...labels.map(({ box }) => box),
    ...spots.map((spot) => boxAround(spot, 20, 20)),
  ];
  const city = projectPlace(chart, TORONTO);
  const cityBox = boxAround(city, widthOf('Toronto', 20), 24);
  const cityFits = isFree(cityBox, filled);
  const content = onSheet(
    chart,
    land(chart),
    servedCountry(spots),
    lake(chart),
    waves([
      { x: water.x - 150, y: water.y + 44 },
      { x: water.x + 30, y: water.y + 50 },
      { x: water.x - 260, y: water.y + 78 },
    ]),
    roads(chart, false),
    roadSigns(chart, 15, cityFits ? [...filled, cityBox] : filled),
    word(LAKE, water, 'map-water'),
    scaleBar({ x: chart.width - 28, y: chart.height - 24 }, unitsOf(chart, 10)),
    cityFits ? word('Toronto', city, 'map-quiet') : '',
    towns(spots, 6.5),
    names(labels),
    home ? pin(home, 1) : '',
  );
  return picture('map of the area', chart.width, chart.height, content, options);
}
