import type { Spot } from '../golden-angle.ts';
import { darker } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { bow, dashes, dots } from '../strokes.ts';
import { coords, group, path } from '../svg.ts';
import { inLayers, solidStrokes } from './layers.ts';

/** Peas, chickpeas, boondi, kofta: round, with a shaded underside and a glint. */
export const balls = (spots: readonly Spot[], size: number, colours: readonly string[]) =>
  inLayers(spots)
    .map((layer, i) =>
      solidStrokes(dots(layer), colours[i % colours.length] as string, size * 2, 0.26),
    )
    .join('');

/** Kidney beans, cashews and peanuts: short bent strokes. */
export const beans = (
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
) =>
  inLayers(spots)
    .map((layer, i) => {
      const d = layer
        .map(({ x, y }) =>
          bow(x, y, size * 1.3, rng.between(0, 6.28), size * rng.pick([-0.55, 0.55])),
        )
        .join('');
      return solidStrokes(d, colours[i % colours.length] as string, size * 1.35, 0.16);
    })
    .join('');

/** Shreds: cabbage, sev, coconut. Thin strokes lying every which way. */
export function slivers(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  const lying = spots.map((spot) => ({
    ...spot,
    angle: rng.between(0, 3.14),
    length: size * rng.between(1.2, 2.4),
  }));
  const width = size * 0.42;
  const shade = (colour: string) => ({
    dx: width * 0.2,
    dy: width * 0.4,
    stroke: darker(colour, 0.45),
  });
  const parts = colours.map((colour, i) =>
    stamp(dashes(lying.filter((_, n) => n % colours.length === i)), shade(colour), {
      stroke: colour,
    }),
  );
  return group({ 'stroke-width': width }, ...parts);
}

/** Grains too small to shade. */
export const specks = (spots: readonly Spot[], size: number, colours: readonly string[]) =>
  colours
    .map((stroke, i) =>
      path(dots(spots.filter((_, n) => n % colours.length === i)), {
        stroke,
        'stroke-width': size * 0.5,
      }),
    )
    .join('');

/** Fine sev: hair-thin noodles, curling over one another. */
export const threads = (
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string => {
  const curls = spots.map(({ x, y }) => {
    const angle = rng.between(0, 3.14);
    const across = Math.cos(angle) * size * rng.between(1.5, 2.8);
    const down = Math.sin(angle) * size * rng.between(1.2, 2.2);
    const bend = size * rng.between(-1.2, 1.2);
    const [startX, startY] = [Math.round(x - across / 2), Math.round(y - down / 2)];
    const middle = [across / 2 - Math.sin(angle) * bend, down / 2 + Math.cos(angle) * bend];
    return `M${coords(startX, startY)}q${coords(...[...middle, across, down].map(Math.round))}`;
  });
  const parts = colours.map((stroke, i) =>
    stamp(
      curls.filter((_, n) => n % colours.length === i).join(''),
      { dx: size * 0.06, dy: size * 0.16, stroke: darker(stroke, 0.5) },
      { stroke },
    ),
  );
  return group({ 'stroke-width': size * 0.2 }, ...parts);
};
