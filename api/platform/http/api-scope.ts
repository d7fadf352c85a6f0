import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyError, FastifyInstance } from 'fastify';
import { LONG_BYTES, QUICKLY, send } from '#api/platform/snapshots/cached-response.ts';
import { serveComputed } from '#api/platform/snapshots/serve-computed.ts';
import { serveFromSnapshot } from '#api/platform/snapshots/serve-snapshot.ts';
import { failureResponse } from './api-response.ts';
import type { AppServices } from './app-services.ts';
import { errorResponse } from './errors.ts';
import { checkGeneralLimit } from './general-limit.ts';
import type { Mounted } from './handler.ts';
import { apiHeaders } from './headers.ts';
import { ignoreBodies, keepJsonText, readJsonBodies } from './json-body.ts';
import { mountEndpoint } from './mount.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/** What no endpoint takes: 405 with `Allow` where another method would do, else 404. */
function handleUnknownRoutes(scope: FastifyInstance, mounted: readonly Mounted[]): void {
  const pages = ['/docs', '/openapi.json', '/v1/unsubscribe', '/v1/webhooks/meta'].map((path) => ({
    method: 'GET',
    path,
  }));
  const reports = ['twilio', 'sms-gate', 'meta'].map((gateway) => ({
    method: 'POST',
    path: `/v1/webhooks/${gateway}`,
  }));
  const known = [...mounted.map(({ endpoint }) => endpoint), ...pages, ...reports].map((one) => ({
    methods: one.method === 'GET' ? ['GET', 'HEAD'] : [one.method],
    path: new RegExp(`^/api${one.path.replace(/:\w+/g, '[^/]+')}/?$`),
  }));
  scope.all('/api/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = METHODS.filter((method) =>
      known.some(({ methods, path: its }) => methods.includes(method) && its.test(path)),
    );
    if (allowed.length === 0) return send(reply, failureResponse('not_found'));
    reply.header('allow', allowed.join(', '));
    return send(reply, failureResponse('method_not_allowed'));
  });
}

/** One line for each answer: what was asked, how it ended, how long it took; counted likewise. */
function logResponses(scope: FastifyInstance, { metrics }: AppServices): void {
  scope.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'none';
    metrics.answered(route, method, status, elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'answered');
  });
}

const ignoresBody = ({ endpoint }: Mounted): boolean => endpoint.anyBody === true;

/**
 * How answers that are made anew each time are compressed: well enough, and quickly. Most are a few
 * kilobytes, of which setting up the tables of a large window takes longer than the rest; so these take a
 * third to half of the time, for a twentieth more. Long ones are compressed already (`send`), but for
 * tables, which are pieces. What is sent to the program is not.
 */
const COMPRESSION = {
  threshold: 1_500,
  syncThreshold: LONG_BYTES,
  globalDecompression: false,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
  zlibOptions: { level: QUICKLY.gzip, windowBits: 14, memLevel: 7 },
};

/**
 * The API under `/api`: all endpoints of the tables, with headers, limits and logs of their own.
 * What is answered from memory lives in a scope beside it that has few of these hooks.
 */
export async function mountApi(
  app: FastifyInstance,
  services: AppServices,
  mounted: readonly Mounted[],
): Promise<void> {
  const { env, db, clock, snapshots } = services;
  const headers = apiHeaders(env);
  const context = () => ({ db, env, now: clock.now(), share: snapshots.share });

  await app.register(async (scope) => {
    scope.setChildLoggerFactory((log) => log);
    keepJsonText(scope);
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      send(reply.headers(headers), errorResponse(error, request)),
    );
    for (const one of mounted) {
      if (one.mode === 'snapshot') serveFromSnapshot(scope, one, services, { context, headers });
      else if (one.mode === 'computed') serveComputed(scope, one, services, { context, headers });
    }
  });

  await app.register(async (scope) => {
    await scope.register(compress, COMPRESSION);
    readJsonBodies(scope);
    handleUnknownRoutes(scope, mounted);
    logResponses(scope, services);
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      send(reply, errorResponse(error, request)),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      // No text of ours holds a NUL, and the database takes none.
      if (request.url.includes('%00')) return send(reply, failureResponse('invalid_request'));
      const flood = checkGeneralLimit(services, request.ip);
      if (flood) return send(reply, flood);
    });
    const called = mounted.filter(({ mode }) => mode !== 'snapshot' && mode !== 'computed');
    const [deaf, listening] = [
      called.filter(ignoresBody),
      called.filter((one) => !ignoresBody(one)),
    ];
    for (const one of listening) mountEndpoint(scope, services, one);
    await scope.register(async (inner) => {
      ignoreBodies(inner);
      for (const one of deaf) mountEndpoint(inner, services, one);
    });
  });
}
