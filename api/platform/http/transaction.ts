import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { isLostRace } from './database-trouble.ts';

const TRIES = 3;

class RolledBack<T> {
  readonly answer: T;

  constructor(answer: T) {
    this.answer = answer;
  }
}

/**
 * Runs `work` in one transaction and answers what it answers. `rollBack(answer)` answers without
 * keeping what was written. An exception rolls back too; after a deadlock or a serialization
 * failure the whole work runs again, three times at most.
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
      return await db.transaction().execute((tx) => work(tx, rollBack));
    } catch (thrown) {
      if (thrown instanceof RolledBack) return thrown.answer;
      if (!isLostRace(thrown) || tried === TRIES) throw thrown;
    }
  }
}
