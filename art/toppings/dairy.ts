import type { Random } from '../random.ts';
import { coords, disc, group, path } from '../svg.ts';

/** Cream poured in a loose spiral. */
export function creamSwirl(radius: number, rng: Random): string {
  const turn = rng.between(0, 6.28);
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = turn + i * 0.92;
    const far = radius * (0.12 + i * 0.055);
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.8] as const;
  });
  const [start, ...rest] = points;
  let d = `M${coords(...(start as [number, number]))}Q${coords(0, 0, ...(rest[0] as [number, number]))}`;
  for (const point of rest.slice(1)) d += `T${coords(...point)}`;
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    path(d, { stroke: '#fff7e0', 'stroke-opacity': 0.35, 'stroke-width': 6.5 }),
    path(d, { stroke: '#fffaf0', 'stroke-width': 3.4 }),
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
    path('M-6-4L2-7', { stroke: '#fff', 'stroke-width': 1.4, 'stroke-linecap': 'round' }),
  );
}
