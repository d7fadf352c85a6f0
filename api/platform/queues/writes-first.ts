import { createTurnSpreader } from './turn-spreader.ts';

/** Lets whoever writes pass those who look at what is kept. */
export type WritesFirst = {
  /** Does a part of the work that writes; until it is done, others look more slowly. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when an answer that is kept may go out; undefined while nobody writes: at once. */
  turnToLook(): Promise<void> | undefined;
};

/**
 * An order comes back to the program's one thread again and again, between two statements of its
 * transaction, and what it has locked waits with it. A crowd that looks at what is kept would be
 * answered whole each time before it. So while somebody writes, one such answer goes out in each turn of
 * the event loop (docs/decisions/0059-who-orders-goes-first.md).
 */
export function createWritesFirst(): WritesFirst {
  const nextTurn = createTurnSpreader(1);
  let writing = 0;
  return {
    async write(work) {
      writing += 1;
      try {
        return await work();
      } finally {
        writing -= 1;
      }
    },
    turnToLook: () => (writing > 0 ? nextTurn() : undefined),
  };
}
