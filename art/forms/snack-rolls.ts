import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { dots } from '../strokes.ts';
import { disc, group, path } from '../svg.ts';

/** A spiral from the middle outwards, in half turns. */
function spiral(step: number, turns: number, flat = 0.84): string {
  let d = 'M0 0';
  for (let i = 1; i <= turns; i++) {
    const radius = (step * i) / 2;
    d += `a${radius} ${Math.round(radius * flat * 10) / 10} 0 0 1 ${i % 2 ? step * i : -step * i} 0`;
  }
  return d;
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

/** Bhakarwadi: a crisp roll, cut across, its hot dark filling wound up in the dough. */
export function bhakarwadi(rng: Random): string {
  const dough = '#e0a54e';
  const filling = '#8a3d14';
  return (
    path('M-20 4v12C-20 24 24 30 27 12L24 2z', { fill: '#1f0e04', 'fill-opacity': 0.3 }) +
    path('M-21 0v9C-21 33 21 33 21 9V0z', { fill: darker(dough, 0.2) }) +
    path('M-21 0v9C-21 33 21 33 21 9V0z', { fill: paint('fall') }) +
    path('M-15 17v6M-5 20v6M6 20v6M15 17v6', {
      stroke: lighter(dough, 0.2),
      'stroke-opacity': 0.5,
      'stroke-width': 1.6,
    }) +
    disc(0, 0, 21, { fill: dough, stroke: lighter(dough, 0.45), 'stroke-width': 1.4 }) +
    group(
      { transform: 'translate(2 0)' },
      stamp(
        spiral(8, 4),
        { stroke: filling, 'stroke-width': 3 },
        { stroke: filling, 'stroke-width': 4.4, 'stroke-dasharray': '.1 5 3 7' },
      ),
    ) +
    path(dots(sow(8, 17, rng, 0.5)), { stroke: '#fbeccb', 'stroke-width': 2.2 }) +
    disc(0, 0, 21, { fill: paint('depth'), 'fill-opacity': 0.6 })
  );
}
