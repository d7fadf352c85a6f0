import { heap, sow } from '../golden-angle.ts';
import { darker, foods } from '../palette.ts';
import { drawPieces } from '../pieces/pieces.ts';
import type { Random } from '../random.ts';
import { disc } from '../svg.ts';

/** A hill of fine sev in the middle, `count` noodles high. */
export function sevHill(count: number, radius: number, rng: Random): string {
  const noodles = heap(sow(count, radius, rng, 0.3), radius * 0.4);
  return (
    disc(3, 3, radius * 1.02, { fill: '#2a0d02', 'fill-opacity': 0.35 }) +
    disc(0, -radius * 0.2, radius * 0.72, { fill: darker(foods.sev[1], 0.15) }) +
    drawPieces('thread', noodles, 8.4, foods.sev, rng)
  );
}

/** Raw onion, chopped, on its top. */
export const choppedOnion = (count: number, radius: number, rng: Random): string =>
  drawPieces(
    'petal',
    heap(sow(count, radius, rng, 0.3), radius * 0.5).map(({ y, ...spot }) => ({
      ...spot,
      y: y - radius * 0.3,
    })),
    3.4,
    ['#fbeaf0', '#d98aa6'],
    rng,
  );
