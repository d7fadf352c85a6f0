import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { arc, dashes, dots, smooth } from '../strokes.ts';
import { disc, path } from '../svg.ts';

const shadow = { dx: 4, dy: 7, fill: '#1f0e04', 'fill-opacity': 0.3 };
const fried = '#dd9a3e';

/** A samosa: a plump cone with a crimped seam and blistered crust. */
export function samosa(rng: Random): string {
  const body =
    'M-2-34C6-34 12-22 20-8 30 6 38 14 38 20 38 28 16 32-2 32S-38 27-38 20C-38 12-28 2-20-10-12-24-8-34-2-34z';
  const blisters = sow(9, 24, rng, 0.5).map(({ x, y }) => ({ x, y: y + 10 }));
  return (
    stamp(body, shadow, { dx: 0.5, dy: 2, fill: darker(fried, 0.45) }, { fill: fried }) +
    stamp(
      dots(blisters),
      { stroke: '#a8651d', 'stroke-opacity': 0.4, 'stroke-width': 6 },
      { dx: -0.8, dy: -1, stroke: '#f4cd84', 'stroke-width': 2.6, 'stroke-opacity': 0.9 },
    ) +
    path(body, { fill: paint('ball') }) +
    stamp(
      'M0-31C4-14 8 8 22 29',
      { stroke: darker(fried, 0.4), 'stroke-width': 3.4 },
      { dx: -1.4, dy: -0.6, stroke: lighter(fried, 0.5), 'stroke-width': 1.6 },
    ) +
    path('M2-24l6-2M4-15l7-2M6-6l8-2M9 3l9-2M13 12l10-2M17 21l11-2', {
      stroke: darker(fried, 0.4),
      'stroke-width': 1.5,
      'stroke-opacity': 0.7,
    })
  );
}

/** Something dropped into hot oil by the spoon: knobbly, crisp, with herbs showing through. */
export function lump(rng: Random, colour: string, { herbs = 6, crags = 9, deep = 7 } = {}): string {
  const step = (Math.PI * 2) / crags;
  const knobs = Array.from({ length: crags }, (_, i) => {
    const far = (i % 2 ? 30 : 30 - deep) * rng.between(0.9, 1.1);
    return { x: Math.cos(i * step) * far, y: Math.sin(i * step) * far * 0.84 };
  });
  const body = smooth(knobs);
  const leaves = sow(herbs, 21, rng, 0.5).map((spot) => ({
    ...spot,
    length: rng.between(0, 5),
    angle: rng.between(0, 3.1),
  }));
  return (
    stamp(body, shadow, { dy: 2.4, fill: darker(colour, 0.5) }, { fill: colour }) +
    stamp(
      dots(sow(9, 21, rng, 0.4)),
      { dx: 0.6, dy: 0.8, stroke: darker(colour, 0.45), 'stroke-width': 8, 'stroke-opacity': 0.5 },
      { stroke: lighter(colour, 0.2), 'stroke-width': 6.4 },
    ) +
    path(dashes(leaves), { stroke: '#5d7f2c', 'stroke-width': 2.8 }) +
    disc(0, 0, 28, { fill: paint('ball') })
  );
}

/** A round of kachori, tikki or pani puri. */
export function round(rng: Random, colour: string, filling?: string): string {
  const blisters = sow(8, 22, rng, 0.4);
  return (
    disc(4, 8, 30, { fill: '#1f0e04', 'fill-opacity': 0.3 }) +
    disc(0, 4, 29, { fill: darker(colour, 0.42) }) +
    disc(0, 0, 29, { fill: colour }) +
    stamp(
      dots(blisters),
      { stroke: darker(colour, 0.4), 'stroke-opacity': 0.35, 'stroke-width': 7 },
      {
        dx: -0.8,
        dy: -1,
        stroke: lighter(colour, 0.45),
        'stroke-width': 3.4,
        'stroke-opacity': 0.8,
      },
    ) +
    disc(0, 0, 29, { fill: paint('ball') }) +
    (filling
      ? disc(1, -2, 13, { fill: darker(colour, 0.6) }) +
        disc(1, -1, 11.5, { fill: filling }) +
        path(dots(sow(5, 9, rng)), { stroke: '#f3d58a', 'stroke-width': 4 })
      : path(arc(0, 1, 26, 0.4, 2.3), {
          stroke: darker(colour, 0.4),
          'stroke-width': 1.6,
          'stroke-opacity': 0.6,
        }))
  );
}
