import { paint } from '../defs.ts';
import { darker, lighter, mix } from '../palette.ts';
import type { Pieces } from '../pieces/pieces.ts';
import type { Random } from '../random.ts';
import { arc } from '../strokes.ts';
import { disc, group, path } from '../svg.ts';
import { creamSwirl } from '../toppings/dairy.ts';
import { drawToppings, type Toppings } from '../toppings/toppings.ts';
import { mixedPieces } from './mixed-pieces.ts';
import type { DrawForm } from './surface.ts';

/** Traces of the spoon: a few soft arcs, lighter and darker than the gravy. */
function stirred(radius: number, colour: string, rng: Random, count: number): string {
  const traces = { light: '', dark: '' };
  for (let i = 0; i < count; i++) {
    const far = radius * rng.between(0.25, 0.82);
    const from = rng.between(0, 6.28);
    traces[i % 2 ? 'light' : 'dark'] += arc(0, 0, far, from, from + rng.between(0.7, 1.7), 1);
  }
  return group(
    { 'stroke-opacity': 0.4 },
    path(traces.dark, { stroke: darker(colour, 0.3), 'stroke-width': 4 }),
    path(traces.light, { stroke: lighter(colour, 0.4), 'stroke-width': 3 }),
  );
}

/** Where the oil has gathered along the vessel, in broken lines. */
const oilRim = (radius: number, colour: string, rng: Random) =>
  disc(0, 0, radius - 2.2, {
    stroke: mix(lighter(colour, 0.2), '#f59a1f', 0.4),
    'stroke-width': 2.6,
    'stroke-opacity': 0.55,
    'stroke-dasharray': `${rng.whole(20, 60)} ${rng.whole(8, 20)} ${rng.whole(4, 18)} ${rng.whole(6, 16)}`,
  });

/** The bright crescent that a wet surface shows towards the light. */
function sheen(radius: number): string {
  const outer = arc(0, 0, radius * 0.9, Math.PI * 1.06, Math.PI * 1.42);
  const dot = arc(0, 0, radius * 0.9, Math.PI * 1.5, Math.PI * 1.56);
  return path(outer + dot, {
    stroke: '#fffbe8',
    'stroke-opacity': 0.55,
    'stroke-width': radius * 0.055,
  });
}

/** Something that flows: curries, dals, kadhi, raita, basundi. */
export interface GravyTraits extends Toppings {
  form: 'gravy';
  colour: string;
  pieces?: readonly Pieces[];
}

/** Anything that flows: its surface, what swims in it, what is strewn over it, and its sheen. */
export const drawGravy: DrawForm<GravyTraits> = (traits, surface) => {
  const { radius, rng, detail } = surface;
  const { colour, pieces = [] } = traits;
  return (
    disc(0, -1.6, radius + 1.4, { fill: darker(colour, 0.55), 'fill-opacity': 0.55 }) +
    disc(0, 0, radius, { fill: colour }) +
    stirred(radius, colour, rng, detail > 0.6 ? 6 : 2) +
    disc(0, 0, radius, { fill: paint('depth') }) +
    (detail > 0.6 ? oilRim(radius, colour, rng) : '') +
    (traits.cream ? creamSwirl(radius, rng) : '') +
    mixedPieces(pieces, surface) +
    drawToppings(traits, radius, rng, { detail, gravy: colour }) +
    sheen(radius)
  );
};
