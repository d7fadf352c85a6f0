import type pg from 'pg';

/** Where the workers' advisory locks live. */
const LOCKS = 7_466_010;

/** Shows others that a worker lives, for as long as this connection does. */
export async function markAlive(client: pg.Client, workerId: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [LOCKS, workerId]);
}

/**
 * Frees the jobs that killed workers held: graphile-worker itself waits four hours for them to come
 * back, and nobody waits four hours for a mail. Answers how many workers had left jobs behind.
 */
export async function releaseAbandonedJobs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ dead: string[] | null }>(
    `SELECT array_agg(DISTINCT job.locked_by) AS dead FROM graphile_worker.jobs job
     WHERE job.locked_by IS NOT NULL AND NOT EXISTS (
       SELECT FROM pg_locks held WHERE held.locktype = 'advisory' AND held.granted
         AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND held.classid = $1::oid AND held.objid = (hashtext(job.locked_by)::bigint & 4294967295)::oid)`,
    [LOCKS],
  );
  const dead = rows[0]?.dead;
  if (!dead) return 0;
  await client.query('SELECT graphile_worker.force_unlock_workers($1)', [dead]);
  return dead.length;
}
