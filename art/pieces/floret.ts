import type { Spot } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { dots } from '../strokes.ts';
import { disc, group, path } from '../svg.ts';

/** A floret of cauliflower: a crown of curds on a stalk, a little browned on top. */
export function floret(spot: Spot, size: number, colour: string, rng: Random): string {
  const turn = rng.between(0, 1);
  const curds = Array.from({ length: 7 }, (_, i) => ({
    x: spot.x + (i === 6 ? 0 : Math.cos(turn + i * 1.047) * size * 0.62),
    y: spot.y - size * 0.3 + (i === 6 ? -size * 0.2 : Math.sin(turn + i * 1.047) * size * 0.46),
  })).sort((a, b) => a.y - b.y);
  const browned = curds.filter(() => rng.chance(0.4));
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    disc(spot.x + size * 0.15, spot.y + size * 0.25, size * 1.05, { fill: '#2a0d02', 'fill-opacity': 0.3 }),
    path(`M${Math.round(spot.x)} ${Math.round(spot.y)}v${Math.round(size * 0.7)}`, {
      stroke: '#d3cf92',
      'stroke-width': size * 0.55,
    }),
    path(dots(curds, size * 0.06, size * 0.12), { stroke: darker(colour, 0.3), 'stroke-width': size * 0.78 }),
    path(dots(curds, -size * 0.02, 0), { stroke: colour, 'stroke-width': size * 0.66 }),
    path(dots(curds, -size * 0.12, -size * 0.14), { stroke: lighter(colour, 0.7), 'stroke-width': size * 0.26 }),
    browned.length
      ? path(dots(browned, size * 0.08, -size * 0.02), { stroke: '#b9772b', 'stroke-width': size * 0.22, 'stroke-opacity': 0.7 })
      : '',
  );
}
