import { untilAborted, wait } from './wait.ts';

/** Identical requests are sent at least this far apart. */
const IDENTICAL_REQUESTS_APART = 1000;

type Lane = {
  /** Settles, never rejects, when the last request in the lane is over. */
  tail: Promise<void>;
  waiting: number;
  /** When the last one was sent, in milliseconds of the page's monotonic clock. */
  sentAt: number;
};

/** What makes two requests identical, reads and writes alike. */
export const requestKey = (method: string, url: string, body?: string): string =>
  `${method} ${url} ${body ?? ''}`;

/**
 * Holds identical requests apart: each waits until the one before it is over and at least a second
 * has passed since that one was sent. Requests with different keys never wait for each other.
 *
 * `send` is called with `markSent`, to be called whenever something really leaves: a request that
 * is given up while it waits holds nobody back.
 */
export function createRequestGate() {
  const lanes = new Map<string, Lane>();

  /** A lane is kept while somebody may still have to wait because of it. */
  function sweep() {
    const before = performance.now() - IDENTICAL_REQUESTS_APART;
    for (const [key, lane] of lanes) {
      if (lane.waiting === 0 && lane.sentAt <= before) lanes.delete(key);
    }
  }

  async function takeTurn<Answer>(
    lane: Lane,
    ahead: Promise<void>,
    send: (markSent: () => void) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    await untilAborted(ahead, signal);
    const hold = lane.sentAt + IDENTICAL_REQUESTS_APART - performance.now();
    if (hold > 0) await wait(hold, signal);
    return send(() => {
      lane.sentAt = performance.now();
    });
  }

  return async function pass<Answer>(
    key: string,
    send: (markSent: () => void) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    sweep();
    const lane = lanes.get(key) ?? {
      tail: Promise.resolve(),
      waiting: 0,
      sentAt: Number.NEGATIVE_INFINITY,
    };
    lanes.set(key, lane);
    lane.waiting += 1;
    const ahead = lane.tail;
    const turn = takeTurn(lane, ahead, send, signal);
    const over = turn.then(
      () => {},
      () => {},
    );
    // Whoever gives up early must not let those behind overtake the ones still ahead.
    lane.tail = Promise.all([ahead, over]).then(() => {
      lane.waiting -= 1;
    });
    return turn;
  };
}
