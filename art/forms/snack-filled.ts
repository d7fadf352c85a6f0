import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { dots } from '../strokes.ts';
import { disc, el, path, TILT } from '../svg.ts';

const shade = { fill: '#1f0e04', 'fill-opacity': 0.32 };

/** A ball with a crust of its own: batter for a vada, pleated dough for a kachori. */
function ball(rng: Random, colour: string, rough: number): string {
  const round = (fill: string) => el('circle', { cy: -6, r: 27, fill });
  const knobs = sow(14, 21, rng, 0.4).map(({ x, y }) => ({ x, y: y / TILT - 6 }));
  return (
    disc(5, 9, 27, shade) +
    round(colour) +
    stamp(
      dots(knobs),
      {
        dx: 0.6,
        dy: 1,
        stroke: darker(colour, 0.4),
        'stroke-opacity': 0.3,
        'stroke-width': rough,
      },
      { stroke: lighter(colour, 0.22), 'stroke-width': rough * 0.8 },
    ) +
    round(paint('ball'))
  );
}

/** One broken in two, its filling facing us. */
function halved(rng: Random, crust: string, filling: string, bits: readonly string[]): string {
  const specks = sow(22, 20, rng, 0.4);
  return (
    disc(5, 8, 28, shade) +
    disc(0, 4, 28, { fill: darker(crust, 0.45) }) +
    disc(0, 0, 28, { fill: crust }) +
    disc(0, -1, 24, { fill: darker(filling, 0.3) }) +
    disc(0, 0, 23, { fill: filling }) +
    bits
      .map((stroke, n) =>
        path(dots(specks.filter(({ index }) => index % bits.length === n)), {
          stroke,
          'stroke-width': 5.4 - n,
        }),
      )
      .join('') +
    disc(0, 0, 23, { fill: paint('depth'), 'fill-opacity': 0.6 })
  );
}

const batter = '#e5a531';
const pastry = '#dfa65a';

/** Batata vada: a potato ball in a thin, knobbly coat of gram flour. */
export const vada = (rng: Random) => ball(rng, batter, 8.4);

export const halvedVada = (rng: Random) =>
  halved(rng, batter, '#f0cd58', ['#f8e08c', '#5f8f36', '#3a2412']);

/** Lilva kachori: smooth pastry, gathered into a knot on top. */
export const lilvaKachori = (rng: Random) =>
  ball(rng, pastry, 4) +
  stamp(
    'M-17-19C-11-24-5-26-1-26M17-19C11-24 5-26 1-26M0-25C-1-18-5-13-8-10M1-25C3-18 6-13 9-11',
    { dy: 1, stroke: darker(pastry, 0.5), 'stroke-width': 1.7 },
    { stroke: lighter(pastry, 0.5), 'stroke-width': 1.1 },
  ) +
  disc(0, -27, 6, { fill: darker(pastry, 0.3) }) +
  disc(-0.6, -28, 4.8, { fill: lighter(pastry, 0.25) });

export const halvedKachori = (rng: Random) =>
  halved(rng, pastry, '#6f8f34', ['#93b94a', '#4f7327', '#f4edd0']);
