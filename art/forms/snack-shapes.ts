import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { arc, dots, smooth } from '../strokes.ts';
import { disc, group, path } from '../svg.ts';

const shadow = { dx: 4, dy: 7, fill: '#1f0e04', 'fill-opacity': 0.3 };
const fried = '#dd9a3e';

/** A spiral from the middle outwards, in half turns. */
function spiral(step: number, turns: number, flat = 0.84): string {
  let d = 'M0 0';
  for (let i = 1; i <= turns; i++) {
    const radius = (step * i) / 2;
    d += `a${radius} ${Math.round(radius * flat * 10) / 10} 0 0 1 ${i % 2 ? step * i : -step * i} 0`;
  }
  return d;
}

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
export function lump(rng: Random, colour: string): string {
  const knobs = Array.from({ length: 9 }, (_, i) => {
    const far = (i % 2 ? 30 : 23) * rng.between(0.9, 1.1);
    return { x: Math.cos(i * 0.698) * far, y: Math.sin(i * 0.698) * far * 0.84 };
  });
  const body = smooth(knobs);
  return (
    stamp(body, shadow, { dy: 2.4, fill: darker(colour, 0.5) }, { fill: colour }) +
    stamp(
      dots(sow(9, 21, rng, 0.4)),
      { dx: 0.6, dy: 0.8, stroke: darker(colour, 0.45), 'stroke-width': 8, 'stroke-opacity': 0.5 },
      { stroke: lighter(colour, 0.2), 'stroke-width': 6.4 },
    ) +
    path(dots(sow(6, 20, rng, 0.5)), { stroke: '#5d7f2c', 'stroke-width': 3 }) +
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

/** A roll of khandvi: a thin sheet rolled up, its spiral facing us. */
export const khandvi = (): string =>
  path('M-13-10h26a13 11 0 0 1 0 22h-26z', {
    fill: '#1f0e04',
    'fill-opacity': 0.28,
    transform: 'translate(3 5)',
  }) +
  path('M-13-11h27a12 11 0 0 1 0 22h-27z', { fill: '#d9a52a' }) +
  path('M-13-11h27a12 9 0 0 1 6 4H-13z', { fill: '#f9de7c' }) +
  path('M-25 0a12 11 0 0 1 24 0a12 11 0 0 1-24 0z', {
    fill: '#f3cf58',
    stroke: '#c48d1c',
    'stroke-width': 1.2,
  }) +
  path('M-13 0a3 3 0 0 1 5 1a5 5 0 0 1-10 1a7 7 0 0 1 13-4', {
    stroke: '#b57d17',
    'stroke-width': 1.8,
  });

/** A slice of patra: colocasia leaf and spiced batter in a spiral. */
export const patra = (): string =>
  disc(3, 7, 26, { fill: '#1f0e04', 'fill-opacity': 0.3 }) +
  disc(0, 4, 25, { fill: '#3e4a1c' }) +
  disc(0, 0, 25, { fill: '#c8923c' }) +
  path(spiral(7, 6), { stroke: '#4f6b25', 'stroke-width': 3.4, transform: 'translate(-3 0)' }) +
  disc(0, 0, 25, { fill: paint('ball'), 'fill-opacity': 0.6 }) +
  disc(0, 0, 24.5, { stroke: '#4a5f22', 'stroke-width': 2.4 });

/** A coil: chakri when ridged and dry, jalebi when it shines with syrup. */
export const coil = (colour: string, glossy: boolean): string =>
  group(
    { transform: 'translate(-4 0)' },
    stamp(
      spiral(glossy ? 13 : 11, 5),
      { dx: 3, dy: 6, stroke: '#1f0e04', 'stroke-opacity': 0.3, 'stroke-width': 10 },
      { dy: 1, stroke: darker(colour, 0.45), 'stroke-width': 9.6 },
      { dy: -0.4, stroke: colour, 'stroke-width': 7.4 },
      glossy
        ? { dx: -0.8, dy: -1.6, stroke: '#fff1c2', 'stroke-width': 1.8, 'stroke-dasharray': '16 9' }
        : {
            dy: -1,
            stroke: lighter(colour, 0.5),
            'stroke-width': 5,
            'stroke-dasharray': '.1 4',
            'stroke-linecap': 'butt',
          },
    ),
  );

/** A small cup of chutney beside the snacks. */
export const chutney = (colour: string): string =>
  disc(4, 9, 27, { fill: '#1f0e04', 'fill-opacity': 0.3 }) +
  path('M-25 0C-24 12-18 17-16 17H16C18 17 24 12 25 0z', { fill: paint('wall') }) +
  disc(0, 0, 25, { fill: '#eef0f1' }) +
  disc(0, 0.8, 22.5, { fill: '#737b82' }) +
  disc(0, 1.6, 21.5, { fill: colour }) +
  disc(0, 1.6, 21.5, { fill: paint('depth') }) +
  path(arc(0, 1, 17, 3.4, 4.5), { stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': 2.4 });
