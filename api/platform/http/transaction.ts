import type { Kysely, Transaction } from 'kysely';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { canRunAgain } from './database-trouble.ts';

const TRIES = 3;

class RolledBack<T> {
  readonly answer: T;

  constructor(answer: T) {
    this.answer = answer;
  }
}

/**
 * Runs `work` in one transaction and answers what it answers. `rollBack(answer)` answers without
 * keeping what was written. An exception rolls back too; after a deadlock, a serialization failure or
 * a plan that a migration has outdated the whole work runs again, three times at most.
 */
export async function inTransaction<T>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>, rollBack: (answer: T) => never) => Promise<T>,
): Promise<T> {
  const rollBack = (answer: T): never => {
    throw new RolledBack(answer);
  };
  for (let tried = 1; ; tried++) {
    try {
      return await runTransaction(db, (tx) => work(tx, rollBack));
    } catch (thrown) {
      if (thrown instanceof RolledBack) return thrown.answer;
      if (!canRunAgain(thrown) || tried === TRIES) throw thrown;
    }
  }
}

/**
 * Does a step's part for one id after the other: one that fails keeps nobody else waiting.
 * @throws the failures together, each with its id
 */
export async function forEachIsolated(
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  const failures: Error[] = [];
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      failures.push(new Error(`${id} failed`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everybody had their turn');
}
