import { createTurnSpreader } from './turn-spreader.ts';

/** Lets whoever writes pass those who look at what is kept, and the jobs. */
export type WritesFirst = {
  /** Does a part of the work that writes; until it is done, others look more slowly. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when an answer that is kept may go out; undefined while nobody writes: at once. */
  turnToLook(): Promise<void> | undefined;
  /** Resolves when a job may begin: at once while nobody writes. */
  turnToWork(): Promise<void>;
};

/** While somebody writes without a pause, one job begins in each of these. */
const JOB_EVERY_MS = 100;

/**
 * An order comes back to the program's one thread again and again, between two statements of its
 * transaction, and what it has locked waits with it. A crowd that looks at what is kept would be
 * answered whole each time before it, and six mails that are made at once hold it up as long. So while
 * somebody writes, one such answer goes out in each turn of the event loop, and one job begins in a tenth
 * of a second (docs/decisions/0059-who-orders-goes-first.md).
 */
export function createWritesFirst(): WritesFirst {
  const nextTurn = createTurnSpreader(1);
  let writing = 0;
  const jobs: (() => void)[] = [];
  let nextJob: NodeJS.Timeout | undefined;

  function beginNextJob(): void {
    jobs.shift()?.();
    nextJob = jobs.length > 0 ? setTimeout(beginNextJob, JOB_EVERY_MS) : undefined;
  }

  function beginAllJobs(): void {
    clearTimeout(nextJob);
    nextJob = undefined;
    for (const begin of jobs.splice(0)) begin();
  }

  return {
    async write(work) {
      writing += 1;
      try {
        return await work();
      } finally {
        writing -= 1;
        if (writing === 0) beginAllJobs();
      }
    },
    turnToLook: () => (writing > 0 ? nextTurn() : undefined),
    async turnToWork() {
      if (writing === 0) return;
      nextJob ??= setTimeout(beginNextJob, JOB_EVERY_MS);
      await new Promise<void>((resolve) => jobs.push(resolve));
    },
  };
}
