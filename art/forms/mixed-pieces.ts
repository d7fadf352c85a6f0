import { heap, type Spot, sow } from '../golden-angle.ts';
import { drawPieces } from '../pieces/pieces.ts';
import type { Pieces } from '../traits.ts';
import type { Surface } from './surface.ts';

const BITE = 9;

/**
 * Lays several kinds of pieces over one surface: one sunflower for all of them, dealt out so that
 * every kind is spread evenly, then painted in bands from the back to the front.
 */
export function mixedPieces(
  groups: readonly Pieces[],
  { radius, detail, rng }: Surface,
  { reach = 0.8, height = 0, bands = 2 } = {},
): string {
  const dealt = groups.map((one) => ({ ...one, left: Math.ceil(one.count * detail), spots: [] as Spot[] }));
  const total = dealt.reduce((sum, one) => sum + one.left, 0);
  const spots = heap(sow(total, radius * reach, rng), height);
  const byIndex = [...spots].sort((a, b) => a.index - b.index);
  const share = dealt.map((one) => one.left);
  byIndex.forEach((spot, n) => {
    // The kind that is furthest behind its share comes next.
    let next = 0;
    let behind = Number.NEGATIVE_INFINITY;
    dealt.forEach((one, i) => {
      const due = ((n + 1) * (share[i] as number)) / total - one.spots.length;
      if (one.left > 0 && due > behind) {
        behind = due;
        next = i;
      }
    });
    const one = dealt[next];
    if (!one) return;
    one.spots.push(spot);
    one.left -= 1;
  });
  const edges = Array.from({ length: bands - 1 }, (_, i) => spots[Math.floor((total * (i + 1)) / bands)]?.y ?? 0);
  const bandOf = (spot: Spot) => edges.filter((edge) => spot.y >= edge).length;
  let painted = '';
  for (let band = 0; band < bands; band++) {
    for (const { kind, spots: own, size = 1, colours } of dealt) {
      const here = own.filter((spot) => bandOf(spot) === band).sort((a, b) => a.y - b.y);
      if (here.length > 0) painted += drawPieces(kind, here, BITE * size, colours, rng);
    }
  }
  return painted;
}
