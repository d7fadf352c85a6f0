import type { Spot } from '../golden-angle.ts';
import { lighter, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { dashes, dots } from '../strokes.ts';
import { group, path } from '../svg.ts';

const SHADE = '#2a0d02';

const scattered = (spots: readonly Spot[], rng: Random, low: number, high: number) =>
  spots.map((spot) => ({ ...spot, length: rng.between(low, high), angle: rng.between(0, 3.14) }));

/** Cumin: long brown seeds with a pale line. */
export const cumin = (spots: readonly Spot[], rng: Random) =>
  group(
    {},
    stamp(
      dashes(scattered(spots, rng, 3, 5)),
      { stroke: '#5a3514', 'stroke-width': 2 },
      { dy: -0.4, stroke: '#b98a4e', 'stroke-width': 0.6 },
    ),
  );

/** Mustard: small, round and black, with a glint. */
export const mustard = (spots: readonly Spot[]) =>
  group(
    {},
    stamp(
      dots(spots),
      { stroke: '#33200f', 'stroke-width': 2.6 },
      { dx: -0.4, dy: -0.5, stroke: '#a98b6a', 'stroke-width': 0.7 },
    ),
  );

/** Drops of oil: amber, ringed by their own shine. */
export const oil = (spots: readonly Spot[], gravy: string, rng: Random) =>
  stamp(
    dashes(scattered(spots, rng, 0, 2.5)),
    {
      stroke: mix(lighter(gravy, 0.25), '#ffb52e', 0.55),
      'stroke-width': 5,
      'stroke-opacity': 0.6,
    },
    { dx: -0.8, dy: -0.9, stroke: '#fff3c9', 'stroke-width': 1.6, 'stroke-opacity': 0.85 },
  );

/** Matchsticks of ginger. */
export const ginger = (spots: readonly Spot[], rng: Random) =>
  group(
    { 'stroke-width': 2.2 },
    stamp(
      dashes(scattered(spots, rng, 9, 13)),
      { dx: 0.8, dy: 1.5, stroke: SHADE, 'stroke-opacity': 0.35 },
      { stroke: '#f1d58b' },
    ),
  );

/** Slivers of pistachio and almond. */
export function nuts(spots: readonly Spot[], rng: Random): string {
  const lying = scattered(spots, rng, 4, 7);
  const half = lying.length >> 1;
  const sliver = (list: typeof lying, stroke: string) =>
    stamp(
      dashes(list),
      { dx: 0.7, dy: 1.3, stroke: SHADE, 'stroke-opacity': 0.3 },
      { stroke },
      { dx: -0.4, dy: -0.6, stroke: '#fff', 'stroke-width': 0.8, 'stroke-opacity': 0.6 },
    );
  return group(
    { 'stroke-width': 3 },
    sliver(lying.slice(0, half), '#7fa23f'),
    sliver(lying.slice(half), '#f5dcae'),
  );
}

/** Threads of saffron. */
export const saffron = (spots: readonly Spot[], rng: Random) =>
  path(dashes(scattered(spots, rng, 6, 10)), { stroke: '#c2410f', 'stroke-width': 1.2 });

/** A pinch of powder, strewn in a loose cloud. */
export const dust = (spots: readonly Spot[], colour: string) =>
  path(dots(spots), { stroke: colour, 'stroke-width': 1.5, 'stroke-opacity': 0.85 });
