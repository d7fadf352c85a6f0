import { readdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { House } from '#api/core/house.ts';

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url);

const lastMigration = () =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);

/**
 * `/healthz`: the program runs. `/readyz`: it can serve, because the database answers and has had
 * this program's migrations; else 503, so that a balancer sends nobody here.
 */
export function healthRoutes(app: FastifyInstance, { db, log }: House): void {
  const wanted = lastMigration();

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { rows } = await sql<{ ready: boolean }>`
        SELECT EXISTS (SELECT FROM schema_migrations WHERE name = ${wanted}) AS ready`.execute(db);
      if (rows[0]?.ready) return { status: 'ready' };
      reply.code(503);
      return { status: 'not migrated' };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      reply.code(503);
      return { status: 'the database cannot be reached' };
    }
  });
}
