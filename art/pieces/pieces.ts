import type { Spot } from '../golden-angle.ts';
import type { Random } from '../random.ts';
import { balls, beans, slivers } from './beads.ts';
import { chunk, disk, stuffed } from './chunk.ts';
import { cube } from './cube.ts';
import { floret } from './floret.ts';
import { okra } from './okra.ts';
import { petal, strips } from './strips.ts';

/** How one kind of piece is drawn: all at once as a few shared paths, or one by one. */
type Batch = (spots: readonly Spot[], size: number, colours: readonly string[], rng: Random) => string;
type Single = (spot: Spot, size: number, colour: string, rng: Random) => string;

const batches = { ball: balls, bean: beans, sliver: slivers, strip: strips } satisfies Record<string, Batch>;
const singles = { cube, chunk, floret, okra, disk, petal, stuffed } satisfies Record<string, Single>;

export type PieceKind = keyof typeof batches | keyof typeof singles;

/** Draws pieces of one kind at their spots, back to front. `size` is a radius in canvas units. */
export function drawPieces(
  kind: PieceKind,
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
): string {
  if (kind in batches) return batches[kind as keyof typeof batches](spots, size, colours, rng);
  const single = singles[kind as keyof typeof singles];
  return spots
    .map((spot) => single(spot, size * rng.between(0.86, 1.14), rng.pick(colours), rng))
    .join('');
}
