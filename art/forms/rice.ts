import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, mix } from '../palette.ts';
import type { Pieces } from '../pieces/pieces.ts';
import { type Layer, stamp } from '../stamp.ts';
import { type Dash, dashes } from '../strokes.ts';
import { disc, group } from '../svg.ts';
import { drawToppings, type Toppings } from '../toppings/toppings.ts';
import { moundOutline } from './heap.ts';
import { mixedPieces } from './mixed-pieces.ts';
import type { DrawForm } from './surface.ts';

/** How rice looks: shaded, plain and lit grains, and colours that some grains have taken on. */
export const grains = {
  plain: { shade: '#d9c8a3', body: '#f6eedb', lit: '#fffdf6', stained: [] as string[] },
  pulao: { shade: '#cfae6c', body: '#f0dca8', lit: '#fff4d4', stained: [] as string[] },
  turmeric: { shade: '#c98f1e', body: '#efc04a', lit: '#fbe08c', stained: [] as string[] },
  tawa: { shade: '#b5581d', body: '#e79a45', lit: '#f9c987', stained: ['#d4601f'] },
  biryani: { shade: '#cdb078', body: '#f3e4be', lit: '#fffaf0', stained: ['#ee8f1f'] },
} as const;

export type Grain = keyof typeof grains;

export interface RiceTraits extends Toppings {
  form: 'rice';
  grain: Grain;
  pieces?: readonly Pieces[];
}

/** A mound of rice, grain by grain, standing out ragged at the edge. */
export const drawRice: DrawForm<RiceTraits> = (traits, surface) => {
  const { rng, detail } = surface;
  // In a bowl the heap stays clear of the rim.
  const radius = surface.radius > 72 ? surface.radius * 0.87 : surface.radius;
  const { shade, body, lit, stained } = grains[traits.grain];
  const height = radius * 0.36;
  const outline = moundOutline({ ...surface, radius }, 0.9, height);
  // Spread over what is seen of the mound, not over its base: the front must not look bald.
  const lying: Dash[] = sow(
    Math.round((traits.pieces ? 130 : 170) * detail),
    radius * 0.89,
    rng,
    0.3,
  ).map((spot) => ({
    x: spot.x,
    y: spot.y * 1.13 - height * 0.28,
    length: rng.between(4.5, 7.5),
    angle: rng.between(0, 3.14),
  }));
  // Neighbours in a path lie close together, which keeps the moves between them short.
  lying.sort((a, b) => Math.round(a.y / 6) - Math.round(b.y / 6) || a.x - b.x);
  // The light comes from the top left: grains there are lit, those to the lower right shaded.
  const side = ({ x, y }: Dash) => (x + y * 1.2) / radius + rng.between(-0.5, 0.5);
  const parts = {
    lit: [] as Dash[],
    body: [] as Dash[],
    shade: [] as Dash[],
    stained: [] as Dash[],
  };
  lying.forEach((grain) => {
    if (stained.length > 0 && rng.chance(0.22)) parts.stained.push(grain);
    else if (side(grain) < -0.25) parts.lit.push(grain);
    else parts[side(grain) < 0.5 ? 'body' : 'shade'].push(grain);
  });
  const under = { dx: 0.9, dy: 1.7, stroke: darker(shade, 0.35), 'stroke-opacity': 0.4 };
  const draw = (list: Dash[], stroke: string, ...deeper: Layer[]) =>
    stamp(dashes(list), ...deeper, under, { stroke });
  // The grains below the uppermost are the same ones, turned: a full mound for few bytes.
  const below = [40, 80, 150, 200, 250, 310].map((turn, i) => ({
    transform: `rotate(${turn} 0 ${Math.round(-height * 0.28)})`,
    stroke: mix(body, shade, i < 3 ? 0.75 : 0.5),
  }));
  return (
    disc(radius * 0.07, radius * 0.12, radius * 1.12, { fill: paint('shadow') }) +
    stamp(outline, { fill: shade }, { fill: paint('depth'), 'fill-opacity': 0.7 }) +
    group(
      { 'stroke-width': 2.8 },
      draw([...parts.body, ...parts.shade], body, ...below),
      ...stained.map((colour) => draw(parts.stained, colour)),
      draw(parts.lit, lit),
    ) +
    disc(0, -height * 0.3, radius * 0.92, { fill: paint('depth'), 'fill-opacity': 0.4 }) +
    mixedPieces(
      traits.pieces ?? [],
      { ...surface, radius },
      { reach: 0.75, height: height * 0.9 },
    ) +
    drawToppings(traits, radius * 0.8, rng, { detail, height })
  );
};
