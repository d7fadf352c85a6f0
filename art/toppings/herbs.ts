import type { Spot } from '../golden-angle.ts';
import type { Random } from '../random.ts';
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
  return {
    outline: `M${coords(x, y)}q${there}q${back}z`,
    vein: `M${coords(x, y)}l${coords(tipX * 0.8, tipY * 0.8)}`,
  };
}

/** Coriander: three blades from one point, each with a vein, over a soft shadow. */
export function coriander(spots: readonly Spot[], rng: Random, size = 9): string {
  let outline = '';
  let light = '';
  let veins = '';
  for (const spot of spots) {
    const turn = rng.between(0, 6.28);
    [-0.95, 0, 0.95].forEach((spread, i) => {
      const length = size * (i === 1 ? 1.15 : 0.9) * rng.between(0.85, 1.1);
      const one = blade(spot.x, spot.y, length, turn + spread, 0.42);
      if (i === 1) light += one.outline;
      else outline += one.outline;
      veins += one.vein;
    });
  }
  return (
    path(outline + light, { transform: 'translate(1 1.8)', fill: '#2a0d02', 'fill-opacity': 0.35 }) +
    path(outline, { fill: '#3f7a2c' }) +
    path(light, { fill: '#5c9a3c' }) +
    path(veins, { fill: 'none', stroke: '#b9d98c', 'stroke-width': 0.7 })
  );
}

/** Curry leaves: long, dark, with a pale midrib. */
export function curryLeaves(spots: readonly Spot[], rng: Random): string {
  const leaves = spots.map((spot) => blade(spot.x, spot.y, 19, rng.between(0, 6.28), 0.34));
  const outline = leaves.map((one) => one.outline).join('');
  return (
    path(outline, { transform: 'translate(1 2)', fill: '#2a0d02', 'fill-opacity': 0.35 }) +
    path(outline, { fill: '#2f5f2a' }) +
    path(leaves.map((one) => one.vein).join(''), { fill: 'none', stroke: '#8fb96a', 'stroke-width': 0.9 })
  );
}

/** Dried red chillies with a stalk and a glint. */
export function redChillies(spots: readonly Spot[], rng: Random): string {
  return spots
    .map((spot) => {
      const turn = Math.round(rng.between(0, 360));
      return group(
        { transform: `translate(${coords(spot.x, spot.y)}) rotate(${turn})`, 'stroke-linecap': 'round' },
        path('M-13 3C-6-3 6-4 15 2 6 5-6 6-13 3z', { fill: '#2a0d02', 'fill-opacity': 0.4, transform: 'translate(1 2)' }),
        path('M-13 1C-6-6 6-7 15 0 6 3-6 5-13 1z', { fill: '#a3210f' }),
        path('M-9-1C-4-4 4-5 9-2', { fill: 'none', stroke: '#f08a63', 'stroke-width': 1.2 }),
        path('M-13 1l-5 1', { stroke: '#6d7a2c', 'stroke-width': 1.8 }),
      );
    })
    .join('');
}

/** Fine green crumbs: dried fenugreek, chopped herbs. */
export function crumbs(spots: readonly Spot[], rng: Random): string {
  const lying = spots.map((spot) => ({ ...spot, length: rng.between(0.5, 3), angle: rng.between(0, 3.14) }));
  const half = lying.length >> 1;
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': 1.9 },
    path(dashes(lying.slice(0, half)), { stroke: '#3d5a22' }),
    path(dashes(lying.slice(half)), { stroke: '#6f9440' }),
  );
}
