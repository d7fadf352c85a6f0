import type { Random } from '../random.ts';
import { stamp } from '../stamp.ts';
import { coords, disc, group, path, TILT } from '../svg.ts';

/** Cream poured in a loose spiral. */
export function creamSwirl(radius: number, rng: Random): string {
  const turn = rng.pick([0, 1]);
  let d = `M${rng.whole(-8, 8)} ${rng.whole(-6, 2)}`;
  let step = radius * 0.16;
  for (let i = 0; i < 5; i++) {
    const across = i % 2 === 0 ? step : -step;
    d += `a${coords(step / 2, (step / 2) * TILT, 0)} 0 ${turn} ${coords(across, 0)}`;
    step += radius * 0.17;
  }
  return stamp(
    d,
    { stroke: '#fff3d2', 'stroke-opacity': 0.4, 'stroke-width': 7 },
    { stroke: '#fffaf0', 'stroke-width': 3.2 },
  );
}

/** A knob of butter, half melted into a golden pool. */
export function butter(rng: Random): string {
  const x = Math.round(rng.between(-14, 14));
  const y = Math.round(rng.between(-12, 4));
  return group(
    { transform: `translate(${x} ${y})` },
    disc(2, 3, 21, { fill: '#ffd65a', 'fill-opacity': 0.55 }),
    path('M-10-3L2-8 12-3v5L0 8-10 3z', { fill: '#e5b93e' }),
    path('M-10-4L2-9 12-4 0 2z', { fill: '#ffeda6' }),
    path('M-6-4L2-7', { stroke: '#fff', 'stroke-width': 1.4 }),
  );
}
