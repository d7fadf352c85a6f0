import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import type { Env } from '#api/env.ts';
import type { Tokens } from '#api/platform/http/tokens.ts';
import type { WorkQueues } from '#api/platform/queues/work-queue.ts';
import type { WritesFirst } from '#api/platform/queues/writes-first.ts';
import type { ContentChanges } from '#api/platform/snapshots/content-changes.ts';
import type { Snapshots } from '#api/platform/snapshots/snapshot.ts';
import type { StalledWork } from '#db/platform/program-health.ts';
import type { DB } from '#db/types.ts';
import type { RateLimiter } from './rate-limit.ts';

/** Where the present comes from; tests set it, so that no rule depends on when it runs. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** What the program counts about itself, for Prometheus. */
export type Metrics = {
  registry: Registry;
  /** Counts one answer of the API. */
  answered(route: string, method: string, status: number, seconds: number): void;
};

/** What can be told about the program's work right now. */
export type Health = {
  database: 'ready' | 'not migrated' | 'away' | 'silent';
  /** Of the database's disk, as far as it can be asked. */
  hasRoom: boolean;
  standstill: StalledWork | null;
};

/** What one running program has one of. */
export type AppServices = {
  env: Env;
  db: Kysely<DB>;
  /** The same database by a connection that no request takes: for health and metrics. */
  watching: Kysely<DB>;
  clock: Clock;
  tokens: Tokens;
  log: FastifyBaseLogger;
  snapshots: Snapshots;
  limiter: RateLimiter;
  lines: WorkQueues;
  writesFirst: WritesFirst;
  contentChanges: ContentChanges;
  metrics: Metrics;
  /** How things are with the database and the jobs, asked anew. */
  health: () => Promise<Health>;
};
