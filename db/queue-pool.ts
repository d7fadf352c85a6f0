import pg from 'pg';

/**
 * A pool for the job queue, whose code expects the driver's own types. One that the queue opens
 * itself stops listening for errors when it ends, before its connections have closed: a database
 * that stops in that moment would bring the program down.
 */
export function openQueuePool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'dabba jobs',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
