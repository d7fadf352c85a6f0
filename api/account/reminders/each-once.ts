import type { Transaction } from 'kysely';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';

/** So many are looked up at a time. */
const BATCH = 200;

/**
 * Reminds of what `list` finds until it finds nothing more, each in a transaction of its own, which
 * notes that it has happened: one that another node has just reminded of is left alone. What fails
 * is logged, comes again with the next tick, and keeps nobody else from being reminded. Answers how
 * many were reminded.
 * @param remind answers whether it did
 */
export async function remindEachOnce<Item>(
  { db, log }: Pick<ClockContext, 'db' | 'log'>,
  list: (limit: number) => Promise<Item[]>,
  remind: (tx: Transaction<DB>, item: Item) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const items = await list(BATCH);
    const failures: unknown[] = [];
    let noted = 0;
    for (const item of items) {
      try {
        if (await runTransaction(db, (tx) => remind(tx, item))) noted += 1;
      } catch (error) {
        log.error({ err: error }, 'a reminder failed');
        failures.push(error);
      }
    }
    done += noted;
    if (items.length === BATCH && noted > 0) continue;
    if (failures.length > 0) throw new AggregateError(failures, 'reminders failed');
    return done;
  }
}
