import { type Kysely, sql } from 'kysely';
import type { Job } from '#api/platform/queues/job.ts';
import type { DB } from '#db/types.ts';
import { openGateway, readProvider, WEBHOOKS } from './open-gateway.ts';

/** Has a gateway told where to report, after the commit. */
export async function queueConnectGateway(db: Kysely<DB>): Promise<void> {
  await sql`SELECT graphile_worker.add_job('connect-gateway', job_key => 'connect-gateway',
    max_attempts => 13)`.execute(db);
}

/** The job behind it. Only the plain SMS gateway can be told so; the others have a page for it. */
export const connectGateway: Job = async (_payload, { db, env }) => {
  const settings = await readProvider(db, env, 'sms');
  if (settings) await openGateway(settings, env).connect?.(env.publicUrl + WEBHOOKS.smsGate);
};
