import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/types.ts';
import { lend, poolOf } from './connect.ts';
import { keepingPlan, statementOf } from './prepared.ts';
import { overConnection, send } from './transaction.ts';

/** One connection that reads: it sends what it is given at once, and answers in that order. */
class ReadConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  /** Settled when everything that was sent is answered. */
  #answered: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // What goes on beside a read that has failed would be sent among somebody else's statements.
    if (this.#isOver) throw new Error('The reads are over.');
    const answer = keepingPlan(() =>
      send(this.#client, statementOf(this.#client, sql, parameters)),
    );
    this.#answered = Promise.allSettled([this.#answered, answer]);
    return { rows: (await answer).rows };
  }

  /** Takes no more statements, and waits for what was sent. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#answered;
  }

  streamQuery(): never {
    throw new Error('A cursor needs a connection of its own.');
  }
}

class ReadDriver extends DummyDriver {
  override beginTransaction(): never {
    throw new Error('A transaction begins on a pool, not among reads that go together.');
  }
}

const driver = new ReadDriver();

/**
 * Reads on one connection: statements that are begun together (`Promise.all`) are sent together, which
 * wakes the server once, and take one place in the pool. They are no transaction: each sees what is
 * committed when its turn comes, and fails alone.
 * @param db a pool's, or a transaction, which sends together what it is given anyway
 */
export async function readTogether<T>(
  db: Kysely<DB>,
  read: (db: Kysely<DB>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return read(db);
  const pool = poolOf(db);
  const client = await lend(pool);
  const connection = new ReadConnection(client);
  try {
    return await read(new Kysely<DB>(overConnection(pool, connection, driver)));
  } finally {
    await connection.end();
    client.release();
  }
}
