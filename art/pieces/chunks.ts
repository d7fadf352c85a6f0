import type { Spot } from '../golden-angle.ts';
import { lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { bow, dashes, dots, smooth } from '../strokes.ts';
import { group, path, TILT } from '../svg.ts';
import { inLayers, solidShapes, solidStrokes } from './layers.ts';

/** Cut vegetables: uneven lumps with a shaded side and a glint. */
export function chunks(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  return inLayers(spots)
    .map((layer, i) => {
      const colour = colours[i % colours.length] as string;
      const outlines = layer.map(({ x, y }) => {
        const turn = rng.between(0, 6.28);
        const corners = Array.from({ length: 5 }, (_, n) => {
          const far = size * rng.between(0.95, 1.45);
          const angle = turn + (n * Math.PI * 2) / 5;
          return {
            x: Math.round(x + Math.cos(angle) * far),
            y: Math.round(y + Math.sin(angle) * far * TILT),
          };
        });
        return smooth(corners);
      });
      const glints = layer.map(({ x, y }) => ({
        x: x - size * 0.35,
        y: y - size * 0.35,
        length: size * 0.5,
        angle: -0.6,
      }));
      return (
        solidShapes(outlines.join(''), colour, size * 0.42) +
        path(dashes(glints), {
          stroke: lighter(colour, 0.8),
          'stroke-width': size * 0.2,
          'stroke-opacity': 0.85,
        })
      );
    })
    .join('');
}

/** Strips of pepper, bean or onion: bent strokes. */
export function strips(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  const used = colours.slice(0, Math.ceil(spots.length / 6));
  const bends = spots.map(({ x, y }) => {
    const bend = size * rng.between(0.3, 0.75) * rng.pick([-1, 1]);
    return bow(x, y, size * rng.between(1.5, 2.3), rng.between(0, 6.28), bend);
  });
  return used
    .map((colour, i) => {
      const own = bends.filter((_, n) => n % used.length === i);
      return solidStrokes(own.join(''), colour, size * 0.62, 0.18);
    })
    .join('');
}

/** Petals of onion and squares of pepper, cupped to the light. */
export const petals = (
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
) =>
  colours
    .map((colour, i) => {
      const d = spots
        .filter((_, n) => n % colours.length === i)
        .map(({ x, y }) => bow(x, y, size * 1.3, rng.between(0, 6.28), size * 0.55))
        .join('');
      return solidStrokes(d, colour, size * 1.15, 0.14);
    })
    .join('');

/** Cauliflower: crowns of curds on a stalk, a little browned on top. */
export function florets(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  return inLayers(spots)
    .map((layer, i) => {
      const stalks = layer.map(({ x, y }) => ({
        x,
        y: y + size * 0.3,
        length: size * 0.7,
        angle: 1.571,
      }));
      const turn = rng.between(0, 1);
      const curds = layer.flatMap(({ x, y }) =>
        Array.from({ length: 7 }, (_, n) => ({
          x: x + (n === 6 ? 0 : Math.cos(turn + n * 1.047) * size * 0.66),
          y: y - size * 0.3 + (n === 6 ? -size * 0.2 : Math.sin(turn + n * 1.047) * size * 0.48),
        })),
      );
      const browned = curds.filter(() => rng.chance(0.3));
      return group(
        {},
        path(dashes(stalks), { stroke: '#cfca86', 'stroke-width': size * 0.6 }),
        solidStrokes(dots(curds), colours[i % colours.length] as string, size * 0.76, 0.36),
        browned.length
          ? path(dots(browned), {
              stroke: '#b9772b',
              'stroke-width': size * 0.26,
              'stroke-opacity': 0.75,
            })
          : '',
      );
    })
    .join('');
}
