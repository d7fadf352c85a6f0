import { chartAround, type GeoPoint, isOnSheet, project, projectPlace } from './map/chart.ts';
import { TOWNS } from './map/geography.ts';
import { type Box, boxAround, isFree, placeLabels, widthOf } from './map/labels.ts';
import { LAKE, lake, land, onSheet, roadSigns, roads, shoreAt, waves } from './map/land.ts';
import { names, pin, pinBox, towns, word } from './map/marks.ts';
import { type PictureOptions, picture } from './picture.ts';
import type { Point } from './strokes.ts';
import { group } from './svg.ts';

/** The name of the kitchen, of towns and of the lake, in units. */
const TITLE = 22;
const NAME = 19;

/** So much of the lake must be seen, in units, for it to have its name. */
const ROOM_FOR_LAKE = 56;

const boxOf = (middle: Point, text: string, size: number): Box =>
  boxAround(middle, widthOf(text, size), size * 1.3);

/**
 * One place and what lies around it, 480 x 320 units: the shore, the main roads, the towns, and a
 * pin with its name. A place that `isOnMaps` does not know has only its pin. Its colours are those
 * of map.css. Decoration unless `label` names it.
 */
export function drawPlaceMap(
  { place, name }: { place: GeoPoint; name: string },
  options: PictureOptions = {},
): string {
  const chart = chartAround({ ...place, latitude: place.latitude - 0.012 }, 0.24, 480, 320);
  const here = projectPlace(chart, place);
  const title = { x: here.x, y: here.y + 20 };
  const shore = shoreAt(chart, here.x);
  const water = { x: here.x, y: (shore + chart.height) / 2 };
  const lakeIsSeen = chart.height - shore > ROOM_FOR_LAKE;
  const taken = [
    pinBox(here, 1.3),
    boxOf(title, name, TITLE),
    ...(lakeIsSeen ? [boxOf(water, LAKE, NAME)] : []),
  ];
  const spots = TOWNS.map(({ name: text, at }) => ({ text, ...project(chart, at) })).filter(
    (spot) => isOnSheet(chart, spot, 20) && isFree(boxAround(spot, 40, 20), taken),
  );
  const labels = placeLabels(spots, NAME, taken, chart);
  const content = onSheet(
    chart,
    land(chart),
    lake(chart),
    lakeIsSeen
      ? waves([
          { x: water.x - 130, y: water.y + 10 },
          { x: water.x + 96, y: water.y },
        ])
      : '',
    roads(chart, true),
    roadSigns(chart, 14, [...taken, ...labels.map(({ box }) => box)]),
    towns(spots, 5),
    group({ class: 'map-small' }, names(labels), lakeIsSeen ? word(LAKE, water, 'map-water') : ''),
    pin(here, 1.3),
    word(name, title, 'map-title'),
  );
  return picture(`map of ${name}`, chart.width, chart.height, content, options);
}
