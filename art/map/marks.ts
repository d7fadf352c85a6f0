import { sign } from '../logo.ts';
import type { Point } from '../strokes.ts';
import { at, coords, el, escapeXml, group, path } from '../svg.ts';
import { type Box, boxAround, type Label } from './labels.ts';

/** How high the pin is above the point that it marks, in units, at scale 1. */
const PIN_HEIGHT = 50;

/** Towns farther apart than this, in units, are islands of their own. */
const MOST_APART = 150;

/** The kitchen's pin: a drop with the shop's sign in it, whose tip is the place. */
export const pin = ({ x, y }: Point, scale: number): string =>
  at(
    x,
    y,
    scale,
    el('ellipse', { rx: 9, ry: 3.5, class: 'map-shade' }) +
      path('M0 0C-5-12-18-18-18-32a18 18 0 1 1 36 0C18-18 5-12 0 0z', { class: 'map-pin' }) +
      at(-12.5, -45, 0.39, sign),
  );

/** The room that the pin takes. */
export const pinBox = ({ x, y }: Point, scale: number): Box =>
  boxAround({ x, y: y - (PIN_HEIGHT * scale) / 2 }, 36 * scale, PIN_HEIGHT * scale);

/** A word whose middle stands at a point. */
export const word = (text: string, { x, y }: Point, look: string): string =>
  el('text', { x, y, dy: '.3em', class: look }, escapeXml(text));

/** The names of towns, and the lines to those that stand off. */
export function names(labels: readonly Label[]): string {
  const leaders = labels.flatMap(({ leader }) =>
    leader ? `M${coords(leader.from.x, leader.from.y)}V${coords(leader.to.y)}` : [],
  );
  return (
    (leaders.length > 0 ? path(leaders.join(''), { class: 'map-leader' }) : '') +
    group({}, ...labels.map(({ text, middle }) => word(text, middle, 'map-name')))
  );
}

/** The country around served towns: a broad soft stroke over each and to its nearest three. */
export function servedCountry(points: readonly Point[]): string {
  const strokes = points.map((from, place) => {
    const near = points
      .map((to, other) => ({ to, other, far: Math.hypot(to.x - from.x, to.y - from.y) }))
      .filter(({ far }) => far < MOST_APART)
      .sort((a, b) => a.far - b.far)
      .slice(0, 4)
      .filter(({ other }) => other >= place);
    return near.map(({ to }) => `M${coords(from.x, from.y)}L${coords(to.x, to.y)}`).join('');
  });
  return path(strokes.join(''), { class: 'map-served' });
}

/** A bar of ten kilometres that ends at a point. */
export const scaleBar = ({ x, y }: Point, length: number): string =>
  path(`M${coords(x - length, y - 7)}v7h${coords(length)}v-7`, { class: 'map-leader' }) +
  word('10 km', { x: x - length / 2, y: y - 12 }, 'map-quiet');

/** A round mark where each town lies. */
export const towns = (points: readonly Point[], radius: number): string =>
  group(
    { class: 'map-town' },
    ...points.map(({ x, y }) => el('circle', { cx: x, cy: y, r: radius })),
  );
