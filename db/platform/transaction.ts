import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  DummyDriver,
  type Kysely,
  type KyselyProps,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/types.ts';
import { lend, poolOf } from './connect.ts';
import { codeOf } from './database-error.ts';
import { isOutdatedPlan, planAnew, statementOf } from './prepared.ts';
import { connectionOf } from './query-timeout.ts';

/**
 * A statement of a transaction in which an earlier one has failed (SQLSTATE 25P02); or one whose plan
 * was to be made by a statement before it, which was not done for that reason (26000).
 */
const isAfterFailure = (error: unknown): boolean => ['25P02', '26000'].includes(codeOf(error));

/**
 * Sends a statement with all others that are begun before the event loop turns: in one call of the
 * system, which wakes the server once.
 */
export function send(
  client: pg.ClientBase,
  statement: string | pg.QueryConfig,
): Promise<pg.QueryResult> {
  const { stream } = connectionOf(client).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client.query(statement);
}

/**
 * One connection in the middle of a transaction. It sends what it is given at once, whether or not
 * what was sent before is answered: the server does it in the order in which it was sent.
 */
class TransactionConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  /** What went wrong: everything that was sent after it fails with it, too. */
  #failure: unknown;
  /** What has failed although nobody waits for it. */
  #failedAhead: { error: unknown } | undefined;
  #isOver = false;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // What goes on beside work that has failed would be kept, as it is in no transaction any more.
    if (this.#isOver) throw new Error('The transaction is over.');
    try {
      const { command, rowCount, rows } = await send(
        this.#client,
        statementOf(this.#client, sql, parameters),
      );
      const counts = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
      return { rows, ...(counts && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    } catch (error) {
      if (isAfterFailure(error) && this.#failure) throw this.#failure;
      if (isOutdatedPlan(error)) planAnew();
      this.#failure = error;
      throw error;
    }
  }

  /** Has the transaction fail with what nobody waits for (`sendAhead`). */
  expect(statement: Promise<unknown>): void {
    statement.catch((error: unknown) => {
      this.#failedAhead ??= { error };
    });
  }

  /** @throws what went wrong on the way, also where nobody has waited for it */
  async commit(): Promise<void> {
    this.#throwFailedAhead();
    this.#isOver = true;
    const { command } = await send(this.#client, 'COMMIT');
    // Of a transaction in which something has failed it is a ROLLBACK.
    if (command !== 'COMMIT') throw this.#failure ?? new Error('The transaction was rolled back.');
    // It is written, but for what was begun too late to be in it.
    this.#throwFailedAhead();
  }

  #throwFailedAhead(): void {
    if (this.#failedAhead) throw this.#failedAhead.error;
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    await send(this.#client, 'ROLLBACK');
  }

  streamQuery(): never {
    throw new Error('A transaction reads in batches (db/platform/paging.ts).');
  }
}

const connections = new WeakMap<Transaction<DB>, TransactionConnection>();

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const noDriver = new DummyDriver();

/** What Kysely is made of where everything goes over one connection of a pool. */
export function overConnection(
  pool: pg.Pool,
  connection: DatabaseConnection,
  driver: Driver = noDriver,
): KyselyProps {
  const dialect = new PostgresDialect({ pool });
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (use) => use(connection),
  });
  return { config: { dialect }, dialect, driver, executor };
}

/**
 * Runs `work` in one transaction, kept when it answers and rolled back when it throws. Statements
 * that are begun together (`Promise.all`) are sent together and done in their order, so that they
 * cost one round trip; `BEGIN` goes with the first.
 * @param db a pool's, as `connect` answers it
 */
export async function runTransaction<T>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const pool = poolOf(db);
  const client = await lend(pool);
  const connection = new TransactionConnection(client);
  const tx = new Transaction<DB>(overConnection(pool, connection));
  connections.set(tx, connection);
  try {
    connection.expect(send(client, 'BEGIN'));
    const answer = await work(tx);
    await connection.commit();
    client.release();
    return answer;
  } catch (error) {
    await connection.rollback().then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/**
 * Sends a statement of a transaction without waiting for its answer: one that is begun at once, before
 * anything is waited for. When it fails, the transaction fails with its error, at its end at the latest.
 */
export function sendAhead(tx: Transaction<DB>, statement: Promise<unknown>): void {
  const connection = connections.get(tx);
  if (!connection) throw new Error('Only a transaction of `runTransaction` sends ahead.');
  connection.expect(statement);
}
