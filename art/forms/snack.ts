import { sow } from '../golden-angle.ts';
import type { Random } from '../random.ts';
import { repeat } from '../stamp.ts';
import { at } from '../svg.ts';
import { drawToppings, type Toppings } from '../toppings/toppings.ts';
import { cup, friedChillies, mintWater } from './snack-beside.ts';
import { dhokla, handvo } from './snack-blocks.ts';
import { dabeli, vadaPav } from './snack-buns.ts';
import { fafda, filledPuff, mathia, puff } from './snack-crisps.ts';
import { halvedKachori, halvedVada, lilvaKachori, vada } from './snack-filled.ts';
import { bhakarwadi, coil, khandvi, patra } from './snack-rolls.ts';
import { lump, round, samosa } from './snack-shapes.ts';
import { dosa, meduVada } from './snack-south.ts';
import type { DrawForm } from './surface.ts';

interface Look {
  draw: (rng: Random) => string;
  /** How wide one is, in canvas units. */
  wide: number;
  /** How far pieces may turn without the light looking wrong, in degrees. */
  turn: number;
  /** The piece in front, where one is broken open to show what is inside. */
  open?: (rng: Random) => string;
  /** Where pieces lie that are too large to be sown, as SVG transforms. */
  laid?: readonly string[];
  /** The chutney that belongs to it, in a cup to the right. */
  dip?: string;
  /** What else is served with it, around (0, 0), and where that goes. */
  beside?: { draw: (rng: Random) => string; x: number; y: number };
}

const green = '#5f8f36';
const tamarind = '#7a2f16';

const looks = {
  samosa: { draw: samosa, wide: 70, turn: 14, dip: green },
  kachori: { draw: (rng) => round(rng, '#d99a45'), wide: 54, turn: 10, dip: tamarind },
  lilvaKachori: { draw: lilvaKachori, wide: 66, turn: 0, open: halvedKachori },
  tikki: { draw: (rng) => round(rng, '#b9722c'), wide: 54, turn: 10, dip: green },
  paniPuri: { draw: (rng) => round(rng, '#e0ac55', green), wide: 54, turn: 0 },
  puriKit: {
    draw: puff,
    wide: 48,
    turn: 0,
    open: filledPuff,
    beside: { draw: mintWater, x: 43, y: 8 },
  },
  idli: { draw: (rng) => round(rng, '#fbf6ea'), wide: 54, turn: 0, dip: '#e7dfc6' },
  dhokla: { draw: (rng) => dhokla(rng, '#f0c330'), wide: 58, turn: 0 },
  rawaDhokla: { draw: (rng) => dhokla(rng, '#f7efd6'), wide: 58, turn: 0 },
  handvo: { draw: handvo, wide: 62, turn: 0 },
  khandvi: { draw: khandvi, wide: 42, turn: 0 },
  patra: { draw: patra, wide: 48, turn: 0 },
  bhakarwadi: { draw: bhakarwadi, wide: 44, turn: 0 },
  chakri: { draw: () => coil('#cf8f35', false), wide: 62, turn: 20 },
  pakora: { draw: (rng) => lump(rng, '#c9832c'), wide: 46, turn: 40, dip: green },
  methiPakora: {
    draw: (rng) => lump(rng, '#c9952f', { herbs: 20, crags: 12, deep: 4 }),
    wide: 54,
    turn: 40,
  },
  vada: { draw: vada, wide: 64, turn: 0, open: halvedVada, dip: green },
  vadaPav: {
    draw: vadaPav,
    wide: 84,
    turn: 0,
    laid: ['translate(-32-14) scale(.9)', 'translate(36 12)'],
    beside: { draw: (rng) => friedChillies(1, rng), x: -38, y: 42 },
  },
  dabeli: {
    draw: dabeli,
    wide: 80,
    turn: 0,
    laid: ['translate(-32-18) scale(.95)', 'translate(34 8)'],
  },
  fafda: {
    draw: fafda,
    wide: 130,
    turn: 0,
    laid: [
      'translate(4-38) rotate(-14)',
      'translate(-8-20) rotate(-30)',
      'translate(6-12) rotate(-4)',
      'translate(-4 2) rotate(-22)',
      'translate(2 14) rotate(-9)',
    ],
    beside: { draw: (rng) => friedChillies(2, rng), x: 20, y: 38 },
  },
  mathia: { draw: mathia, wide: 76, turn: 24 },
  dosa: {
    draw: dosa,
    wide: 170,
    turn: 0,
    laid: ['translate(0-16) rotate(-10)'],
    dip: '#efe7cf',
    beside: { draw: () => cup('#b9622a'), x: 2, y: 40 },
  },
  meduVada: { draw: meduVada, wide: 58, turn: 20, dip: '#efe7cf' },
} satisfies Record<string, Look>;

export type SnackKind = keyof typeof looks;

/** Where pieces lie: by the golden angle, left of whatever stands beside them. */
function lay(look: Look, count: number, radius: number, rng: Random): string[] {
  const reach = Math.min(radius * 0.62, (look.wide * Math.sqrt(count)) / 2.5);
  const shift = look.beside ? -29 : look.dip ? -12 : 0;
  return sow(count, reach, rng, 0.06).map(({ x, y }) => {
    const turn = look.turn ? ` rotate(${rng.whole(-look.turn, look.turn)})` : '';
    return `translate(${Math.round(x + shift)} ${Math.round(y - 6)})${turn}`;
  });
}

export interface SnackTraits extends Toppings {
  form: 'snack';
  snack: SnackKind;
  count: number;
}

/** Snacks on a plate, piled where they are many, with what belongs beside them. */
export const drawSnack: DrawForm<SnackTraits> = (traits, { radius, rng, detail }) => {
  const look: Look = looks[traits.snack];
  const places = look.laid ?? lay(look, traits.count, radius, rng);
  const whole = look.open ? places.slice(0, -1) : places;
  const { beside } = look;
  return (
    repeat(look.draw(rng), whole) +
    (look.open ? repeat(look.open(rng), places.slice(-1)) : '') +
    (look.dip ? at(radius * 0.82, radius * 0.34, 1, cup(look.dip)) : '') +
    (beside ? at(beside.x, beside.y, 1, beside.draw(rng)) : '') +
    drawToppings(traits, radius * 0.75, rng, { detail, height: 10 })
  );
};
