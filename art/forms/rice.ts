import { paint } from '../defs.ts';
import { heap, sow } from '../golden-angle.ts';
import { darker, mix } from '../palette.ts';
import { type Dash, dashes } from '../strokes.ts';
import { stamp } from '../stamp.ts';
import { disc, group } from '../svg.ts';
import { drawToppings } from '../toppings/toppings.ts';
import { moundOutline } from './heap.ts';
import { mixedPieces } from './mixed-pieces.ts';
import type { DrawForm } from './surface.ts';

/** How rice looks: shaded, plain and lit grains, and colours that some grains have taken on. */
export const grains = {
  plain: { shade: '#d9c8a3', body: '#f6eedb', lit: '#fffdf6', stained: [] as string[] },
  pulao: { shade: '#cfae6c', body: '#f0dca8', lit: '#fff4d4', stained: [] as string[] },
  turmeric: { shade: '#c98f1e', body: '#efc04a', lit: '#fbe08c', stained: [] as string[] },
  tawa: { shade: '#b5581d', body: '#e79a45', lit: '#f9c987', stained: ['#d4601f'] },
  biryani: { shade: '#cdb078', body: '#f3e4be', lit: '#fffaf0', stained: ['#ee8f1f', '#f2b43a'] },
} as const;

export type Grain = keyof typeof grains;

/** A mound of rice, grain by grain, standing out ragged at the edge. */
export const drawRice: DrawForm<'rice'> = (traits, surface) => {
  const { radius, rng, detail } = surface;
  const { shade, body, lit, stained } = grains[traits.grain];
  const height = radius * 0.36;
  const outline = moundOutline(surface, 0.9, height);
  const lying: Dash[] = heap(sow(Math.round(190 * detail), radius * 0.86, rng, 0.3), height).map((spot) => ({
    ...spot,
    length: rng.between(5, 8),
    angle: rng.between(0, 3.14),
  }));
  // The light comes from the top left: grains there are lit, those to the lower right shaded.
  const side = ({ x, y }: Dash) => (x + y * 1.2) / radius + rng.between(-0.5, 0.5);
  const parts = { lit: [] as Dash[], body: [] as Dash[], shade: [] as Dash[], stained: [] as Dash[] };
  lying.forEach((grain) => {
    if (stained.length > 0 && rng.chance(0.22)) parts.stained.push(grain);
    else if (side(grain) < -0.25) parts.lit.push(grain);
    else parts[side(grain) < 0.5 ? 'body' : 'shade'].push(grain);
  });
  const under = { dx: 0.9, dy: 1.7, stroke: darker(shade, 0.35), 'stroke-opacity': 0.45 };
  const draw = (list: Dash[], stroke: string) => stamp(dashes(list), under, { stroke });
  return (
    disc(radius * 0.07, radius * 0.12, radius * 1.12, { fill: paint('shadow') }) +
    stamp(outline, { fill: mix(shade, body, 0.45) }, { fill: paint('depth') }) +
    group(
      { 'stroke-width': 2.9 },
      draw(parts.shade, darker(body, 0.14)),
      draw(parts.body, body),
      ...stained.map((colour, i) => draw(parts.stained.filter((_, n) => n % stained.length === i), colour)),
      draw(parts.lit, lit),
    ) +
    mixedPieces(traits.pieces ?? [], surface, { reach: 0.75, height: height * 0.9 }) +
    drawToppings(traits, radius * 0.8, rng, { detail, height })
  );
};
