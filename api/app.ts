import { randomBytes } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import { connect } from '#db/platform/connect.ts';
import type { DB } from '#db/types.ts';
import { openUnsubscribePage } from './account/settings.ts';
import type { Env } from './env.ts';
import { mountApi } from './platform/http/api-scope.ts';
import { createCall, type HouseCall } from './platform/http/call.ts';
import { createHealthCheck, healthRoutes } from './platform/http/check-health.ts';
import type { Mounted } from './platform/http/handler.ts';
import { apiHeaders, securityHeaders } from './platform/http/headers.ts';
import { type Clock, type House, systemClock } from './platform/http/house.ts';
import { createLog } from './platform/http/log.ts';
import { createMetrics, metricsRoute } from './platform/http/metrics.ts';
import { createRateLimiter } from './platform/http/rate-limit.ts';
import { createTokens, readSigningSecret } from './platform/http/tokens.ts';
import {
  answerTheUnparsable,
  answerTheUnroutable,
  readableAddress,
  refuseTheUnfit,
  routeAllMethods,
} from './platform/http/unroutable.ts';
import { docsRoutes } from './platform/pages/docs-page.ts';
import { createLines, type Lines } from './platform/queues/line.ts';
import { listenForContent } from './platform/snapshots/content-changes.ts';
import { createSnapshots } from './platform/snapshots/snapshot.ts';
import { routes } from './routes.ts';

/** Monitors ask often: what is not answered by then is asked anew. */
const WATCH_PATIENCE_MS = 5_000;

/** A part of the program that is served beside the API: the shop, the desk. */
export type Part = (app: FastifyInstance, house: House, call: HouseCall) => Promise<void> | void;

export type Built = {
  /** Fastify, not listening yet. */
  app: FastifyInstance;
  house: House;
  /** Reads endpoints in the process. */
  call: HouseCall;
};

/**
 * Builds the program without listening, on a migrated database. Whoever builds it closes it; the
 * database connections of `db` stay open.
 * @param databaseUrl of the same database, for the connections that listen and watch
 * @param mounted the endpoints; all of them when absent
 * @param lines with other figures than those of the house
 */
export async function buildApp(options: {
  env: Env;
  db: Kysely<DB>;
  databaseUrl: string;
  clock?: Clock;
  log?: FastifyBaseLogger;
  mounted?: readonly Mounted[];
  lines?: Lines;
  parts?: readonly Part[];
}): Promise<Built> {
  const { env, db, databaseUrl, clock = systemClock, parts = [] } = options;
  const log = options.log ?? createLog(env.logLevel);
  const mounted = options.mounted ?? Object.values(routes).flat();

  const contentChanges = listenForContent(databaseUrl, log);
  const watching = connect(databaseUrl, { max: 1, patience: WATCH_PATIENCE_MS });
  const snapshots = createSnapshots(() => clock.now().epochMilliseconds, apiHeaders(env));
  contentChanges.onContentChange(snapshots.forgetAll);
  const house: House = {
    env,
    db,
    watching: watching.db,
    clock,
    log,
    snapshots,
    contentChanges,
    tokens: createTokens(await readSigningSecret(db, env.secret)),
    limiter: createRateLimiter(),
    lines: options.lines ?? createLines(),
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
    rewriteUrl: readableAddress,
    clientErrorHandler: (error, socket) => answerTheUnparsable(error, socket, apiHeaders(env)),
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
  refuseTheUnfit(app, apiHeaders(env));
  const call = createCall(house, mounted);
  healthRoutes(app, house);
  metricsRoute(app, house);
  openUnsubscribePage(app);
  await app.register((scope) => docsRoutes(scope, house));
  await mountApi(app, house, mounted);
  for (const part of parts) await part(app, house, call);
  answerTheUnroutable(app, apiHeaders(env));
  await contentChanges.listening;
  return { app, house, call };
}
