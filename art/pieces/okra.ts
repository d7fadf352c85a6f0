import type { Spot } from '../golden-angle.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { bow, dots } from '../strokes.ts';
import { disc, group, path, TILT } from '../svg.ts';

/** Okra: either a cut ring with its five seeds, or a slim length with a ridge. */
export function okra(spot: Spot, size: number, colour: string, rng: Random): string {
  const { x, y } = spot;
  const shadow = (radius: number) =>
    disc(x + size * 0.15, y + size * 0.3, radius, { fill: '#2a0d02', 'fill-opacity': 0.3 });
  if (rng.chance(0.55)) {
    const turn = rng.between(0, 1.2);
    const seeds = Array.from({ length: 5 }, (_, i) => ({
      x: x + Math.cos(turn + i * 1.257) * size * 0.38,
      y: y - size * 0.12 + Math.sin(turn + i * 1.257) * size * 0.38 * TILT,
    }));
    return (
      shadow(size) +
      disc(x, y, size * 0.95, { fill: darker(colour, 0.35) }) +
      disc(x, y - size * 0.12, size * 0.9, { fill: colour }) +
      disc(x, y - size * 0.12, size * 0.62, { fill: lighter(colour, 0.55) }) +
      path(dots(seeds), { fill: 'none', stroke: '#f7f1d8', 'stroke-width': size * 0.3, 'stroke-linecap': 'round' })
    );
  }
  const angle = rng.between(0, 3.14);
  const line = (dy: number, length: number) => bow(x, y + dy, size * length, angle, size * 0.25);
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    path(line(size * 0.3, 2.4), { stroke: '#2a0d02', 'stroke-opacity': 0.3, 'stroke-width': size * 0.9 }),
    path(line(0, 2.4), { stroke: darker(colour, 0.4), 'stroke-width': size * 0.85 }),
    path(line(-size * 0.1, 2.3), { stroke: colour, 'stroke-width': size * 0.6 }),
    path(line(-size * 0.2, 1.8), { stroke: lighter(colour, 0.5), 'stroke-width': size * 0.16 }),
  );
}
