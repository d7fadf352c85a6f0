import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/types.ts';
import { isOutdatedPlan, planAnew, statementOf } from './prepared.ts';

/** The program's way to its database: `db` for queries, `pool` for what Kysely does not do. */
export type Connection = {
  url: string;
  pool: pg.Pool;
  db: Kysely<DB>;
  close(): Promise<void>;
};

/**
 * How PostgreSQL's values arrive: `int8` and `numeric` as numbers (an integer that a number cannot
 * hold is an error), `date` as its YYYY-MM-DD string, `timestamptz` as Temporal.Instant; arrays of
 * them likewise. Everything else as the driver does it.
 */
const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const parse = format === 'binary' ? undefined : parsers.get(Number(oid));
    return parse ?? pg.types.getTypeParser(oid, format as 'text');
  },
};

type Parser = (text: string) => unknown;

// The types name no array type, so text's is asked for by its number.
const textArray: number = 1009;
const splitArray = pg.types.getTypeParser(textArray, 'text');

const parsers = new Map<number, Parser>([
  [20, parseInteger],
  [1016, arrayOf(parseInteger)],
  [1700, Number],
  [1231, arrayOf(Number)],
  [1082, String],
  [1182, arrayOf(String)],
  [1184, parseInstant],
  [1185, arrayOf(parseInstant)],
]);

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

function parseInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text);
}

function arrayOf(parse: Parser): Parser {
  return (text) => splitArray(text).map((item: string | null) => item && parse(item));
}

// The driver asks a parameter for its `toPostgres`: this lets an Instant be one.
Object.defineProperty(Temporal.Instant.prototype, 'toPostgres', {
  configurable: true,
  value(this: Temporal.Instant) {
    return this.toString();
  },
});

/** How long the database may leave a query without a byte of an answer, in milliseconds. */
export const QUERY_PATIENCE_MS = 15_000;

/** By then the server has given up itself, if it lives: it ends a query in a cleaner way. */
const SERVER_FIRST_MS = 2_000;

/** What the driver has and its types do not say. */
type PgClientInternals = {
  connection: EventEmitter & { stream: Socket };
  readyForQuery: boolean | null;
  _ending: boolean;
};

export const connectionOf = (client: pg.ClientBase): PgClientInternals =>
  client as unknown as PgClientInternals;

/**
 * Breaks a connection off once its database has been silent for too long in the middle of a query:
 * a frozen server, or a network that swallows everything, would keep whoever asks for ever. What
 * waits on the connection fails, and its pool opens another one. A connection that nobody asks
 * anything may be silent, unless it is being ended.
 */
export function addQueryTimeout(client: pg.ClientBase, patience = QUERY_PATIENCE_MS): void {
  const inside = connectionOf(client);
  const { stream } = inside.connection;
  stream.setTimeout(patience + SERVER_FIRST_MS, () => {
    if (!inside.readyForQuery || inside._ending) stream.destroy(new Error(TIMEOUT_MESSAGE));
  });
}

/** What a query fails with that the database has left without an answer. */
export const TIMEOUT_MESSAGE = 'the database does not answer';

const pools = new WeakMap<Kysely<DB>, pg.Pool>();

/** The pool that a `connect` has opened for its `db`. */
export function poolOf(db: Kysely<DB>): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('A transaction begins on a pool, not within another one.');
  return pool;
}

/**
 * Opens a pool on a database that `startDatabase` answered. Values arrive as `valueTypes` says; the
 * session's zone is Toronto's, so that `::date` in SQL is the kitchen's day. The pool survives the
 * server's death: what runs fails, what comes later connects anew. A query that takes too long is
 * ended by the server, or given up when the server is silent.
 * @param max connections at most
 * @param patience how long a query may take, in milliseconds
 * @param onError is told of connections that died while nobody was using them
 */
export function connect(
  url: string,
  {
    max = 10,
    patience = QUERY_PATIENCE_MS,
    onError = () => {},
  }: { max?: number; patience?: number; onError?: (error: Error) => void } = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: valueTypes,
    application_name: 'dabba',
    // To start workers takes longer than most of what is asked takes; what is long has them.
    options: '-c TimeZone=America/Toronto -c parallel_setup_cost=10000',
    statement_timeout: patience,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // What is begun together goes out together (db/platform/transaction.ts).
    pipeline: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // A connection that dies between two queries of a transaction reports here and nowhere else.
    client.on('error', () => {});
    addQueryTimeout(client, patience);
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: keepingPlans(pool) }) });
  pools.set(db, pool);
  return { url, pool, db, close: () => db.destroy() };
}

/** The pool as Kysely takes it, whose connections keep the plans of what is `prepared`. */
function keepingPlans(pool: pg.Pool): PostgresPool {
  const send = (client: pg.PoolClient, text: string, values: readonly unknown[]) =>
    client.query(statementOf(text, values));
  const connect = async () => {
    const client = await pool.connect();
    const query = (text: string, values: readonly unknown[]) =>
      send(client, text, values).catch((error) => {
        if (!isOutdatedPlan(error)) throw error;
        planAnew();
        return send(client, text, values);
      });
    return {
      query: query as unknown as PostgresPoolClient['query'],
      // What Kysely does not trust any more is not lent again.
      release: (destroy?: boolean) => client.release(destroy),
    };
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
