import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { repeat, stamp } from '../stamp.ts';
import { dots } from '../strokes.ts';
import { disc, el, group, path, TILT } from '../svg.ts';
import { drawToppings, type Toppings } from '../toppings/toppings.ts';
import { coil } from './snack-rolls.ts';
import type { DrawForm } from './surface.ts';
import { diamond, grainySlab, penda, slab } from './sweet-shapes.ts';

/** A ball of crumbs or boondi, pressed by hand. */
function ladoo(colour: string, rng: Random): string {
  const ball = (fill: string) => el('circle', { cy: -9, r: 27, fill });
  const grains = sow(26, 25, rng, 0.2).map(({ x, y }) => ({ x, y: y / TILT - 9 }));
  return (
    disc(6, 10, 27, { fill: '#1f0e04', 'fill-opacity': 0.32 }) +
    ball(colour) +
    stamp(
      dots(grains),
      { dy: 0.9, stroke: darker(colour, 0.35), 'stroke-width': 6 },
      { stroke: lighter(colour, 0.12), 'stroke-width': 5 },
    ) +
    ball(paint('ball')) +
    path('M-7-27l5 3m4-5l-3 5m8 2l-6 2', { stroke: '#8fae57', 'stroke-width': 3 })
  );
}

/** Shrikhand: thick hung curd, drawn round and round with the back of a spoon. */
function swirl(radius: number, colour: string, rng: Random): string {
  let ridges = '';
  const turn = rng.between(0, 20);
  for (let i = 0; i < 5; i++) {
    const far = radius * (0.86 - i * 0.17);
    ridges += disc(-i, -i * 3.4, far, { fill: i % 2 ? colour : lighter(colour, 0.35) });
    ridges += disc(-i, -i * 3.4, far, { fill: paint('depth'), 'fill-opacity': 0.7 });
  }
  return (
    disc(0, 0, radius, { fill: darker(colour, 0.12) }) +
    disc(0, 0, radius, { fill: paint('depth') }) +
    group({ transform: `rotate(${Math.round(turn) - 10})` }, ridges)
  );
}

const single = {
  ladoo,
  slab,
  grainySlab,
  diamond,
  penda,
  jalebi: (colour: string) => coil(colour, true),
};

export type SweetKind = keyof typeof single | 'swirl';

export interface SweetTraits extends Toppings {
  form: 'sweet';
  sweet: SweetKind;
  count: number;
  colour: string;
}

/** Sweets: several alike on a plate, or a bowl of shrikhand. */
export const drawSweet: DrawForm<SweetTraits> = (traits, { radius, rng, detail }) => {
  if (traits.sweet === 'swirl') {
    return (
      swirl(radius, traits.colour, rng) +
      drawToppings(traits, radius * 0.75, rng, { detail, height: 14 })
    );
  }
  const reach = Math.min(radius * 0.62, 21 * Math.sqrt(traits.count) - 6);
  const places = sow(traits.count, reach, rng, 0.06).map(
    ({ x, y }) => `translate(${Math.round(x)} ${Math.round(y - 2)})`,
  );
  return (
    repeat(single[traits.sweet](traits.colour, rng), places) +
    drawToppings(traits, radius * 0.8, rng, { detail, height: 12 })
  );
};
