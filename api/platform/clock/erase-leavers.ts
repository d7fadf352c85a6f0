import type { Transaction } from 'kysely';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { eraseCustomer } from '#api/account/erasure/erase-customer.ts';
import { lastPromisedEvent, listDueLeavers } from '#db/account/leaving.ts';
import type { DB } from '#db/types.ts';
import { dayOf } from '#domain/platform/days.ts';
import type { Tick } from './tick.ts';

/**
 * Erases the customers whose grace is over, each in a transaction of its own; answers how many. Who
 * has an event to come that the kitchen promised after they asked waits for it. One who cannot be
 * erased keeps nobody else from it.
 * @throws the failures together
 */
export async function eraseLeavers({ db, now }: Pick<Tick, 'db' | 'now'>): Promise<number> {
  const failures: unknown[] = [];
  let erased = 0;
  for (const id of await listDueLeavers(db, dayOf(now))) {
    try {
      if (await inTransaction(db, (tx) => eraseLeaver(tx, id, now))) erased += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'customers could not be erased');
  return erased;
}

async function eraseLeaver(
  tx: Transaction<DB>,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const today = dayOf(now);
  // They may have changed their mind in the last second.
  const leaver = await tx
    .selectFrom('customers')
    .where('id', '=', id)
    .where('deletion_day', '<=', today)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!leaver || (await lastPromisedEvent(tx, id, today))) return false;
  return eraseCustomer(tx, id, now);
}
