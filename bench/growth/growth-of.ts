import type { Timed } from './measure.ts';

/** What takes no more than that longer is as quick to whoever waits, and to a clock that jitters. */
const NOTICED_MS = 2;

/** How much longer one thing takes in the grown kitchen; a row of it where there are more. */
export function growthOf(small: Timed, large: Timed, perRow: boolean): number {
  const more = perRow ? Math.max(1, (large.rows + 1) / (small.rows + 1)) : 1;
  return large.ms <= small.ms * more + NOTICED_MS ? 1 : large.ms / (small.ms * more);
}
