import type { Timed } from './measure.ts';

/** What takes no more than that longer is as quick to whoever waits, and to a clock that jitters. */
const NOTICED_MS = 2;

/** How much longer one thing takes in the grown kitchen: `perRow` a row of it where there are more. */
export function growthOf(
  small: Timed,
  large: Timed,
  { perRow = false }: { perRow?: boolean } = {},
): number {
  const more = perRow ? Math.max(1, (large.rows + 1) / (small.rows + 1)) : 1;
  const expected = small.ms * more;
  return large.ms <= expected + NOTICED_MS ? 1 : large.ms / expected;
}
