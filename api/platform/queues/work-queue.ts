import { availableParallelism } from 'node:os';
import type { FastifyReply } from 'fastify';

/** So many work at once, and so many wait; whoever comes then is told when to come again. */
export type WorkQueueLimits = { atOnce: number; mostWaiting: number; retryAfterSeconds: number };

/** Refused, since too many wait already. */
export class WorkQueueFull extends Error {
  override name = 'WorkQueueFull';
  readonly retryAfterSeconds: number;

  constructor({ retryAfterSeconds }: WorkQueueLimits) {
    super('too many wait already');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whoever asked has hung up: nobody reads an answer. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected';

  constructor() {
    super('whoever asked has hung up');
  }
}

/** Bounds work that takes memory or a processor: a few at once, the rest in turn. */
export type WorkQueue = {
  /**
   * Takes a place, at once or after waiting for it; answers how to give it back.
   * @param gone leaves the line when it aborts; whoever works already is not stopped
   * @throws WorkQueueFull, or the reason of `gone`
   */
  enter(gone?: AbortSignal): Promise<() => void>;
  /** Does the work in a place of its own. */
  run<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
  readonly working: number;
  readonly waiting: number;
  /** How often somebody was refused. */
  readonly refused: number;
};

export function createWorkQueue(figures: WorkQueueLimits): WorkQueue {
  const { atOnce, mostWaiting } = figures;
  // In the order of their coming; somebody in the middle can leave as quickly as the first.
  const waiting = new Set<() => void>();
  let working = 0;
  let refused = 0;

  function wait(gone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(beCalled);
        reject(gone?.reason);
      };
      const beCalled = () => {
        waiting.delete(beCalled);
        gone?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(beCalled);
      gone?.addEventListener('abort', leave, { once: true });
    });
  }

  /** A place that is given back goes to the next one in line: nobody slips in between. */
  function leaveOnce(): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [next] = waiting;
      if (next) next();
      else working -= 1;
    };
  }

  async function enter(gone?: AbortSignal): Promise<() => void> {
    gone?.throwIfAborted();
    if (working < atOnce) working += 1;
    else if (waiting.size < mostWaiting) await wait(gone);
    else {
      refused += 1;
      throw new WorkQueueFull(figures);
    }
    return leaveOnce();
  }

  return {
    enter,
    async run(work, gone) {
      const leave = await enter(gone);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    get working() {
      return working;
    },
    get waiting() {
      return waiting.size;
    },
    get refused() {
      return refused;
    },
  };
}

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
} satisfies Record<string, WorkQueueLimits>;

export type WorkQueueName = keyof typeof FIGURES;

/** One line for each kind of work that takes memory or a processor. */
export type WorkQueues = Readonly<Record<WorkQueueName, WorkQueue>>;

/** @param changed other figures, for tests */
export const createWorkQueues = (
  changed: Partial<Record<WorkQueueName, WorkQueueLimits>> = {},
): WorkQueues =>
  Object.fromEntries(
    Object.entries({ ...FIGURES, ...changed }).map(([name, figures]) => [
      name,
      createWorkQueue(figures),
    ]),
  ) as WorkQueues;

/** Aborts when whoever asked has hung up; after the answer it means nothing any more. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const hungUp = new AbortController();
  // Not the request's: that closes as soon as it has been read.
  const hangUp = () => hungUp.abort(new ClientDisconnected());
  if (raw.destroyed) hangUp();
  else raw.once('close', hangUp);
  return hungUp.signal;
}
