/** When the last copy of the backups elsewhere succeeded and failed; null: never. */
export type CopyTimes = { succeeded: Temporal.Instant | null; failed: Temporal.Instant | null };

/** A copy that is not as it should be, and the last good one, if there ever was one. */
export type CopyTrouble = { kind: 'failed' | 'overdue'; lastGood: Temporal.Instant | null };

/** A night, and half a day for a machine that was off. */
const OVERDUE_HOURS = 36;

/**
 * What is wrong with the nightly copies elsewhere: the last one failed, or none was tried for too long.
 * Null while all is well, and where nobody has ever set copies up.
 */
export function copyTroubleOf(
  { succeeded, failed }: CopyTimes,
  now: Temporal.Instant,
): CopyTrouble | null {
  const isAfter = (one: Temporal.Instant, other: Temporal.Instant) =>
    Temporal.Instant.compare(one, other) > 0;
  if (failed && (!succeeded || isAfter(failed, succeeded)))
    return { kind: 'failed', lastGood: succeeded };
  if (succeeded && isAfter(now.subtract({ hours: OVERDUE_HOURS }), succeeded))
    return { kind: 'overdue', lastGood: succeeded };
  return null;
}
