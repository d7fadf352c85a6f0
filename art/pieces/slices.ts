import type { Spot } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { repeat, stamp } from '../stamp.ts';
import { bow, dots } from '../strokes.ts';
import { coords, disc, group, num, path, TILT } from '../svg.ts';
import { inLayers, SHADE, solidStrokes } from './layers.ts';

const around = (spot: Spot, count: number, radius: number, turn: number, lift: number) =>
  Array.from({ length: count }, (_, i) => ({
    x: spot.x + Math.cos(turn + (i * 6.283) / count) * radius,
    y: spot.y - lift + Math.sin(turn + (i * 6.283) / count) * radius,
  }));

/** A cut face: rind, flesh and seeds, from the outside to the inside. */
function cut(
  layer: readonly Spot[],
  size: number,
  colour: string,
  seeds: number,
  seed: string,
  rng: Random,
): string {
  const pips = layer.flatMap((spot) =>
    around(spot, seeds, size * 0.44, rng.between(0, 1.2), size * 0.12),
  );
  return group(
    {},
    stamp(
      dots(layer),
      { stroke: darker(colour, 0.3), 'stroke-width': size * 1.96 },
      { dy: -size * 0.1, stroke: lighter(colour, 0.18), 'stroke-width': size * 1.84 },
      { dy: -size * 0.1, stroke: lighter(colour, 0.62), 'stroke-width': size * 1.44 },
    ),
    path(dots(pips), { stroke: seed, 'stroke-width': size * 0.26 }),
  );
}

/** Round slices of cucumber, tomato or carrot. */
export const disks = (
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
) =>
  inLayers(spots, 3)
    .map((layer, i) => {
      const colour = colours[i % colours.length] as string;
      return cut(layer, size, colour, 6, lighter(colour, 0.1), rng);
    })
    .join('');

/** Okra: cut rings with their five seeds, and slim lengths with a ridge. */
export function okra(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  return inLayers(spots)
    .map((layer, i) => {
      const colour = colours[i % colours.length] as string;
      const rings = layer.filter((spot) => spot.index % 3 !== 1);
      const lengths = layer.filter((spot) => spot.index % 3 === 1);
      const d = lengths
        .map(({ x, y }) => bow(x, y, size * 2.4, rng.between(0, 6.28), size * 0.3))
        .join('');
      return (
        solidStrokes(d, colour, size * 0.85, 0.16) + cut(rings, size, colour, 5, '#fbf6de', rng)
      );
    })
    .join('');
}

/** Small stuffed aubergines: dark and shining, slit open, the filling showing, a green cap. */
export function stuffed(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  const n = (value: number) => num(value * size);
  const body = `M0${n(-1)}C${n(0.9)} ${n(-0.9)} ${n(1.05)} ${n(1)} 0 ${n(1)}S${n(-0.9)} ${n(-0.9)} 0 ${n(-1)}z`;
  const colour = colours[0] as string;
  const one =
    disc(size * 0.12, size * 0.25, size, { fill: SHADE, 'fill-opacity': 0.35 }) +
    stamp(
      body,
      { fill: darker(colour, 0.5) },
      { dx: -size * 0.05, dy: -size * 0.06, fill: colour },
    ) +
    path(`M0 ${n(-0.5)}V${n(0.75)}`, { stroke: '#dba24e', 'stroke-width': size * 0.26 }) +
    path(bow(-size * 0.42, -size * 0.05, size * 0.8, 1.4, size * 0.1), {
      stroke: '#fff',
      'stroke-width': size * 0.13,
      'stroke-opacity': 0.6,
    }) +
    path(
      dots([
        { x: -size * 0.25, y: -size * 0.85 },
        { x: size * 0.25, y: -size * 0.85 },
        { x: 0, y: -size },
      ]),
      {
        stroke: '#5f8f36',
        'stroke-width': size * 0.46,
      },
    );
  return repeat(
    one,
    spots.map(
      ({ x, y }) =>
        `translate(${coords(Math.round(x), Math.round(y * TILT))}) rotate(${rng.whole(-50, 50)})`,
    ),
  );
}
