import type { Spot } from '../golden-angle.ts';
import { darker, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { type Point, polygon } from '../strokes.ts';
import { disc, group, path, TILT } from '../svg.ts';

/**
 * A cube lying in the dish: a lit top, a left and a right side, soft edges. `golden` browns its
 * top edges as if fried.
 */
export function cube(spot: Spot, size: number, colour: string, rng: Random): string {
  const turn = rng.between(0.15, 1.4);
  const height = size * rng.between(0.62, 0.8);
  const corner = (i: number): Point => {
    const angle = turn + (i * Math.PI) / 2;
    return { x: spot.x + Math.cos(angle) * size, y: spot.y + Math.sin(angle) * size * TILT };
  };
  const corners = [corner(0), corner(1), corner(2), corner(3)];
  const raise = ({ x, y }: Point) => ({ x, y: y - height });
  const [right, front, left] = corners as [Point, Point, Point, Point];
  const leftSide = polygon([raise(left), left, front, raise(front)]);
  const rightSide = polygon([raise(front), front, right, raise(right)]);
  const face = (d: string, fill: string) => path(d, { fill, stroke: fill });
  const top = corners.map(raise);
  const edge = mix(colour, '#c27a2c', 0.45);
  return group(
    { 'stroke-linejoin': 'round', 'stroke-width': size * 0.2 },
    disc(spot.x + size * 0.2, spot.y + size * 0.25, size * 1.15, { fill: '#2a0d02', 'fill-opacity': 0.28 }),
    face(leftSide, mix(darker(colour, 0.12), '#e8b56a', 0.3)),
    face(rightSide, mix(darker(colour, 0.28), '#c9843a', 0.35)),
    path(polygon(top), { fill: colour, stroke: mix(colour, edge, 0.35) }),
    path(polygon(top.map(({ x, y }) => ({ x: x + (spot.x - x) * 0.3 - 0.6, y: y + (spot.y - height - y) * 0.3 - 0.6 }))), { fill: '#fffdf4', 'fill-opacity': 0.75 }),
  );
}
