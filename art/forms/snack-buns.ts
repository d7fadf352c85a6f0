import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, foods, lighter } from '../palette.ts';
import { drawPieces } from '../pieces/pieces.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { arc, dots } from '../strokes.ts';
import { disc, el, path, TILT } from '../svg.ts';

const crust = '#c47a2a';
const crumb = '#f8e6bd';

const face = (y: number, wide: number, high: number, fill: string) =>
  el('ellipse', { cy: y, rx: wide, ry: high, fill });

/** Vada pav: a soft bun opened like a shell, chutneys on both halves, a golden potato ball inside. */
export function vadaPav(rng: Random): string {
  const vada = (fill: string) => el('ellipse', { cy: -9, rx: 31, ry: 26, fill });
  const knobs = sow(17, 27, rng, 0.6).map(({ x, y }) => ({ x, y: y - 9 }));
  const garlic = sow(16, 27, rng, 0.5).map(({ x, y }) => ({ x, y: y * 0.5 - 36 }));
  const bottom = 'M-42 4C-44 24-34 31 0 31S44 24 42 4z';
  const top = 'M-40-20C-50-48-31-63 0-63S50-48 40-20C30-8-30-8-40-20z';
  return (
    path('M-36 24C-30 44 46 46 52 14z', { fill: '#1f0e04', 'fill-opacity': 0.28 }) +
    stamp(top, { dy: 1.5, fill: darker(crust, 0.45) }, { fill: crust }, { fill: paint('ball') }) +
    face(-30, 38, 24, crumb) +
    path('M-29-28C-33-38-24-43-15-44-7-50 2-45 9-47 20-48 30-40 29-32 25-22-20-20-29-28z', {
      fill: '#6c9f3a',
    }) +
    path(dots(garlic), { stroke: '#b5321f', 'stroke-width': 3.2 }) +
    stamp(
      bottom,
      { dy: 1.6, fill: darker(crust, 0.5) },
      { fill: crust },
      { fill: paint('depth') },
    ) +
    path('M-43 10C-30 21 30 21 43 10', { stroke: lighter(crust, 0.45), 'stroke-width': 3 }) +
    face(4, 42, 14, crumb) +
    path('M-37 5C-30 15-22 11-16 15-8 19 2 14 10 17 19 17 28 12 37 5 20-4-20-4-37 5z', {
      fill: '#6c9f3a',
    }) +
    disc(3, 6, 29, { fill: '#1f0e04', 'fill-opacity': 0.35 }) +
    vada('#e3a22c') +
    stamp(
      dots(knobs),
      { dx: 0.6, dy: 0.9, stroke: '#a8651d', 'stroke-opacity': 0.35, 'stroke-width': 9 },
      { stroke: '#eab03e', 'stroke-width': 7.4 },
    ) +
    vada(paint('ball'))
  );
}

/** Places along the front of a bun's open edge, from the right to the left. */
const edge = (count: number, rng: Random) =>
  Array.from({ length: count }, (_, index) => {
    const angle = 0.12 + ((index + rng.between(0.2, 0.8)) * 2.9) / count;
    return {
      x: Math.cos(angle) * 38,
      y: -8 + Math.sin(angle) * 38 * TILT * 0.82 + rng.between(-2.5, 2.5),
      far: 1,
      index,
    };
  });

/** Dabeli: a buttered, toasted bun; sev, peanuts and pomegranate cling to the edge of its filling. */
export function dabeli(rng: Random): string {
  const bun = 'M-38-19C-38-40-28-46 0-46S38-40 38-19 28 8 0 8-38-2-38-19z';
  const toasted = sow(7, 24, rng, 0.3).map(({ x, y }) => ({ x, y: y - 19 }));
  return (
    stamp(
      bun,
      { dx: 6, dy: 27, fill: '#1f0e04', 'fill-opacity': 0.3 },
      { dy: 23, fill: darker(crust, 0.5) },
      { dy: 21, fill: crust },
      { dy: 14, fill: crumb },
      { dy: 12, fill: '#6d2a10' },
      { dy: 8, fill: '#93421a' },
      { dy: 3, fill: crumb },
      { fill: lighter(crust, 0.06) },
    ) +
    path(dots(toasted), { stroke: '#8a4a16', 'stroke-opacity': 0.2, 'stroke-width': 15 }) +
    el('path', { d: bun, fill: paint('depth') }) +
    path(arc(0, -18, 30, 3.5, 4.6), {
      stroke: lighter(crust, 0.8),
      'stroke-opacity': 0.7,
      'stroke-width': 3.4,
    }) +
    drawPieces('thread', edge(46, rng), 5, foods.sev, rng) +
    drawPieces('bean', edge(4, rng), 4.4, foods.peanut, rng) +
    drawPieces('ball', edge(6, rng), 2.8, ['#b81f3a'], rng)
  );
}
