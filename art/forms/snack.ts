import { sow } from '../golden-angle.ts';
import type { Random } from '../random.ts';
import { repeat } from '../stamp.ts';
import { at } from '../svg.ts';
import { drawToppings } from '../toppings/toppings.ts';
import { chutney, coil, dhokla, khandvi, lump, patra, round, samosa } from './snack-shapes.ts';
import type { DrawForm } from './surface.ts';

interface Look {
  draw: (rng: Random) => string;
  /** How wide one is, in canvas units. */
  wide: number;
  /** How far pieces may turn without the light looking wrong, in degrees. */
  turn: number;
  dip?: string;
}

const green = '#5f8f36';
const tamarind = '#7a2f16';

const looks = {
  samosa: { draw: samosa, wide: 70, turn: 14, dip: green },
  kachori: { draw: (rng) => round(rng, '#d99a45'), wide: 54, turn: 10, dip: tamarind },
  tikki: { draw: (rng) => round(rng, '#b9722c'), wide: 54, turn: 10, dip: green },
  paniPuri: { draw: (rng) => round(rng, '#e0ac55', green), wide: 54, turn: 0 },
  idli: { draw: (rng) => round(rng, '#fbf6ea'), wide: 54, turn: 0, dip: '#e7dfc6' },
  dhokla: { draw: (rng) => dhokla(rng, '#f0c330'), wide: 58, turn: 0 },
  rawaDhokla: { draw: (rng) => dhokla(rng, '#f7efd6'), wide: 58, turn: 0 },
  handvo: { draw: (rng) => dhokla(rng, '#c88a35'), wide: 58, turn: 0 },
  khandvi: { draw: khandvi, wide: 42, turn: 0 },
  patra: { draw: patra, wide: 48, turn: 0 },
  chakri: { draw: () => coil('#cf8f35', false), wide: 62, turn: 20 },
  pakora: { draw: (rng) => lump(rng, '#c9832c'), wide: 46, turn: 40, dip: green },
  vada: { draw: (rng) => lump(rng, '#d99a3a'), wide: 50, turn: 30, dip: tamarind },
} satisfies Record<string, Look>;

export type SnackKind = keyof typeof looks;

/** Snacks on a plate, piled where they are many, with a cup of chutney where it belongs. */
export const drawSnack: DrawForm<'snack'> = (traits, { radius, rng, detail }) => {
  const look: Look = looks[traits.snack];
  const reach = Math.min(radius * 0.62, (look.wide * Math.sqrt(traits.count)) / 2.5);
  const shift = look.dip ? -12 : 0;
  const places = sow(traits.count, reach, rng, 0.06).map(({ x, y }) => {
    const turn = look.turn ? ` rotate(${rng.whole(-look.turn, look.turn)})` : '';
    return `translate(${Math.round(x + shift)} ${Math.round(y - 6)})${turn}`;
  });
  const cup = look.dip ? at(radius * 0.82, radius * 0.34, 1, chutney(look.dip)) : '';
  return (
    repeat(look.draw(rng), places) +
    cup +
    drawToppings(traits, radius * 0.75, rng, { detail, height: 10 })
  );
};
