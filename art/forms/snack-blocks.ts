import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { dashes, dots } from '../strokes.ts';
import { group, path } from '../svg.ts';

/** A square of dhokla: soft, full of pores. */
export function dhokla(rng: Random, colour: string): string {
  const top = 'M-27-8L0-21 27-8 0 7z';
  const pores = sow(10, 17, rng, 0.4).map(({ x, y }) => ({ x, y: y * 0.6 - 7 }));
  return group(
    { 'stroke-width': 4 },
    path('M-26 12L4 30 34 12 4-8z', { fill: '#1f0e04', 'fill-opacity': 0.26 }),
    path('M-27-8v18L0 25V7z', { fill: darker(colour, 0.1), stroke: darker(colour, 0.1) }),
    path('M27-8v18L0 25V7z', { fill: darker(colour, 0.28), stroke: darker(colour, 0.28) }),
    path(top, { fill: lighter(colour, 0.25), stroke: lighter(colour, 0.25) }),
    path(dots(pores), { stroke: darker(colour, 0.22), 'stroke-width': 1.8 }),
    path('M-27-9L-1-21', { stroke: '#fffbe0', 'stroke-width': 1.6 }),
  );
}

/** A piece of handvo: a golden crumb with flecks of bottle gourd under a dark crust of sesame. */
export function handvo(rng: Random): string {
  const crumb = '#dca548';
  const crust = '#9c541b';
  const top = 'M-30-10L0-24 30-10 0 5z';
  const sesame = sow(26, 21, rng, 0.4).map(({ x, y }) => ({
    x,
    y: y * 0.56 - 9.5,
    length: 1.6,
    angle: rng.between(0, 3.1),
  }));
  const flecks = Array.from({ length: 12 }, (_, i) => ({
    x: -26 + i * 4.8,
    y: 21 - Math.abs(i - 5.5) * 2.2 + rng.between(-5, 3),
  }));
  return group(
    { 'stroke-width': 4 },
    path('M-29 15L4 33 38 15 4-6z', { fill: '#1f0e04', 'fill-opacity': 0.26 }),
    path('M-30-10v22L0 28V5z', { fill: crumb, stroke: crumb }),
    path('M30-10v22L0 28V5z', { fill: darker(crumb, 0.24), stroke: darker(crumb, 0.24) }),
    path(dots(flecks), { stroke: '#6d8f36', 'stroke-width': 2.4 }),
    path(dots(flecks.map(({ x, y }) => ({ x: x + 2, y: y - 6 }))), {
      stroke: lighter(crumb, 0.6),
      'stroke-width': 2,
    }),
    path('M-30-8L0 7 30-8', { stroke: darker(crust, 0.4), 'stroke-width': 5 }),
    path(top, { fill: crust, stroke: crust }),
    path('M-16-10L0-18 15-10 0-3z', {
      fill: lighter(crust, 0.18),
      stroke: lighter(crust, 0.18),
      'stroke-opacity': 0.6,
    }),
    path(dashes(sesame), { stroke: '#fbeccb', 'stroke-width': 2.1 }),
  );
}
