import type { Spot } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { bow, dashes, dots } from '../strokes.ts';
import { group, path } from '../svg.ts';

const caps = { fill: 'none', 'stroke-linecap': 'round' };

// Neighbours in a sunflower are far apart in the count, so every other spot makes a layer whose
// pieces do not touch; two layers let pieces overlap and still show their edges.
const layers = (spots: readonly Spot[]) => [
  spots.filter((spot) => spot.index % 2 === 0),
  spots.filter((spot) => spot.index % 2 === 1),
];

/** Peas, chickpeas, boondi: round, with a shaded underside and a glint. */
export function balls(spots: readonly Spot[], size: number, colours: readonly string[]): string {
  return layers(spots)
    .map((layer, i) => {
      const colour = colours[i % colours.length] as string;
      const line = (d: string, stroke: string, width: number, opacity?: number) =>
        path(d, { stroke, 'stroke-width': width, 'stroke-opacity': opacity });
      return (
        line(dots(layer, size * 0.2, size * 0.35), '#2a0d02', size * 2.1, 0.3) +
        line(dots(layer), darker(colour, 0.38), size * 2) +
        line(dots(layer, -size * 0.14, -size * 0.18), colour, size * 1.6) +
        line(dots(layer, -size * 0.36, -size * 0.44), lighter(colour, 0.75), size * 0.5)
      );
    })
    .map((content) => group(caps, content))
    .join('');
}

/** Kidney beans and peanuts: short bent strokes with a glint. */
export function beans(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  return layers(spots)
    .map((layer, i) => {
      const colour = colours[i % colours.length] as string;
      const shapes = layer.map((spot) => ({ spot, angle: rng.between(0, 6.28), bend: rng.pick([-1, 1]) }));
      const draw = (dx: number, dy: number, shrink: number) =>
        shapes
          .map(({ spot, angle, bend }) =>
            bow(spot.x + dx, spot.y + dy, size * 1.3 * shrink, angle, bend * size * 0.55),
          )
          .join('');
      return group(
        caps,
        path(draw(size * 0.18, size * 0.35, 1), { stroke: '#2a0d02', 'stroke-width': size * 1.5, 'stroke-opacity': 0.35 }),
        path(draw(0, 0, 1), { stroke: darker(colour, 0.45), 'stroke-width': size * 1.4 }),
        path(draw(-size * 0.08, -size * 0.14, 1), { stroke: colour, 'stroke-width': size }),
        path(draw(-size * 0.2, -size * 0.36, 0.5), { stroke: lighter(colour, 0.6), 'stroke-width': size * 0.26, 'stroke-opacity': 0.85 }),
      );
    })
    .join('');
}

/** Shreds: cabbage, ginger, sev, coconut. Thin strokes lying every which way. */
export function slivers(
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  const lying = spots.map((spot) => ({ ...spot, angle: rng.between(0, 3.14), length: size * rng.between(1.4, 2.4) }));
  const shade = dashes(lying.map((dash) => ({ ...dash, x: dash.x + size * 0.12, y: dash.y + size * 0.3 })));
  const tops = colours.map((colour, i) =>
    path(dashes(lying.filter((_, n) => n % colours.length === i)), { stroke: colour }),
  );
  return group(
    { ...caps, 'stroke-width': size * 0.5 },
    path(shade, { stroke: '#2a0d02', 'stroke-opacity': 0.35 }),
    ...tops,
  );
}
