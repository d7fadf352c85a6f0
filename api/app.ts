import { randomBytes } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import { connect } from '#db/platform/connect.ts';
import type { DB } from '#db/types.ts';
import { openUnsubscribePage } from './account/settings.ts';
import type { Env } from './env.ts';
import { gatewayWebhooks } from './kitchen/gateways/webhooks.ts';
import { mountApi } from './platform/http/api-scope.ts';
import { type AppServices, type Clock, systemClock } from './platform/http/app-services.ts';
import { createCall, type InProcessCall } from './platform/http/call.ts';
import { createHealthCheck, healthRoutes } from './platform/http/check-health.ts';
import type { Mounted } from './platform/http/handler.ts';
import { apiHeaders, securityHeaders } from './platform/http/headers.ts';
import { createLog } from './platform/http/log.ts';
import { createMetrics, metricsRoute } from './platform/http/metrics.ts';
import { createRateLimiter } from './platform/http/rate-limit.ts';
import { createTokens, readSigningSecret } from './platform/http/tokens.ts';
import {
  handleUnparsable,
  handleUnroutable,
  normaliseUrl,
  rejectMalformedRequests,
  routeAllMethods,
} from './platform/http/unroutable.ts';
import { docsRoutes } from './platform/pages/docs-page.ts';
import { createWorkQueues, type WorkQueues } from './platform/queues/work-queue.ts';
import { createWritesFirst, type WritesFirst } from './platform/queues/writes-first.ts';
import { listenForContent } from './platform/snapshots/content-changes.ts';
import { createSnapshots } from './platform/snapshots/snapshot.ts';
import { routes } from './routes.ts';

/** Monitors ask often: what is not answered by then is asked anew. */
const WATCH_PATIENCE_MS = 5_000;

/** A part of the program that is served beside the API: the shop, the desk. */
export type AppModule = (
  app: FastifyInstance,
  services: AppServices,
  call: InProcessCall,
) => Promise<void> | void;

export type BuiltApp = {
  /** Fastify, not listening yet. */
  app: FastifyInstance;
  services: AppServices;
  /** Reads endpoints in the process. */
  call: InProcessCall;
};

/**
 * Builds the program without listening, on a migrated database. Whoever builds it closes it; the
 * database connections of `db` stay open.
 * @param databaseUrl of the same database, for the connections that listen and watch
 * @param mounted the endpoints; all of them when absent
 * @param lines with other figures than ours
 * @param writesFirst known to the jobs that run on the same thread
 */
export async function buildApp(options: {
  env: Env;
  db: Kysely<DB>;
  databaseUrl: string;
  clock?: Clock;
  log?: FastifyBaseLogger;
  mounted?: readonly Mounted[];
  lines?: WorkQueues;
  writesFirst?: WritesFirst;
  parts?: readonly AppModule[];
}): Promise<BuiltApp> {
  const { env, db, databaseUrl, clock = systemClock, parts = [] } = options;
  const log = options.log ?? createLog(env.logLevel);
  const mounted = options.mounted ?? Object.values(routes).flat();

  const contentChanges = listenForContent(databaseUrl, log);
  const watching = connect(databaseUrl, { max: 1, patience: WATCH_PATIENCE_MS });
  const snapshots = createSnapshots(() => clock.now().epochMilliseconds, apiHeaders(env));
  contentChanges.onContentChange(snapshots.forgetAll);
  const services: AppServices = {
    env,
    db,
    watching: watching.db,
    clock,
    log,
    snapshots,
    contentChanges,
    tokens: createTokens(await readSigningSecret(db, env.secret)),
    limiter: createRateLimiter(),
    lines: options.lines ?? createWorkQueues(),
    writesFirst: options.writesFirst ?? createWritesFirst(),
    metrics: createMetrics(),
    health: createHealthCheck({ env, watching: watching.db, clock, log }),
  };

  const hops = env.trustProxy;
  const startedAs = randomBytes(4).toString('hex');
  let counted = 0;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    genReqId: () => `${startedAs}-${(++counted).toString(36)}`,
    forceCloseConnections: 'idle',
    // Whoever sends a request more slowly than this is not a customer.
    requestTimeout: 30_000,
    // Refused below, in our own words.
    http: { requireHostHeader: false },
    rewriteUrl: normaliseUrl,
    clientErrorHandler: (error, socket) => handleUnparsable(error, socket, apiHeaders(env)),
    // As long as an address can be: the contract says what is too long, and how that is answered.
    routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: true },
  });
  app.addHook('onClose', async () => {
    await contentChanges.close();
    await watching.close();
  });
  const headers = securityHeaders(env);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  routeAllMethods(app);
  rejectMalformedRequests(app, apiHeaders(env));
  const call = createCall(services, mounted);
  healthRoutes(app, services);
  metricsRoute(app, services);
  openUnsubscribePage(app);
  await app.register((scope) => gatewayWebhooks(scope, services));
  await app.register((scope) => docsRoutes(scope, services));
  await mountApi(app, services, mounted);
  for (const part of parts) await part(app, services, call);
  handleUnroutable(app, apiHeaders(env));
  await contentChanges.listening;
  return { app, services, call };
}
