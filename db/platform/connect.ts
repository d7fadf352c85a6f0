import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { giveUpOnSilence, QUERY_PATIENCE_MS } from './give-up.ts';
import type { DB } from '#db/types.ts';
import { valueTypes } from '#db/value-types.ts';

/** The program's way to its database: `db` for queries, `pool` for what Kysely does not do. */
export type Connection = {
  url: string;
  pool: pg.Pool;
  db: Kysely<DB>;
  close(): Promise<void>;
};

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
    options: '-c TimeZone=America/Toronto',
    statement_timeout: patience,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // A connection that dies between two queries of a transaction reports here and nowhere else.
    client.on('error', () => {});
    giveUpOnSilence(client, patience);
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { url, pool, db, close: () => db.destroy() };
}
