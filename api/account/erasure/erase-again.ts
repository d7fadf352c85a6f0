import type { Kysely } from 'kysely';
import { inTransaction } from '#api/platform/http/transaction.ts';
import type { DB } from '#db/types.ts';
import { eraseCustomer } from './erase-customer.ts';
import { readErasedList } from './erased-list.ts';

/**
 * Erases everybody whom the list beside the backups names and the database still knows, because a
 * backup of before was restored (docs/rules.md#erasure). Nobody is mailed a second time. Answers
 * how many there were.
 */
export async function eraseAgain({
  db,
  env,
  now,
}: {
  db: Kysely<DB>;
  env: { dataDir: string };
  now: Temporal.Instant;
}): Promise<number> {
  const ids = await readErasedList(env);
  if (ids.length === 0) return 0;
  const known = await db
    .selectFrom('customers')
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .select('id')
    .execute();
  let erased = 0;
  for (const { id } of known) {
    const isErased = await inTransaction(db, (tx) => eraseCustomer(tx, id, now, { tell: false }));
    if (isErased) erased += 1;
  }
  return erased;
}
