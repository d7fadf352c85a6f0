import { paint } from '../defs.ts';
import { darker, lighter } from '../palette.ts';
import type { Pieces } from '../pieces/pieces.ts';
import { stamp } from '../stamp.ts';
import { type Point, smooth } from '../strokes.ts';
import { coords, disc, path, TILT } from '../svg.ts';
import { drawToppings, type Toppings } from '../toppings/toppings.ts';
import { mixedPieces } from './mixed-pieces.ts';
import type { DrawForm, Surface } from './surface.ts';

/** The uneven outline of something heaped on a plate. */
export function moundOutline({ radius, rng }: Surface, reach: number, height: number): string {
  const count = 12;
  const points: Point[] = Array.from({ length: count }, (_, i) => {
    const angle = (i * Math.PI * 2) / count;
    const far = radius * reach * rng.between(0.97, 1.05);
    const back = Math.sin(angle) < 0 ? height * -Math.sin(angle) : 0;
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * TILT - back * 0.55 };
  });
  return smooth(points);
}

/** A heap without gravy: dry sabji, salad, halwa, chivda. */
export interface HeapTraits extends Toppings {
  form: 'heap';
  colour: string;
  pieces: readonly Pieces[];
  height?: number;
}

/** A heap without gravy: a mound in the masala's colour, covered with pieces. */
export const drawHeap: DrawForm<HeapTraits> = (traits, surface) => {
  const { radius, rng, detail } = surface;
  const { colour, pieces, height = 12 } = traits;
  const outline = moundOutline(surface, 0.98, height);
  const lit = `M${coords(-radius * 0.6, -height)}q${coords(radius * 0.35, -radius * 0.5, radius, -radius * 0.3)}`;
  return (
    disc(radius * 0.06, radius * 0.1, radius * 1.16, { fill: paint('shadow') }) +
    stamp(outline, { fill: darker(colour, 0.08) }, { fill: paint('depth') }) +
    path(lit, { stroke: lighter(colour, 0.3), 'stroke-opacity': 0.5, 'stroke-width': 9 }) +
    mixedPieces(pieces, surface, { reach: 0.88, height }) +
    drawToppings(traits, radius * 0.92, rng, { detail, height, gravy: colour })
  );
};
