import type pg from 'pg';
import { openPool } from './connect.ts';
import { addQueryTimeout } from './query-timeout.ts';

/** The queue's own queries are short; the backup that borrows a connection is never silent so long. */
const QUEUE_PATIENCE_MS = 60_000;

/**
 * Connections that a burst of jobs has opened close so soon after it, in milliseconds: nobody waits for a
 * job, and each costs the database 3 to 8 MB (docs/decisions/0054). One asks for what is due all the time.
 */
export const JOBS_IDLE_MS = 3_000;

/**
 * A pool for the job queue, whose code expects the driver's own types. One that the queue opens
 * itself stops listening for errors when it ends, before its connections have closed: a database
 * that stops in that moment would bring the program down.
 */
export function openQueuePool(url: string, max: number): pg.Pool {
  const pool = openPool({
    connectionString: url,
    max,
    application_name: 'dabba jobs',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: JOBS_IDLE_MS,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    addQueryTimeout(client, QUEUE_PATIENCE_MS);
  });
  releaseOnce(pool);
  return pool;
}

type ConnectCallback = Parameters<Parameters<pg.Pool['connect']>[0]>;

/**
 * The queue gives its listening connection back when the database goes away and again when it
 * stops; the driver throws at the second time, where nobody can catch it.
 */
function releaseOnce(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  const lend = (callback?: (...lent: ConnectCallback) => void) => {
    if (!callback) return connect();
    return connect((error, client, release) => {
      let released = false;
      callback(error, client, (destroy) => {
        if (!released) release(destroy);
        released = true;
      });
    });
  };
  pool.connect = lend as pg.Pool['connect'];
}
