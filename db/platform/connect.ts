import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/types.ts';
import { codeOf } from './database-error.ts';
import { keepingPlan, statementOf } from './prepared.ts';
import { primaryOf, READ_ONLY } from './primary.ts';
import { ProgramClient, type ProgramClientConfig } from './program-client.ts';
import { addQueryTimeout, QUERY_PATIENCE_MS } from './query-timeout.ts';

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

const LIFETIME_SECONDS = 10 * 60;
const IDLE_MS = 10_000;

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
 * @param idle how long a connection stays that nobody needs, in milliseconds
 * @param isPooled a pooler in transaction mode stands between
 * @param onError is told of connections that died while nobody was using them
 */
export function connect(
  url: string,
  {
    max = 10,
    patience = QUERY_PATIENCE_MS,
    idle = IDLE_MS,
    isPooled = false,
    onError = () => {},
  }: {
    max?: number;
    patience?: number;
    idle?: number;
    isPooled?: boolean;
    onError?: (error: Error) => void;
  } = {},
): Connection {
  const pool = openPool({
    connectionString: url,
    max,
    types: valueTypes,
    application_name: 'dabba',
    // To start workers takes longer than most of what is asked takes; what is long has them.
    options: '-c parallel_setup_cost=10000',
    timeZone: 'America/Toronto',
    isPooled,
    statement_timeout: patience,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: idle,
    // What a connection knows of tables and plans only grows.
    maxLifetimeSeconds: LIFETIME_SECONDS,
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
  const close = async () => {
    await db.destroy();
    // Kysely does not know the pool before the first query.
    if (!pool.ending) await pool.end();
  };
  return { url, pool, db, close };
}

/** A pool of the program's connections; the driver's types say that they are opened with nothing. */
export const openPool = (config: ProgramClientConfig & pg.PoolConfig): pg.Pool =>
  new pg.Pool({ ...config, Client: ProgramClient as unknown as new () => pg.ClientBase });

/** What a server says that is gone or takes no writes any more; without a word, time passes. */
const MOVED: unknown[] = [READ_ONLY, 'ECONNREFUSED', 'ENOENT'];

/**
 * Lends a connection of a pool, to be released. Whoever is the first to find that its server is not the
 * one that takes writes any more looks for it once.
 */
export const lend = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((error) => {
    const { connectionString = '' } = pool.options;
    if (primaryOf(connectionString).isSought && MOVED.includes(codeOf(error)))
      return pool.connect();
    throw error;
  });

/** The pool as Kysely takes it, whose connections keep the plans of what is `prepared`. */
function keepingPlans(pool: pg.Pool): PostgresPool {
  const connect = async () => {
    const client = await lend(pool);
    const query = (text: string, values: readonly unknown[]) =>
      keepingPlan(() => client.query(statementOf(client, text, values)));
    return {
      query: query as unknown as PostgresPoolClient['query'],
      // What Kysely does not trust any more is not lent again.
      release: (destroy?: boolean) => client.release(destroy),
    };
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
