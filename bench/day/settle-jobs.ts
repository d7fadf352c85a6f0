import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection } from '#db/platform/connect.ts';

/** The program's clock ticks now. */
export const tick = ({ db }: Connection) =>
  sql`SELECT graphile_worker.add_job('tick', job_key => 'tick')`.execute(db);

/** Waits until the clock and the mails have nothing left to do. */
export async function settleJobs(connection: Connection): Promise<void> {
  await tick(connection);
  for (;;) {
    const { rows } =
      await sql`SELECT FROM graphile_worker.jobs WHERE run_at <= now() LIMIT 1`.execute(
        connection.db,
      );
    if (rows.length === 0) return;
    await pause(250);
  }
}
