import type { FastifyBaseLogger } from 'fastify';
import { Logger, type TaskList } from 'graphile-worker';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Env } from '#api/env.ts';
import type { Clock } from '#api/platform/http/app-services.ts';
import { maskContacts } from '#api/platform/http/log.ts';
import type { DB } from '#db/types.ts';
import type { WritesFirst } from './writes-first.ts';

/** What a job knows besides its payload. */
export type JobContext = {
  /** The pool: a job opens its own transactions. */
  db: Kysely<DB>;
  now: Temporal.Instant;
  env: Env;
  log: FastifyBaseLogger;
  /** Whether this is the last try: what still fails then stays undone. */
  isLastTry: boolean;
  /** Lends a connection that nobody else uses meanwhile, for what Kysely does not do. */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
};

/**
 * Work that a transaction asked for, done after its commit. It may run again after a crash or an
 * exception, so doing it twice must be the same as doing it once.
 */
export type Job = (payload: unknown, ctx: JobContext) => Promise<void>;

/** What the worker needs of the program. */
export type JobServices = {
  db: Kysely<DB>;
  env: Env;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Who writes on this thread, and goes before jobs. */
  writesFirst: WritesFirst;
};

/** What the clock's steps need: a database, the moment, and somewhere to say what they did. */
export type ClockContext = {
  db: Kysely<DB>;
  now: Temporal.Instant;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/** What the queue keeps of an error, for as long as the job: mail servers and gateways name whom they refuse. */
const withoutContacts = (error: unknown): Error => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const told = new Error(maskContacts(message));
  told.stack = maskContacts(stack ?? message);
  return told;
};

/** The jobs as graphile-worker runs them. */
export function toTaskList(tasks: Record<string, Job>, services: JobServices): TaskList {
  const { db, env, clock, log, writesFirst } = services;
  return Object.fromEntries(
    Object.entries(tasks).map(([name, job]): [string, TaskList[string]] => [
      name,
      async (payload, { job: row, withPgClient }) => {
        await writesFirst.turnToWork();
        await job(payload, {
          db,
          env,
          now: clock.now(),
          log: log.child({ job: name, jobId: row.id }),
          isLastTry: row.attempts >= row.max_attempts,
          withClient: withPgClient,
        }).catch((error) => {
          throw withoutContacts(error);
        });
      },
    ]),
  );
}

/** graphile-worker's words in our log; what it calls info is a debug line to us. */
export const workerLogger = (log: JobServices['log']) =>
  new Logger((scope) => (level, message, meta) => {
    const line = level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug';
    log[line]({ ...scope, err: meta?.error }, message);
  });
