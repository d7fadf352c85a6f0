import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Env } from '#api/env.ts';
import type { AppServices, Health, Metrics } from '#api/platform/http/app-services.ts';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';

export function createMetrics(): Metrics {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'dabba_api_answer_seconds',
    help: 'How long answers of the API took, snapshots not among them',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    answered: (route, method, status, seconds) =>
      durations.observe({ route, method, status: String(status) }, seconds),
  };
}

/** How things are, for alarms: each is all right at 1, or at nothing due. */
function addHealth({ clock, health, metrics: { registry } }: AppServices): void {
  const gauge = (name: string, help: string, read: (found: Health) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(read(await health()));
      },
    });
  gauge('dabba_database_ready', 'Whether the database answers and is migrated', ({ database }) =>
    Number(database === 'ready'),
  );
  gauge('dabba_database_has_room', 'Whether the database finds room on its disk', ({ hasRoom }) =>
    Number(hasRoom),
  );
  gauge(
    'dabba_jobs_overdue',
    'Jobs that have been due for minutes while nobody takes any',
    ({ standstill }) => standstill?.jobs ?? 0,
  );
  gauge(
    'dabba_standstill_seconds',
    'Since when jobs or the clock stand still; 0 while they do not',
    ({ standstill }) => standstill?.since.until(clock.now()).total('seconds') ?? 0,
  );
}

/** Counts that live in the database, the snapshots and the lines, read when somebody asks. */
function addReadings({
  watching,
  health,
  snapshots,
  lines,
  metrics: { registry },
}: AppServices): void {
  const canRead = async () => (await health()).database === 'ready';
  new Gauge({
    name: 'dabba_lines',
    help: 'Heavy work by its line: what is being done, what waits, what was refused since the start',
    labelNames: ['line', 'state'],
    registers: [registry],
    collect() {
      for (const [line, { working, waiting, refused }] of Object.entries(lines))
        for (const [state, count] of Object.entries({ working, waiting, refused }))
          this.set({ line, state }, count);
    },
  });
  new Counter({
    name: 'dabba_snapshot_answers_total',
    help: 'Answers of the API that came from memory',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(snapshots.hits());
    },
  });
  new Gauge({
    name: 'dabba_mails',
    help: 'Mails of the outbox that are not sent, by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      if (!(await canRead())) return this.reset();
      const { rows } = await sql<{ status: string; count: number }>`
        SELECT status, count(mails.id) AS count
        FROM unnest(ARRAY['queued', 'failed']) status LEFT JOIN mails USING (status)
        GROUP BY status`.execute(watching);
      for (const { status, count } of rows) this.set({ status }, count);
    },
  });
  new Gauge({
    name: 'dabba_jobs',
    help: 'Jobs that wait or run, and those that failed for good',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      if (!(await canRead())) return this.reset();
      const { rows } = await sql<{ waiting: number; failed: number }>`
        SELECT count(*) FILTER (WHERE attempts < max_attempts) AS waiting,
          count(*) FILTER (WHERE attempts >= max_attempts) AS failed
        FROM graphile_worker.jobs`.execute(watching);
      this.set({ state: 'waiting' }, rows[0]?.waiting ?? 0);
      this.set({ state: 'failed' }, rows[0]?.failed ?? 0);
    },
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function hasToken(request: FastifyRequest, token: string): boolean {
  return equalInTime(`Bearer ${token}`, request.headers.authorization ?? '');
}

const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * With `METRICS_TOKEN` whoever has it; else only this machine itself, by a name that is its own: not
 * through a proxy on it, and not for a page whose name leads here (DNS rebinding).
 */
function mayRead(request: FastifyRequest, { metricsToken }: Env): boolean {
  if (metricsToken) return hasToken(request, metricsToken);
  const { 'x-forwarded-for': forwardedFor, forwarded, 'x-real-ip': realIp } = request.headers;
  const throughProxy =
    forwardedFor !== undefined || forwarded !== undefined || realIp !== undefined;
  if (throughProxy || !LOCAL_NAME.test(request.headers.host ?? '')) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** `/metrics` in Prometheus' text format; to anybody else it does not exist. */
export function metricsRoute(app: FastifyInstance, services: AppServices): void {
  let prepared = false;
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, services.env))
      return reply.code(404).type('text/plain').send('Not found');
    const { registry } = services.metrics;
    if (!prepared) {
      prepared = true;
      collectDefaultMetrics({ register: registry });
      addHealth(services);
      addReadings(services);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
