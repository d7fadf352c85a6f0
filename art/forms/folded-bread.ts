import { paint } from '../defs.ts';
import { sow } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { repeat, stamp } from '../stamp.ts';
import { dots } from '../strokes.ts';
import { coords, num, path } from '../svg.ts';

interface Dough {
  dough: string;
  char: string;
  flecks: string;
}

/** One bread folded in half: its fold away from us, its two edges towards us. */
function halfMoon(radius: number, { dough, char, flecks }: Dough, rng: Random): string {
  const r = radius;
  const body = `M${coords(-r, 0)}C${coords(-r, r * 1.1, r, r * 1.1, r, 0)}C${coords(r * 0.7, -r * 0.2, -r * 0.7, -r * 0.2, -r, 0)}z`;
  const inside = (count: number) =>
    sow(count, r * 0.8, rng, 0.3)
      .filter(({ y }) => y > -3)
      .map(({ x, y }) => ({ x, y: y * 0.92 - 1 }));
  const baked = inside(13);
  return (
    stamp(
      body,
      { dx: 3, dy: 10, fill: '#1f0e04', 'fill-opacity': 0.3 },
      { dx: 1, dy: 6, fill: darker(dough, 0.4) },
      { dx: 0.5, dy: 4, fill: lighter(dough, 0.3) },
      { dy: 2, fill: darker(dough, 0.45) },
      { fill: dough },
      { fill: paint('depth'), 'fill-opacity': 0.8 },
    ) +
    path(dots(baked), { stroke: char, 'stroke-opacity': 0.3, 'stroke-width': 10 }) +
    path(dots(baked), { stroke: char, 'stroke-opacity': 0.55, 'stroke-width': 5 }) +
    (flecks ? path(dots(inside(64)), { stroke: flecks, 'stroke-width': 2.6 }) : '') +
    path(`M${coords(-r * 0.8, -r * 0.06)}Q0${num(-r * 0.2)} ${coords(r * 0.5, -r * 0.11)}`, {
      stroke: '#fffbe6',
      'stroke-opacity': 0.6,
      'stroke-width': 3,
    })
  );
}

/** Breads folded in half and fanned out over one another. */
export function foldedBreads(count: number, radius: number, look: Dough, rng: Random): string {
  const turn = rng.whole(-5, 5);
  return repeat(
    halfMoon(radius, look, rng),
    Array.from({ length: count }, (_, i) => {
      const off = i - (count - 1) / 2;
      return `translate(${off * 9} ${Math.round(off * 18) - 22}) rotate(${turn + off * 16})`;
    }),
  );
}
