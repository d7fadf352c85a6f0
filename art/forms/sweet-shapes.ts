import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { dots } from '../strokes.ts';
import { disc, group, path } from '../svg.ts';

const block = (colour: string, ...onTop: string[]): string =>
  group(
    { 'stroke-width': 3 },
    path('M-30 6L6 28 40 8 4-10z', { fill: '#1f0e04', 'fill-opacity': 0.28 }),
    path('M-31-4v9L0 22V13z', { fill: darker(colour, 0.14), stroke: darker(colour, 0.14) }),
    path('M31-4v9L0 22V13z', { fill: darker(colour, 0.32), stroke: darker(colour, 0.32) }),
    path('M-31-4L0-20 31-4 0 13z', { fill: colour, stroke: lighter(colour, 0.2) }),
    path('M-30-5L-1-20', { stroke: '#fffbe8', 'stroke-width': 1.5 }),
    ...onTop,
  );

/** A cut piece of barfi, with slivers of nut pressed in. */
export const slab = (colour: string): string =>
  block(
    colour,
    path('M-8-5l7-3m5 6l8-3m-11-6l5 2', { stroke: '#8fae57', 'stroke-width': 3.4 }),
    path('M-14-2l6 4', { stroke: '#f7e6c2', 'stroke-width': 3 }),
  );

/** A cut piece of mohan thal: coarse in the grain, with slivers of almond. */
export function grainySlab(colour: string, rng: Random): string {
  const grains = sow(34, 25, rng, 0.3).map(({ x, y }) => ({ x, y: y * 0.56 - 4 }));
  const sides = Array.from({ length: 12 }, (_, i) => ({
    x: -27 + i * 5,
    y: 15 - Math.abs(i - 5.5) * 2.4 + rng.between(-3, 3),
  }));
  return block(
    colour,
    stamp(
      dots(grains),
      { dx: 0.5, dy: 0.7, stroke: darker(colour, 0.4), 'stroke-width': 3 },
      { stroke: lighter(colour, 0.3), 'stroke-width': 2.4 },
    ),
    path(dots(sides), { stroke: darker(colour, 0.5), 'stroke-width': 2 }),
    stamp(
      'M-11-4l8-3m5 6l9-2m-10-9l5 2',
      { dx: 0.8, dy: 1.4, stroke: '#8a4a1c', 'stroke-width': 4 },
      { stroke: '#fbeccb', 'stroke-width': 3.4 },
    ),
    path('M-3 3l4 1', { stroke: '#8fae57', 'stroke-width': 3 }),
  );
}

/** Kaju katli: a thin, smooth diamond, longer than it is wide. */
export const diamond = (colour: string): string =>
  group(
    { 'stroke-width': 2 },
    path('M-33 4L4 22 42 5 4-11z', { fill: '#1f0e04', 'fill-opacity': 0.3 }),
    path('M-38 0v5L0 21V16z', { fill: darker(colour, 0.18), stroke: darker(colour, 0.18) }),
    path('M38 0v5L0 21V16z', { fill: darker(colour, 0.36), stroke: darker(colour, 0.36) }),
    path('M-38 0L0-16 38 0 0 16z', { fill: colour, stroke: lighter(colour, 0.5) }),
    path('M-38 0L0-16 38 0 0 16z', { fill: paint('depth'), 'fill-opacity': 0.5 }),
    path('M-30-2L-2-14', { stroke: '#fff', 'stroke-opacity': 0.9, 'stroke-width': 2 }),
  );

/** Penda: a round of reduced milk, pressed flat by the thumb, with a pistachio in the dent. */
export function penda(colour: string, rng: Random): string {
  const cracks = sow(9, 23, rng, 0.3);
  return (
    disc(5, 9, 27, { fill: '#1f0e04', 'fill-opacity': 0.3 }) +
    disc(0, 6, 26, { fill: darker(colour, 0.4) }) +
    disc(0, 3, 26.6, { fill: darker(colour, 0.16) }) +
    disc(0, -1, 26, { fill: colour }) +
    disc(0, -1, 26, { fill: paint('ball'), 'fill-opacity': 0.75 }) +
    path(dots(cracks), {
      stroke: darker(colour, 0.2),
      'stroke-opacity': 0.6,
      'stroke-width': 1.8,
    }) +
    disc(0, -2, 13, { fill: darker(colour, 0.2) }) +
    disc(0.6, -1, 12, { fill: lighter(colour, 0.15) }) +
    path('M-16-9l7-3m16 16l7-4m-8-13l4 2', { stroke: '#c33c12', 'stroke-width': 1.5 }) +
    stamp(
      'M-9 0C-8-7 3-11 9-6 9 1-2 6-9 0z',
      { dx: 1, dy: 2, fill: '#2a0d02', 'fill-opacity': 0.4 },
      { fill: '#6f9a35' },
    ) +
    path('M-6-1C-3-5 2-7 6-6', { stroke: '#c8de8f', 'stroke-width': 1.8 })
  );
}
