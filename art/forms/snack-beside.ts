import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import type { Random } from '../random.ts';
import { repeat, stamp } from '../stamp.ts';
import { arc, dots } from '../strokes.ts';
import { at, disc, group, path } from '../svg.ts';
import { coriander } from '../toppings/herbs.ts';

/** A small steel cup, for chutney or flavoured water. */
export const cup = (colour: string): string =>
  disc(4, 9, 27, { fill: '#1f0e04', 'fill-opacity': 0.3 }) +
  path('M-25 0C-24 12-18 17-16 17H16C18 17 24 12 25 0z', { fill: paint('wall') }) +
  disc(0, 0, 25, { fill: '#eef0f1' }) +
  disc(0, 0.8, 22.5, { fill: '#737b82' }) +
  disc(0, 1.6, 21.5, { fill: colour }) +
  disc(0, 1.6, 21.5, { fill: paint('depth') }) +
  path(arc(0, 1, 17, 3.4, 4.5), { stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': 2.4 });

/** A bowl of green mint water, boondi and a sprig afloat on it. */
export const mintWater = (rng: Random): string =>
  at(0, 0, 1.5, cup('#79a02c')) +
  path(dots(sow(14, 27, rng, 0.4)), { stroke: '#41661c', 'stroke-width': 1.8 }) +
  stamp(
    dots(sow(5, 22, rng, 0.3)),
    { dx: 0.6, dy: 1, stroke: '#8a6414', 'stroke-width': 6.4 },
    { stroke: '#f6cf4e', 'stroke-width': 5.4 },
  ) +
  coriander([{ x: 3, y: 3, far: 0, index: 0 }], rng, 12);

const chilli =
  stamp(
    'M-27 3C-16-8 4-9 27-1 10 2-8 12-22 9-28 8-30 6-27 3z',
    { dx: 2, dy: 4, fill: '#1f0e04', 'fill-opacity': 0.3 },
    { dy: 1, fill: '#2f5219' },
    { fill: '#5f8f2e' },
  ) +
  path('M-21 2C-10-4 2-5 13-2', { stroke: '#d4e79a', 'stroke-width': 2 }) +
  group(
    { 'stroke-width': 3 },
    path('M-13 5h4m5-2h3', { stroke: '#e9e3b0', 'stroke-opacity': 0.75 }),
    path('M-27 4C-31 2-34-1-36-5', { stroke: '#7c8f3a' }),
  );

/** Green chillies fried until they blister. */
export const friedChillies = (count: number, rng: Random): string =>
  repeat(
    chilli,
    Array.from(
      { length: count },
      (_, i) => `translate(${i * 5} ${i * 13}) rotate(${rng.whole(-22, -8) + i * 14})`,
    ),
  );
