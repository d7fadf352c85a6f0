import type { Spot } from '../golden-angle.ts';
import { lighter, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { dashes, dots } from '../strokes.ts';
import { group, path } from '../svg.ts';

const round = { fill: 'none', 'stroke-linecap': 'round' };

/** Whole seeds lying about: cumin is long and brown, mustard round and black. */
export function cumin(spots: readonly Spot[], rng: Random): string {
  const lying = spots.map((spot) => ({ ...spot, length: rng.between(3, 5), angle: rng.between(0, 3.14) }));
  return group(
    round,
    path(dashes(lying), { stroke: '#5a3514', 'stroke-width': 1.9 }),
    path(dashes(lying.map((seed) => ({ ...seed, length: seed.length * 0.5, y: seed.y - 0.5 }))), { stroke: '#b98a4e', 'stroke-width': 0.6 }),
  );
}

export const mustard = (spots: readonly Spot[]) =>
  path(dots(spots), { ...round, stroke: '#33200f', 'stroke-width': 2.5 });

/** Drops of oil: amber, ringed by their own shine. */
export function oil(spots: readonly Spot[], gravy: string): string {
  const amber = mix(lighter(gravy, 0.25), '#ffb52e', 0.55);
  const layer = (list: readonly Spot[], width: number) =>
    path(dots(list), { stroke: amber, 'stroke-width': width, 'stroke-opacity': 0.6 }) +
    path(dots(list, -width * 0.14, -width * 0.16), { stroke: '#fff3c9', 'stroke-width': width * 0.32, 'stroke-opacity': 0.8 });
  const large = spots.filter((spot) => spot.index % 3 === 0);
  const small = spots.filter((spot) => spot.index % 3 !== 0);
  return group(round, layer(large, 6.4), small.length ? layer(small, 3.6) : '');
}

/** Matchsticks of ginger. */
export function ginger(spots: readonly Spot[], rng: Random): string {
  const lying = spots.map((spot) => ({ ...spot, length: rng.between(9, 13), angle: rng.between(0, 3.14) }));
  return group(
    round,
    path(dashes(lying.map((stick) => ({ ...stick, x: stick.x + 0.8, y: stick.y + 1.5 }))), { stroke: '#2a0d02', 'stroke-opacity': 0.35, 'stroke-width': 2.2 }),
    path(dashes(lying), { stroke: '#f1d58b', 'stroke-width': 2.2 }),
  );
}

/** Slivers of pistachio and almond. */
export function nuts(spots: readonly Spot[], rng: Random): string {
  const lying = spots.map((spot) => ({ ...spot, length: rng.between(4, 7), angle: rng.between(0, 3.14) }));
  const shade = lying.map((nut) => ({ ...nut, x: nut.x + 0.7, y: nut.y + 1.3 }));
  return group(
    { ...round, 'stroke-width': 3 },
    path(dashes(shade), { stroke: '#2a0d02', 'stroke-opacity': 0.3 }),
    path(dashes(lying.filter((_, i) => i % 2 === 0)), { stroke: '#7fa23f' }),
    path(dashes(lying.filter((_, i) => i % 2 === 1)), { stroke: '#f5dcae' }),
    path(dashes(lying.map((nut) => ({ ...nut, length: nut.length * 0.4, y: nut.y - 0.7 }))), { stroke: '#fff', 'stroke-width': 0.8, 'stroke-opacity': 0.7 }),
  );
}

/** Threads of saffron. */
export function saffron(spots: readonly Spot[], rng: Random): string {
  const lying = spots.map((spot) => ({ ...spot, length: rng.between(6, 10), angle: rng.between(0, 3.14) }));
  return path(dashes(lying), { ...round, stroke: '#c2410f', 'stroke-width': 1.2 });
}

/** A pinch of powder, strewn in a loose cloud. */
export const dust = (spots: readonly Spot[], colour: string) =>
  path(dots(spots), { ...round, stroke: colour, 'stroke-width': 1.5, 'stroke-opacity': 0.85 });
