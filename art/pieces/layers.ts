import type { Spot } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import { stamp } from '../stamp.ts';
import { dots } from '../strokes.ts';
import { coords, group, path } from '../svg.ts';

/** The brown that every piece throws on what lies under it. */
export const SHADE = '#2a0d02';

/**
 * Splits spots into layers by their place in the count. Neighbours in a sunflower are far apart in
 * it, so pieces of a layer do not touch and can share one path, while layers may overlap. A few
 * pieces need no second layer.
 */
export const inLayers = (spots: readonly Spot[], count = spots.length > 15 ? 2 : 1) =>
  Array.from({ length: count }, (_, i) => spots.filter((_, n) => n % count === i)).filter(
    (layer) => layer.length > 0,
  );

/**
 * Strokes that look like solid things: a dark underside, the body and a glint, each moved a little
 * towards the light. `width` is the thickness in canvas units.
 */
export function solidStrokes(d: string, colour: string, width: number, glint = 0.22): string {
  if (!d) return '';
  return group(
    {},
    stamp(
      d,
      {
        dx: width * 0.04,
        dy: width * 0.1,
        stroke: darker(colour, 0.45),
        'stroke-width': width * 1.04,
      },
      { dx: -width * 0.06, dy: -width * 0.07, stroke: colour, 'stroke-width': width * 0.8 },
      {
        dx: -width * 0.18,
        dy: -width * 0.22,
        stroke: lighter(colour, 0.6),
        'stroke-width': width * glint,
      },
    ),
  );
}

/** Filled outlines that look like solid things. `rise` is how high they stand. */
export const solidShapes = (d: string, colour: string, rise: number) =>
  stamp(
    d,
    { dx: rise * 0.2, dy: rise * 0.6, fill: darker(colour, 0.42) },
    { fill: lighter(colour, 0.35) },
    { dx: rise * 0.18, dy: rise * 0.26, fill: colour },
  );

/** The shadow that all pieces of a dish throw together, to the lower right. */
export const commonShadow = (spots: readonly Spot[], size: number) =>
  path(dots(spots), {
    stroke: SHADE,
    'stroke-width': size * 2.3,
    'stroke-opacity': 0.22,
    transform: `translate(${coords(size * 0.2, size * 0.4)})`,
  });
