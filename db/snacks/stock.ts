import { sql, type Transaction } from 'kysely';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import type { IsoDay } from '#domain/platform/days.ts';

/** How many of one snack are asked for, or given back. */
export type SnackCount = { snackId: string; quantity: number };

/** One entry per snack, in the order in which everybody takes their locks: nobody waits in a circle. */
function inLockOrder(counts: readonly SnackCount[]): SnackCount[] {
  const bySnack = new Map<string, number>();
  for (const { snackId, quantity } of counts)
    bySnack.set(snackId, (bySnack.get(snackId) ?? 0) + quantity);
  return [...bySnack]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([snackId, quantity]) => ({ snackId, quantity }));
}

/**
 * Counts snacks as ordered for a day, and answers how many of each are then. Their rows stay locked
 * until the transaction ends, so that what is answered is still true when it commits.
 */
export async function countOrdered(
  tx: Transaction<DB>,
  day: IsoDay,
  counts: readonly SnackCount[],
): Promise<Map<string, number>> {
  const counted = inLockOrder(counts).map(async ({ snackId, quantity }) => {
    const { rows } = await sql<{ ordered: number }>`
      ${prepared} INSERT INTO snack_days (snack_id, day, ordered)
      VALUES (${snackId}, ${day}, ${quantity})
      ON CONFLICT (snack_id, day) DO UPDATE SET ordered = snack_days.ordered + excluded.ordered
      RETURNING ordered`.execute(tx);
    return rows.map(({ ordered }) => [snackId, ordered] as const);
  });
  return new Map((await Promise.all(counted)).flat());
}

/** Gives back what a cancelled order had taken of a day. */
export async function uncountOrdered(
  tx: Transaction<DB>,
  day: IsoDay,
  counts: readonly SnackCount[],
): Promise<void> {
  for (const { snackId, quantity } of inLockOrder(counts)) {
    await tx
      .updateTable('snack_days')
      .set({ ordered: sql<number>`ordered - ${quantity}` })
      .where('snack_id', '=', snackId)
      .where('day', '=', day)
      .execute();
  }
}

/** Tells every node that a snack's stock of today has run out or come back. */
export async function announceStock(tx: Transaction<DB>): Promise<void> {
  await sql`SELECT pg_notify('content', 'snack_days')`.execute(tx);
}
