/** Failures in a row that open the circuit of a path. */
const FAILURES_TO_OPEN = 3;
/** How long an open circuit blocks its path, in milliseconds. */
const OPEN_FOR = 30_000;

type Circuit = { failures: number; openedAt: number | null; trying: boolean };

/** How an attempt went: a 4xx is an answer, `given-up` says nothing about the server. */
export type Outcome = 'answered' | 'failed' | 'given-up';

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
    enter(path: string): ((outcome: Outcome) => void) | null {
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

export type Breaker = ReturnType<typeof createBreaker>;
