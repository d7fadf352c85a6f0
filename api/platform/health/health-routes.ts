import type { FastifyInstance } from 'fastify';
import type { House } from '#api/platform/http/house.ts';
import { troublesOf } from './check-health.ts';

/**
 * `/healthz`: the program runs. `/readyz`: it can do its work, because the database answers, has had
 * this program's migrations and has room, and what is due is done; else 503 with the reasons. Where
 * another program works off the jobs, one that stands still is told and no reason to send nobody here.
 */
export function healthRoutes(
  app: FastifyInstance,
  { env, health }: Pick<House, 'env' | 'health'>,
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
