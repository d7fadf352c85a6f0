import type { Point } from '../strokes.ts';
import { coords, el, group, path } from '../svg.ts';
import { type Chart, isOnSheet, project } from './chart.ts';
import { type Degrees, HIGHWAYS, ISLANDS, type Road, SHORE, STREETS } from './geography.ts';
import { type Box, boxAround, isFree, widthOf } from './labels.ts';

export const LAKE = 'Lake Ontario';

/** The land that everything else of a map lies on: the whole sheet. */
export const land = ({ width, height }: Chart): string =>
  el('rect', { width, height, class: 'map-land' });

/** Everything on a sheet that cuts off what runs over its edge. */
export const onSheet = ({ width, height }: Chart, ...parts: string[]): string =>
  el('svg', { width, height, viewBox: `0 0 ${width} ${height}` }, parts.join(''));

/** A soft line through the middles between points, from the first to the last. */
function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const last = rest.at(-1) ?? first;
  const turns = rest.slice(0, -1).map((corner, i) => {
    const next = rest[i + 1] ?? corner;
    return `Q${coords(corner.x, corner.y, (corner.x + next.x) / 2, (corner.y + next.y) / 2)}`;
  });
  return `M${coords(first.x, first.y)}${turns.join('')}L${coords(last.x, last.y)}`;
}

const lineOn = (chart: Chart, line: readonly Degrees[]): Point[] =>
  line.map((point) => project(chart, point));

/** Lake Ontario below its north shore, with the Toronto Islands left out of it. */
export function lake(chart: Chart): string {
  const shore = lineOn(chart, SHORE);
  const floor = Math.max(chart.height, ...shore.map(({ y }) => y)) + 40;
  const [west, east] = [shore[0]?.x ?? 0, shore.at(-1)?.x ?? chart.width];
  const water = `${softLine(shore)}V${Math.round(floor)}H${Math.round(west)}z`;
  return (
    path(east > 0 ? water : '', { class: 'map-lake' }) +
    path(`${softLine(lineOn(chart, ISLANDS))}z`, { class: 'map-land' })
  );
}

/** Where the shore crosses an upright line at `x`, in units; below the sheet when it does not. */
export function shoreAt(chart: Chart, x: number): number {
  const shore = lineOn(chart, SHORE);
  const east = shore.findIndex((point) => point.x >= x);
  const [from, to] = [shore[east - 1], shore[east]];
  if (!from || !to) return chart.height;
  return from.y + ((x - from.x) / (to.x - from.x || 1)) * (to.y - from.y);
}

/** A few waves where nothing else is, `places` in units. */
export const waves = (places: readonly Point[]): string =>
  path(places.map(({ x, y }) => `M${coords(x, y)}q6-6 12 0q6 6 12 0q6-6 12 0`).join(''), {
    class: 'map-wave',
  });

const drawRoads = (chart: Chart, roads: readonly Road[], look: string): string =>
  group({ class: look }, path(roads.map(({ line }) => softLine(lineOn(chart, line))).join('')));

/** The highways, and with `near` the main streets under them. */
export const roads = (chart: Chart, near: boolean): string =>
  (near ? drawRoads(chart, STREETS, 'map-street') : '') +
  drawRoads(chart, HIGHWAYS, 'map-road-edge') +
  drawRoads(chart, HIGHWAYS, 'map-road');

/** Points along a road, a few units apart. */
function along(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [];
    const steps = Math.max(1, Math.round(Math.hypot(next.x - point.x, next.y - point.y) / 12));
    return Array.from({ length: steps }, (_, step) => ({
      x: point.x + ((next.x - point.x) * step) / steps,
      y: point.y + ((next.y - point.y) * step) / steps,
    }));
  });
}

/** The signs of the highways, each where there is room for it nearest to the middle of the sheet. */
export function roadSigns(chart: Chart, size: number, taken: readonly Box[]): string {
  const filled = [...taken];
  const middle = { x: chart.width / 2, y: chart.height / 2 };
  const signs = HIGHWAYS.map(({ sign = '', line }) => {
    const [width, height] = [widthOf(sign, size) + size * 0.7, size * 1.35];
    const place = along(lineOn(chart, line))
      .filter((point) => isOnSheet(chart, point, size * 1.5))
      .filter((point) => isFree(boxAround(point, width + 4, height + 4), filled))
      .sort(
        (a, b) =>
          Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y),
      )[0];
    if (!place) return '';
    const box = boxAround(place, width, height);
    filled.push(boxAround(place, width + 4, height + 4));
    return (
      el('rect', { ...box, rx: height / 3 }) +
      el('text', { x: place.x, y: place.y, 'font-size': size, dy: '.3em' }, sign)
    );
  });
  return group({ class: 'map-sign' }, ...signs);
}
