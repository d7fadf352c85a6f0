import { paint } from '../defs.ts';
import type { Random } from '../random.ts';
import { group, path } from '../svg.ts';

/** Two or three soft strokes rising from hot food. */
export function steam(rng: Random, count = 3): string {
  const strokes = Array.from({ length: count }, (_, i) => {
    const x = Math.round((i - (count - 1) / 2) * 26 + rng.between(-5, 5));
    const foot = Math.round(rng.between(-34, -18));
    const sway = rng.pick([-1, 1]) * Math.round(rng.between(8, 12));
    const rise = Math.round(rng.between(24, 30));
    return path(
      `M${x} ${foot}c${-sway}-12 ${sway}-${rise - 10} 0-${rise}s${-sway}-14 ${sway / 2}-${rise}`,
    );
  });
  return group({ stroke: paint('steam'), 'stroke-width': 5.5 }, ...strokes);
}
