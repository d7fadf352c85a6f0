import type { Spot } from '../golden-angle.ts';
import type { Random } from '../random.ts';
import { balls, beans, slivers, specks, threads } from './beads.ts';
import { chunks, florets, petals, strips } from './chunks.ts';
import { cubes } from './cubes.ts';
import { disks, okra, stuffed } from './slices.ts';

type DrawPieces = (
  spots: readonly Spot[],
  size: number,
  colours: readonly string[],
  rng: Random,
) => string;

const kinds = {
  ball: balls,
  bean: beans,
  sliver: slivers,
  speck: specks,
  thread: threads,
  chunk: chunks,
  strip: strips,
  petal: petals,
  floret: florets,
  cube: cubes,
  disk: disks,
  okra,
  stuffed,
} satisfies Record<string, DrawPieces>;

export type PieceKind = keyof typeof kinds;

/** So many pieces of one kind; `size` 1 is a bite. Colours as #rrggbb. */
export interface Pieces {
  kind: PieceKind;
  count: number;
  colours: readonly string[];
  size?: number;
}

/** Draws all pieces of one kind at their spots, back to front. `size` is a radius in canvas units. */
export const drawPieces = (kind: PieceKind, ...rest: Parameters<DrawPieces>): string =>
  kinds[kind](...rest);
