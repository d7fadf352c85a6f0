/** For so long a step at the desk can be undone; afterwards it is corrected by a named entry. */
const UNDO_MINUTES = 10;

export const undoUntil = (at: Temporal.Instant): Temporal.Instant =>
  at.add({ minutes: UNDO_MINUTES });

export const isTooLate = (until: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, until) >= 0;

/** A row as the database tells it: by column, in JSON. */
export type RowImage = Readonly<Record<string, unknown>>;

/** A row before and after a write; null where there was none yet, or is none any more. */
export type RowChange = { relation: string; before: RowImage | null; after: RowImage | null };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What the writes of a step come to, row by row, in the order in which each was first written: from
 * how it was before the first to how it was after the last. What came and went again is no change.
 * @param keyOf names a row among those of its relation
 */
export function netChanges<Change extends RowChange>(
  changes: readonly Change[],
  keyOf: (relation: Change['relation'], row: RowImage) => string,
): Change[] {
  const net = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.relation} ${keyOf(change.relation, (change.after ?? change.before) as RowImage)}`;
    const first = net.get(key);
    net.set(key, first ? { ...change, before: first.before } : change);
  }
  return [...net.values()].filter(({ before, after }) => !isSame(before, after));
}

/** The columns that a change gave another value; all of them where a row came or went. */
export function changedColumns({ before, after }: RowChange): string[] {
  const columns = Object.keys(before ?? after ?? {});
  if (!before || !after) return columns;
  return columns.filter((column) => !isSame(before[column], after[column]));
}

/**
 * Whether a row is still as a step has left it, looking at nothing but what the step changed: a
 * plan's new address does not keep anybody from taking its pause back.
 * @param current null when there is no such row now
 * @param loose columns that may have moved on
 * @param together groups of columns that tell one thing: whatever changed one of them has changed that
 */
export function isAsLeft(
  change: RowChange,
  current: RowImage | null,
  {
    loose = [],
    together = [],
  }: { loose?: readonly string[]; together?: readonly (readonly string[])[] } = {},
): boolean {
  const { after } = change;
  if (!after || !current) return after === current;
  const changed = changedColumns(change);
  const told = together.filter((group) => group.some((column) => changed.includes(column)));
  return [...changed, ...told.flat()]
    .filter((column) => !loose.includes(column))
    .every((column) => isSame(current[column], after[column]));
}

/** `9 min left`; in the last one `less than a minute left`. */
export function timeLeftText(until: string, nowMs: number): string {
  const minutes = Math.floor((Date.parse(until) - nowMs) / 60_000);
  return minutes < 1 ? 'less than a minute left' : `${minutes} min left`;
}
