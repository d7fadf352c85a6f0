/** So many work at once, and so many wait; whoever comes then is told when to come again. */
export type LineFigures = { atOnce: number; mostWaiting: number; retryAfterSeconds: number };

/** Refused, since too many wait already. */
export class LineFull extends Error {
  override name = 'LineFull';
  readonly retryAfterSeconds: number;

  constructor({ retryAfterSeconds }: LineFigures) {
    super('too many wait already');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whoever asked has hung up: nobody reads an answer. */
export class HungUp extends Error {
  override name = 'HungUp';

  constructor() {
    super('whoever asked has hung up');
  }
}

/** Bounds work that takes memory or a processor: a few at once, the rest in turn. */
export type Line = {
  /**
   * Takes a place, at once or after waiting for it; answers how to give it back.
   * @param gone leaves the line when it aborts; whoever works already is not stopped
   * @throws LineFull, or the reason of `gone`
   */
  enter(gone?: AbortSignal): Promise<() => void>;
  /** Does the work in a place of its own. */
  run<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
  readonly working: number;
  readonly waiting: number;
  /** How often somebody was refused. */
  readonly refused: number;
};

export function createLine(figures: LineFigures): Line {
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
      throw new LineFull(figures);
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
