import { type Kysely, sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';

/**
 * Changes something, and makes a call meanwhile, which has read what was there before and waits for a
 * lock; it goes on once the change, and what is left of it while the call waits, is committed.
 */
export async function callDuring<T>(
  db: Kysely<DB>,
  change: (tx: Transaction<DB>) => Promise<unknown>,
  call: () => Promise<T>,
  rest: (tx: Transaction<DB>) => Promise<unknown> = async () => undefined,
): Promise<T> {
  let answer: Promise<T> | undefined;
  await runTransaction(db, async (tx) => {
    await change(tx);
    answer = call();
    await expect
      .poll(
        async () => {
          const { rows } = await sql`SELECT 1 FROM pg_stat_activity
            WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(db);
          return rows.length;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    await rest(tx);
  });
  return answer as Promise<T>;
}
