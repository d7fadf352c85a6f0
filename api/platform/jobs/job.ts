import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Clock } from '#api/platform/http/clock.ts';
import type { Env } from '#api/env.ts';
import type { DB } from '#db/types.ts';

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
export type JobHouse = { db: Kysely<DB>; env: Env; clock: Clock; log: FastifyBaseLogger };
