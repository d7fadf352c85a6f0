import { Logger, type TaskList } from 'graphile-worker';
import { maskAddresses } from '#api/platform/http/log.ts';
import type { Job, JobHouse } from './job.ts';

/** What the queue keeps of an error, for as long as the job: mail servers name whom they refuse. */
const withoutAddresses = (error: unknown): Error => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const told = new Error(maskAddresses(message));
  told.stack = maskAddresses(stack ?? message);
  return told;
};

/** The jobs as graphile-worker runs them. */
export function toTaskList(tasks: Record<string, Job>, house: JobHouse): TaskList {
  const { db, env, clock, log } = house;
  return Object.fromEntries(
    Object.entries(tasks).map(([name, job]) => [
      name,
      (payload, { job: row, withPgClient }) =>
        job(payload, {
          db,
          env,
          now: clock.now(),
          log: log.child({ job: name, jobId: row.id }),
          isLastTry: row.attempts >= row.max_attempts,
          withClient: withPgClient,
        }).catch((error) => {
          throw withoutAddresses(error);
        }),
    ]),
  );
}

/** graphile-worker's words in our log; what it calls info is a debug line to us. */
export const workerLogger = (log: JobHouse['log']) =>
  new Logger((scope) => (level, message, meta) => {
    const line = level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug';
    log[line]({ ...scope, err: meta?.error }, message);
  });
