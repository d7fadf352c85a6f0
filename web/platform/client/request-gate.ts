/** Identical requests are sent at least this far apart. */
const IDENTICAL_REQUESTS_APART = 1000;

type RequestLane = {
  /** Settles, never rejects, when the last request in the lane is over. */
  tail: Promise<void>;
  waiting: number;
  /** When the last one was sent, in milliseconds of the page's monotonic clock. */
  sentAt: number;
};

/** What makes two requests identical, reads and writes alike. */
export const requestKey = (method: string, url: string, body?: string): string =>
  `${method} ${url} ${body ?? ''}`;

/** Every attempt waits this long before it is sent, in milliseconds. */
const WAIT_BEFORE_SENDING = 200;
/** The pauses before the two retries of a rate-limited request, in milliseconds. */
const RETRY_PAUSES = [2000, 4000] as const;
/**
 * Nobody watches a spinner for longer than this: when the server asks for a longer pause (a login
 * locked for minutes), the refusal is shown at once instead.
 */
const LONGEST_PAUSE = 30_000;

/** `Retry-After` in milliseconds, from seconds or an HTTP date (RFC 9110 section 10.2.3). */
function retryAfter(header: string | null): number {
  if (!header) return 0;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(header);
  return Number.isNaN(until) ? 0 : Math.max(0, until - Date.now());
}

/**
 * Resolves after `milliseconds`; rejects with the signal's reason as soon as it is aborted, so that
 * a page that was left stops waiting.
 */
function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The outcome of `work`, or the signal's rejection if that comes first; `work` itself goes on. */
function untilAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) {
      stop();
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Sends, and sends again only while the answer is 429: at most two more times, after 2 s and 4 s or
 * after what `Retry-After` asks for if that is longer.
 */
export async function sendWithRetries<Answer extends { status: number; headers: Headers }>(
  send: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    await wait(WAIT_BEFORE_SENDING, signal);
    const answer = await send();
    const pause = RETRY_PAUSES[retries];
    if (answer.status !== 429 || pause === undefined) return answer;
    const asked = retryAfter(answer.headers.get('Retry-After'));
    if (asked > LONGEST_PAUSE) return answer;
    await wait(Math.max(pause, asked), signal);
  }
}

/**
 * Holds identical requests apart: each waits until the one before it is over and at least a second
 * has passed since that one was sent. Requests with different keys never wait for each other.
 *
 * `send` is called with `markSent`, to be called whenever something really leaves: a request that
 * is given up while it waits holds nobody back.
 */
export function createRequestGate() {
  const lanes = new Map<string, RequestLane>();

  /** A lane is kept while somebody may still have to wait because of it. */
  function sweep() {
    const before = performance.now() - IDENTICAL_REQUESTS_APART;
    for (const [key, lane] of lanes) {
      if (lane.waiting === 0 && lane.sentAt <= before) lanes.delete(key);
    }
  }

  async function takeTurn<Answer>(
    lane: RequestLane,
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

/** Failures in a row that open the circuit of a path. */
const FAILURES_TO_OPEN = 3;
/** How long an open circuit blocks its path, in milliseconds. */
const OPEN_FOR = 30_000;

type Circuit = { failures: number; openedAt: number | null; trying: boolean };

/** How an attempt went: a 4xx is an answer, `given-up` says nothing about the server. */
type AttemptResult = 'answered' | 'failed' | 'given-up';

/**
 * One circuit per path: three failures in a row (network errors and 5xx) open it for 30 seconds.
 * Then a single request tries it: an answer closes it, a failure opens it for another 30 seconds.
 *
 * `enter` says null while the path is blocked, otherwise gives a function that must be told, once,
 * how the attempt went.
 */
export function createBreaker() {
  const circuits = new Map<string, Circuit>();

  return {
    enter(path: string): ((outcome: AttemptResult) => void) | null {
      const circuit = circuits.get(path) ?? { failures: 0, openedAt: null, trying: false };
      circuits.set(path, circuit);

      const isTrial = circuit.openedAt !== null;
      if (circuit.openedAt !== null) {
        const over = performance.now() - circuit.openedAt >= OPEN_FOR;
        if (!over || circuit.trying) return null;
        circuit.trying = true;
      }

      return (outcome) => {
        if (isTrial) circuit.trying = false;
        if (outcome === 'given-up') return;
        if (outcome === 'answered') {
          circuit.failures = 0;
          circuit.openedAt = null;
          return;
        }
        circuit.failures += 1;
        if (circuit.failures >= FAILURES_TO_OPEN) circuit.openedAt = performance.now();
      };
    },
  };
}
