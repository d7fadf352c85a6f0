import type { Spot } from '../golden-angle.ts';
import type { Random } from '../random.ts';
import { repeat, stamp } from '../stamp.ts';
import { dashes } from '../strokes.ts';
import { coords, group, path, TILT } from '../svg.ts';

/** One pointed leaf from its stalk outwards, as a closed outline, and its vein. */
function blade(x: number, y: number, length: number, angle: number, wide: number) {
  const tipX = Math.cos(angle) * length;
  const tipY = Math.sin(angle) * length * TILT;
  const sideX = -Math.sin(angle) * length * wide;
  const sideY = Math.cos(angle) * length * wide * TILT;
  const there = coords(tipX * 0.45 + sideX, tipY * 0.45 + sideY, tipX, tipY);
  const back = coords(-tipX * 0.55 - sideX, -tipY * 0.55 - sideY, -tipX, -tipY);
  const start = `M${coords(Math.round(x), Math.round(y))}`;
  return {
    outline: `${start}q${there}q${back}z`,
    vein: `${start}l${coords(Math.round(tipX * 0.8), Math.round(tipY * 0.8))}`,
  };
}

const shade = { dx: 1, dy: 1.8, fill: '#2a0d02', 'fill-opacity': 0.35 };

/** Coriander: three blades from one point, each with a vein, over a soft shadow. */
export function coriander(spots: readonly Spot[], rng: Random, size = 9): string {
  const parts = { outline: '', veins: '' };
  for (const spot of spots) {
    const turn = rng.between(0, 6.28);
    for (const spread of [-0.95, 0, 0.95]) {
      const length = size * (spread === 0 ? 1.15 : 0.9) * rng.between(0.85, 1.1);
      const one = blade(spot.x, spot.y, length, turn + spread, 0.42);
      parts.outline += one.outline;
      parts.veins += one.vein;
    }
  }
  return (
    stamp(parts.outline, shade, { fill: '#3f7a2c' }, { dx: -0.3, dy: -0.5, fill: '#5f9c40' }) +
    path(parts.veins, { stroke: '#bfe093', 'stroke-width': 0.7 })
  );
}

/** Curry leaves: long, dark, with a pale midrib. */
export function curryLeaves(spots: readonly Spot[], rng: Random): string {
  const leaves = spots.map((spot) => blade(spot.x, spot.y, 19, rng.between(0, 6.28), 0.34));
  return (
    stamp(leaves.map((one) => one.outline).join(''), shade, { fill: '#2f5f2a' }) +
    path(leaves.map((one) => one.vein).join(''), { stroke: '#8fb96a', 'stroke-width': 0.9 })
  );
}

const redChilli = group(
  {},
  stamp(
    'M-13 1C-6-6 6-7 15 0 6 3-6 5-13 1z',
    { dx: 1, dy: 2, fill: '#2a0d02', 'fill-opacity': 0.4 },
    { fill: '#a3210f' },
  ),
  path('M-9-1C-4-4 4-5 9-2', { stroke: '#f08a63', 'stroke-width': 1.2 }),
  path('M-13 1l-5 1', { stroke: '#6d7a2c', 'stroke-width': 1.8 }),
);

/** Dried red chillies with a stalk and a glint. */
export const redChillies = (spots: readonly Spot[], rng: Random): string =>
  repeat(
    redChilli,
    spots.map(
      ({ x, y }) =>
        `translate(${coords(Math.round(x), Math.round(y))}) rotate(${rng.whole(0, 360)})`,
    ),
  );

/** Fine green crumbs: dried fenugreek, chopped herbs. */
export function crumbs(spots: readonly Spot[], rng: Random): string {
  const lying = spots.map((spot) => ({
    ...spot,
    length: rng.between(1, 3),
    angle: rng.between(0, 3.14),
  }));
  const half = lying.length >> 1;
  return group(
    { 'stroke-width': 1.9 },
    path(dashes(lying.slice(0, half)), { stroke: '#3d5a22' }),
    path(dashes(lying.slice(half)), { stroke: '#6f9440' }),
  );
}
