import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { repeat, stamp } from '../stamp.ts';
import { dots } from '../strokes.ts';
import { disc, el, group, path, TILT } from '../svg.ts';
import { drawToppings } from '../toppings/toppings.ts';
import { coil } from './snack-shapes.ts';
import type { DrawForm } from './surface.ts';

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

/** A cut piece of barfi, mohanthal or katli, with a sliver of nut pressed in. */
const slab = (colour: string): string =>
  group(
    { 'stroke-width': 3 },
    path('M-30 6L6 28 40 8 4-10z', { fill: '#1f0e04', 'fill-opacity': 0.28 }),
    path('M-31-4v9L0 22V13z', { fill: darker(colour, 0.14), stroke: darker(colour, 0.14) }),
    path('M31-4v9L0 22V13z', { fill: darker(colour, 0.32), stroke: darker(colour, 0.32) }),
    path('M-31-4L0-20 31-4 0 13z', { fill: colour, stroke: lighter(colour, 0.2) }),
    path('M-30-5L-1-20', { stroke: '#fffbe8', 'stroke-width': 1.5 }),
    path('M-8-5l7-3m5 6l8-3m-11-6l5 2', { stroke: '#8fae57', 'stroke-width': 3.4 }),
    path('M-14-2l6 4', { stroke: '#f7e6c2', 'stroke-width': 3 }),
  );

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
  slab: (colour: string) => slab(colour),
  jalebi: (colour: string) => coil(colour, true),
};

export type SweetKind = keyof typeof single | 'swirl';

/** Sweets: several alike on a plate, or a bowl of shrikhand. */
export const drawSweet: DrawForm<'sweet'> = (traits, { radius, rng, detail }) => {
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
