import type { Spot } from '../golden-angle.ts';
import { darker, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Point } from '../strokes.ts';
import { coords, group, path, TILT } from '../svg.ts';
import { inLayers } from './layers.ts';

const closed = (start: Point, ...others: readonly Point[]) => {
  let pen = start;
  const steps = others.map((point) => {
    const step = coords(point.x - pen.x, point.y - pen.y);
    pen = point;
    return `l${step}`;
  });
  return `M${coords(start.x, start.y)}${steps.join('')}z`;
};

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Paneer and dhokla: cubes with a lit top, a left and a right side, and soft edges. */
export function cubes(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  return inLayers(spots)
    .map((layer, i) => {
      const faces = { left: '', right: '', top: '', gleam: '' };
      for (const spot of layer) {
        const side = size * rng.between(0.88, 1.12);
        const turn = rng.between(0.25, 1.3);
        const height = Math.round(side * rng.between(0.6, 0.78));
        const corner = (n: number) =>
          whole({
            x: spot.x + Math.cos(turn + n * 1.571) * side,
            y: spot.y + Math.sin(turn + n * 1.571) * side * TILT - height,
          });
        const [right, front, left, back] = [corner(0), corner(1), corner(2), corner(3)];
        const low = ({ x, y }: Point) => ({ x, y: y + height });
        faces.left += closed(left, low(left), low(front), front);
        faces.right += closed(front, low(front), low(right), right);
        faces.top += closed(left, front, right, back);
        faces.gleam += `M${coords(left.x + 1, left.y)}L${coords(back.x, back.y + 1)}`;
      }
      const colour = colours[i % colours.length] as string;
      const face = (d: string, fill: string) => path(d, { fill, stroke: fill });
      return group(
        { 'stroke-width': size * 0.24 },
        face(faces.left, mix(colour, '#d99b4c', 0.35)),
        face(faces.right, mix(darker(colour, 0.2), '#b96f2b', 0.4)),
        path(faces.top, { fill: colour, stroke: mix(colour, '#e3ad5c', 0.32) }),
        path(faces.gleam, { stroke: '#fffef8', 'stroke-width': size * 0.16 }),
      );
    })
    .join('');
}
