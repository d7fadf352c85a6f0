import { readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppServices, Health } from '#api/platform/http/app-services.ts';
import { databaseTrouble } from '#api/platform/http/database-trouble.ts';
import { settledWithin } from '#api/platform/snapshots/stale-if-unavailable.ts';
import { hasRoom, readStalledWork, type StalledWork } from '#db/platform/program-health.ts';

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);

const lastMigration = () =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);

/** Monitors ask often, and wait for two seconds. */
const PATIENCE_MS = 1_500;

/** With less room than for the next piece of its log, PostgreSQL stops (its `wal_segment_size`). */
const NEXT_PIECE_OF_LOG = 16 * 1024 * 1024;

/** Whether the disk is full, where the database cannot even be asked. */
async function isDiskFull(error: unknown, env: AppServices['env']): Promise<boolean> {
  if (databaseTrouble(error) === 'storage_full') return true;
  const disk = env.databaseUrl ? null : await statfs(env.dataDir).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < NEXT_PIECE_OF_LOG;
}

/**
 * Asks the database how things are, and is answered in any case: one that is silent for so long
 * counts as away. Whoever asks meanwhile gets the same answer.
 */
export function createHealthCheck({
  env,
  watching,
  clock,
  log,
}: Pick<AppServices, 'env' | 'watching' | 'clock' | 'log'>): () => Promise<Health> {
  const wanted = lastMigration();
  let asking: Promise<Health> | null = null;

  async function ask(): Promise<Health> {
    try {
      const { rows } = await sql<{ ready: boolean }>`
        SELECT EXISTS (SELECT FROM schema_migrations WHERE name = ${wanted}) AS ready`.execute(
        watching,
      );
      const standstill = await readStalledWork(watching, clock.now());
      const database = rows[0]?.ready ? 'ready' : 'not migrated';
      return { database, hasRoom: await hasRoom(watching), standstill };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      const hasRoom = !(await isDiskFull(error, env));
      return { database: 'away', hasRoom, standstill: null };
    } finally {
      asking = null;
    }
  }

  return async () => {
    asking ??= ask();
    const answer = asking;
    if (await settledWithin(PATIENCE_MS, answer)) return answer;
    return { database: 'silent', hasRoom: true, standstill: null };
  };
}

const TROUBLE_LABELS = {
  'not migrated': 'not migrated',
  away: 'the database cannot be reached',
  silent: 'the database does not answer',
} as const;

/** That work stands still, in words for whoever watches over the program. */
const stalledWorkText = ({ jobs, since }: StalledWork) =>
  `${jobs > 0 ? `nobody takes the jobs that are due (${jobs})` : 'the clock stands still'} since ${since.round('second')}`;

/** What is wrong, each in words for whoever watches over the program; nothing when all is well. */
function troublesOf({ database, hasRoom, standstill }: Health): string[] {
  const troubles: string[] = [];
  if (database !== 'ready') troubles.push(TROUBLE_LABELS[database]);
  if (!hasRoom) troubles.push('the disk of the database is full');
  if (standstill) troubles.push(stalledWorkText(standstill));
  return troubles;
}

/**
 * `/healthz`: the program runs. `/readyz`: it can do its work, because the database answers, has had
 * this program's migrations and has room, and what is due is done; else 503 with the reasons. Where
 * another program works off the jobs, one that stands still is told and no reason to send nobody here.
 */
export function healthRoutes(
  app: FastifyInstance,
  { env, health }: Pick<AppServices, 'env' | 'health'>,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const found = await health();
    const works = env.worker === 'off' ? { ...found, standstill: null } : found;
    const isReady = troublesOf(works).length === 0;
    if (!isReady) reply.code(503);
    return { status: [...(isReady ? ['ready'] : []), ...troublesOf(found)].join('; ') };
  });
}
