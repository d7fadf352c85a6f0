import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tokens } from '#api/platform/http/tokens.ts';
import type { Env } from '#api/env.ts';
import type { Health } from '#api/platform/http/check-health.ts';
import type { Metrics } from '#api/platform/http/metrics.ts';
import type { Lines } from '#api/platform/queues/line.ts';
import type { DB } from '#db/types.ts';
import type { ContentChanges } from '#api/platform/snapshots/content-changes.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Snapshots } from '#api/platform/snapshots/snapshot.ts';

/** Where the present comes from; tests set it, so that no rule depends on when it runs. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** What one running program has one of. */
export type House = {
  env: Env;
  db: Kysely<DB>;
  /** The same database by a connection that no request takes: for health and metrics. */
  watching: Kysely<DB>;
  clock: Clock;
  tokens: Tokens;
  log: FastifyBaseLogger;
  snapshots: Snapshots;
  limiter: RateLimiter;
  lines: Lines;
  contentChanges: ContentChanges;
  metrics: Metrics;
  /** How things are with the database and the jobs, asked anew. */
  health: () => Promise<Health>;
};
