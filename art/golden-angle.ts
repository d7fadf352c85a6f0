import type { Random } from './random.ts';
import { TILT } from './svg.ts';

/** Where a piece lies: x and y from the middle of the vessel, `far` from 0 (middle) to 1 (edge). */
export interface Spot {
  x: number;
  y: number;
  far: number;
  index: number;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Spreads pieces over a round surface like seeds in a sunflower: every next one turns by the golden
 * angle, so that they lie evenly and never in a clump. A little jitter keeps it from looking laid
 * out by a machine. Sorted from the back to the front, ready to be painted.
 */
export function sow(count: number, radius: number, rng: Random, jitter = 0.12): Spot[] {
  const turn = rng.between(0, Math.PI * 2);
  const spots = Array.from({ length: count }, (_, index) => {
    const far = Math.sqrt((index + 0.5) / count);
    const angle = turn + index * GOLDEN_ANGLE + rng.between(-jitter, jitter);
    const reach = radius * far * (1 + rng.between(-jitter, jitter) * 0.5);
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * TILT, far, index };
  });
  return spots.sort((a, b) => a.y - b.y);
}

/** Raises spots into a heap: the middle stands `height` above the edge. */
export function heap(spots: Spot[], height: number): Spot[] {
  return spots.map((spot) => ({ ...spot, y: spot.y - height * (1 - spot.far * spot.far) }));
}
