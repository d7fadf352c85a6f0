import { paint } from './defs.ts';
import { diya } from './feast/diya.ts';
import { kalash } from './feast/kalash.ts';
import { garland, strand } from './feast/marigolds.ts';
import { type PictureOptions, picture } from './picture.ts';
import { serveAmongOthers } from './served.ts';
import { at, el, path } from './svg.ts';

/** A low table's edge, on which things stand. */
const board = (colour: string, edge: string) =>
  el('ellipse', { cx: 124, cy: 150, rx: 118, ry: 22, fill: paint('shadow') }) +
  el('ellipse', { cx: 120, cy: 134, rx: 114, ry: 34, fill: edge }) +
  el('ellipse', { cx: 120, cy: 129, rx: 114, ry: 33, fill: colour }) +
  el('ellipse', { cx: 120, cy: 129, rx: 106, ry: 29, stroke: '#e6b04a', 'stroke-width': 1.6 });

/** A big day: the kitchen's kadhais under flowers. */
const special = (): string =>
  garland({ x: 12, y: 10 }, { x: 120, y: 10 }, 24, 12, 10) +
  garland({ x: 120, y: 10 }, { x: 228, y: 10 }, 24, 12, 10) +
  [12, 120, 228].map((x) => strand(x, 10, 3, 10)).join('') +
  board('#9c2d1e', '#6a170d') +
  at(70, 106, 0.5, serveAmongOthers('Paneer Kadhai', 'kadhai')) +
  at(170, 106, 0.5, serveAmongOthers('Undhiyu', 'clay')) +
  at(120, 136, 0.42, serveAmongOthers('Jeera Rice'));

/** A pooja: the kalash, lamps and what is offered. */
const pooja = (): string =>
  garland({ x: 20, y: 8 }, { x: 220, y: 8 }, 30, 20, 10) +
  board('#f4d58a', '#b98a34') +
  at(120, 124, 0.86, kalash()) +
  at(54, 136, 0.4, serveAmongOthers('Ladoo', 'leaf')) +
  at(186, 136, 0.4, serveAmongOthers('Mohan Thal', 'leaf')) +
  at(98, 154, 0.62, diya()) +
  at(146, 154, 0.62, diya());

const BULBS: readonly (readonly [x: number, y: number])[] = [
  [22, 22],
  [54, 34],
  [88, 40],
  [120, 41],
  [152, 40],
  [186, 34],
  [218, 22],
];

/** A party at home: lights over a table full of things to reach for. */
const house = (): string =>
  path('M4 10Q120 66 236 10', { stroke: '#6d3a20', 'stroke-width': 2 }) +
  BULBS.map(
    ([x, y]) =>
      el('circle', { cx: x, cy: y + 10, r: 13, fill: '#ffd873', 'fill-opacity': 0.3 }) +
      el('circle', { cx: x, cy: y + 10, r: 6.5, fill: '#f5b52e' }) +
      el('circle', { cx: x - 1.5, cy: y + 8, r: 2.4, fill: '#fff6d8' }) +
      path(`M${x} ${y}v4`, { stroke: '#5a3a1c', 'stroke-width': 4 }),
  ).join('') +
  board('#a9673a', '#6d3f22') +
  at(58, 118, 0.38, serveAmongOthers('Samosa')) +
  at(128, 102, 0.34, serveAmongOthers('Khaman Dhokla')) +
  at(192, 114, 0.3, serveAmongOthers('Gulab Jamun')) +
  at(136, 146, 0.36, serveAmongOthers('Dabeli'));

const scenes = { special, pooja, house };

/** The kinds of event that the kitchen caters for. */
export type EventScene = keyof typeof scenes;

/** A small scene of an event, 240 x 180 units. Decoration unless `label` names it. */
export const drawEvent = (scene: EventScene, options: PictureOptions = {}): string =>
  picture(`event ${scene}`, 240, 180, scenes[scene](), options);
