import { heap, type Spot, sow } from '../golden-angle.ts';
import { commonShadow } from '../pieces/layers.ts';
import { drawPieces, type PieceKind, type Pieces } from '../pieces/pieces.ts';
import type { Surface } from './surface.ts';

const BITE = 9;

const apart = (a: Spot, b: Spot) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Takes `count` of the free spots, each time the one that lies furthest from those taken before. */
function takeSpread(free: Spot[], count: number, first: number): Spot[] {
  const taken = free.splice(Math.floor(first * free.length), 1);
  while (taken.length < count && free.length > 0) {
    const gaps = free.map((spot) => Math.min(...taken.map((other) => apart(spot, other))));
    taken.push(...free.splice(gaps.indexOf(Math.max(...gaps)), 1));
  }
  return taken.sort((a, b) => a.y - b.y);
}

/**
 * Lays several kinds of pieces over one surface: one sunflower for all of them, and every kind
 * spread over it as far from its own as possible, the rarest first. Kinds are painted in the order
 * given.
 */
export function mixedPieces(
  groups: readonly Pieces[],
  { radius, detail, rng }: Surface,
  { reach = 0.8, height = 0 } = {},
): string {
  // Large pieces make a dish what it is: of the few, fewer are left out.
  const kept = (count: number) => Math.round(count * (count > 8 ? detail : (1 + detail) / 2));
  const wanted = groups.map((one) => ({ ...one, count: kept(one.count) }));
  const total = wanted.reduce((sum, one) => sum + one.count, 0);
  const free = heap(sow(total, radius * reach, rng), height);
  const shares = new Map<Pieces, Spot[]>();
  for (const one of [...wanted].sort((a, b) => a.count - b.count)) {
    shares.set(one, takeSpread(free, one.count, rng.next()));
  }
  const fine: readonly PieceKind[] = ['sliver', 'speck', 'thread'];
  const solid = wanted.filter(({ kind }) => !fine.includes(kind));
  const bite = (BITE * solid.reduce((sum, one) => sum + (one.size ?? 1), 0)) / (solid.length || 1);
  const shaded = solid.flatMap((one) => shares.get(one) ?? []);
  const painted = wanted.map((one) =>
    drawPieces(one.kind, shares.get(one) ?? [], BITE * (one.size ?? 1), one.colours, rng),
  );
  return (shaded.length > 0 ? commonShadow(shaded, bite) : '') + painted.join('');
}
