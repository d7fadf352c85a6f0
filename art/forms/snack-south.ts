import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { arc, dashes, dots } from '../strokes.ts';
import { disc, el, path } from '../svg.ts';

const crisp = '#dc9a3c';

/** A dosa: thin and crisp, rolled up longer than its plate, browner where the pan was hottest. */
export function dosa(rng: Random): string {
  const body =
    'M-86 8C-88-10-80-20-64-22L66-24C82-24 88-8 84 10 82 20 74 24 62 24L-66 26C-80 26-85 20-86 8z';
  const streaks = sow(16, 60, rng, 0.4).map(({ x, y }) => ({
    x: x * 1.1,
    y: y * 0.3,
    length: rng.between(14, 34),
    angle: rng.between(-0.12, 0.08),
  }));
  return (
    stamp(
      body,
      { dx: 5, dy: 9, fill: '#1f0e04', 'fill-opacity': 0.3 },
      { dy: 2, fill: darker(crisp, 0.45) },
      { fill: crisp },
    ) +
    path('M-80-12C-72-20-66-20-60-20L66-22C74-22 79-18 81-12z', { fill: lighter(crisp, 0.4) }) +
    path(dashes(streaks), { stroke: '#a3601c', 'stroke-opacity': 0.45, 'stroke-width': 5 }) +
    path(dots(sow(18, 64, rng, 0.6).map(({ x, y }) => ({ x: x * 1.1, y: y * 0.34 }))), {
      stroke: lighter(crisp, 0.65),
      'stroke-width': 2.4,
    }) +
    path(body, { fill: paint('fall'), 'fill-opacity': 0.75 }) +
    // The loose edge of the roll, and its open end.
    stamp(
      'M-62 6C-20 12 30 4 82 6',
      { stroke: darker(crisp, 0.5), 'stroke-width': 3 },
      { dy: -1.6, stroke: lighter(crisp, 0.5), 'stroke-width': 1.6 },
    ) +
    el('ellipse', { cx: -76, cy: 3, rx: 9, ry: 19, fill: darker(crisp, 0.5) }) +
    el('ellipse', { cx: -75, cy: 3, rx: 6, ry: 15, fill: '#f3cf6d' }) +
    path('M-75-6c5 6 4 14-1 18', { stroke: '#b9782a', 'stroke-width': 2 })
  );
}

/** A medu vada: a ring of fried urad batter. */
export function meduVada(rng: Random): string {
  const crust = '#c9822e';
  return (
    disc(4, 8, 30, { fill: '#1f0e04', 'fill-opacity': 0.3 }) +
    disc(0, 4, 29, { fill: darker(crust, 0.45) }) +
    disc(0, 0, 29, { fill: crust }) +
    stamp(
      dots(sow(12, 25, rng, 0.4)),
      { stroke: darker(crust, 0.35), 'stroke-opacity': 0.4, 'stroke-width': 6 },
      { dx: -0.8, dy: -1, stroke: lighter(crust, 0.5), 'stroke-width': 2.8, 'stroke-opacity': 0.9 },
    ) +
    disc(0, 0, 29, { fill: paint('ball') }) +
    disc(0, 1, 9.5, { fill: darker(crust, 0.65) }) +
    path(arc(0, 2, 9, 0.3, 2.8), { stroke: lighter(crust, 0.35), 'stroke-width': 2 })
  );
}
