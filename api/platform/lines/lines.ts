import { availableParallelism } from 'node:os';
import { createLine, type Line, type LineFigures } from './line.ts';

/** What the cores can do at once; more than Node's pool has threads would only hold memory. */
const CORES = Math.min(4, availableParallelism());

/** Node's pool has four threads: one stays for photos, files and names, however many sign in. */
const HASHERS = Math.min(3, availableParallelism());

/**
 * How much of what is done at once, how many wait for it, and when to come again after a refusal.
 * Lines are as long as their last one is answered well within half a minute on two cores.
 */
const FIGURES = {
  /** Pages of the shop that are not kept, about 20 ms and 3 MB each. */
  pages: { atOnce: CORES, mostWaiting: 150, retryAfterSeconds: 10 },
  /** Public reads that are not in memory: searches, other weeks. Each holds a connection. */
  reads: { atOnce: 4, mostWaiting: 200, retryAfterSeconds: 5 },
  /** Whatever hashes a password: 19 MB and a thread each. */
  passwords: { atOnce: HASHERS, mostWaiting: 100, retryAfterSeconds: 10 },
  /** Photos that come in, from the first byte of their body. */
  uploads: { atOnce: 2, mostWaiting: 10, retryAfterSeconds: 20 },
  /** Pictures for links, an eighth of a second each. */
  pictures: { atOnce: 1, mostWaiting: 100, retryAfterSeconds: 15 },
  /** Quotes and receipts on paper. */
  documents: { atOnce: 2, mostWaiting: 50, retryAfterSeconds: 10 },
  /** All that is kept about somebody, as one file. */
  exports: { atOnce: 2, mostWaiting: 20, retryAfterSeconds: 15 },
  /**
   * Lists of the desk as tables. Each holds a connection for as long as it is taken, which may be
   * long: nobody waits for that, and the rest of the desk needs connections, too.
   */
  tables: { atOnce: 2, mostWaiting: 0, retryAfterSeconds: 30 },
} satisfies Record<string, LineFigures>;

export type LineName = keyof typeof FIGURES;

/** One line for each kind of work that takes memory or a processor. */
export type Lines = Readonly<Record<LineName, Line>>;

/** @param changed other figures, for tests */
export const createLines = (changed: Partial<Record<LineName, LineFigures>> = {}): Lines =>
  Object.fromEntries(
    Object.entries({ ...FIGURES, ...changed }).map(([name, figures]) => [
      name,
      createLine(figures),
    ]),
  ) as Lines;
