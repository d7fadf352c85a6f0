import type { Spot } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { bow } from '../strokes.ts';
import { group, path } from '../svg.ts';

/** Strips of pepper, bean or onion: bent strokes, shaded below and glinting above. */
export function strips(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  const lying = spots.map((spot) => ({
    spot,
    angle: rng.between(0, 6.28),
    length: size * rng.between(1.5, 2.3),
    bend: size * rng.between(0.3, 0.75) * rng.pick([-1, 1]),
  }));
  const draw = (list: typeof lying, dx: number, dy: number, shrink = 1) =>
    list.map(({ spot, angle, length, bend }) => bow(spot.x + dx, spot.y + dy, length * shrink, angle, bend * shrink)).join('');
  return colours
    .map((colour, i) => {
      const own = lying.filter((_, n) => n % colours.length === i);
      if (own.length === 0) return '';
      return group(
        { fill: 'none', 'stroke-linecap': 'round' },
        path(draw(own, size * 0.12, size * 0.32), { stroke: '#2a0d02', 'stroke-opacity': 0.32, 'stroke-width': size * 0.7 }),
        path(draw(own, 0, 0), { stroke: darker(colour, 0.35), 'stroke-width': size * 0.66 }),
        path(draw(own, -size * 0.04, -size * 0.08), { stroke: colour, 'stroke-width': size * 0.48 }),
        path(draw(own, -size * 0.08, -size * 0.2, 0.7), { stroke: lighter(colour, 0.65), 'stroke-opacity': 0.8, 'stroke-width': size * 0.12 }),
      );
    })
    .join('');
}

/** A petal of onion or a square of pepper, cupped to the light. */
export function petal(spot: Spot, size: number, colour: string, rng: Random): string {
  const angle = rng.between(0, 6.28);
  const line = (dx: number, dy: number, length: number) =>
    bow(spot.x + dx, spot.y + dy, size * length, angle, size * 0.5);
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    path(line(size * 0.14, size * 0.36, 1.4), { stroke: '#2a0d02', 'stroke-opacity': 0.3, 'stroke-width': size * 1.3 }),
    path(line(0, 0, 1.4), { stroke: darker(colour, 0.4), 'stroke-width': size * 1.25 }),
    path(line(-size * 0.06, -size * 0.12, 1.4), { stroke: colour, 'stroke-width': size }),
    path(line(-size * 0.16, -size * 0.34, 1), { stroke: lighter(colour, 0.65), 'stroke-opacity': 0.75, 'stroke-width': size * 0.2 }),
  );
}
