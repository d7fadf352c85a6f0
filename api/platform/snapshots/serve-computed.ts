import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ApiResponse,
  refusalResponse,
  successResponse,
  toResult,
} from '#api/platform/http/api-response.ts';
import type { AppServices } from '#api/platform/http/app-services.ts';
import { errorResponse } from '#api/platform/http/errors.ts';
import { checkGeneralLimit } from '#api/platform/http/general-limit.ts';
import type { Mounted, SnapshotContext } from '#api/platform/http/handler.ts';
import { decodeInput, jsonReader } from '#api/platform/http/json-body.ts';
import { send } from './cached-response.ts';

/** What a few busy people ask for meanwhile; then all of it is let go. */
const MOST_KEPT = 500;

/** Which answers were worked out since content last changed, by the body that asked for them. */
function createResponseCache(generation: () => number) {
  let kept = new Map<string, ApiResponse>();
  let since = generation();
  return {
    find(body: string): ApiResponse | undefined {
      if (since !== generation()) {
        kept = new Map();
        since = generation();
      }
      return kept.get(body);
    },
    keep(body: string, answer: ApiResponse, asOf: number): void {
      if (asOf !== since || body.length > 2_000) return;
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(body, answer);
    },
  };
}

/**
 * A route that works its answer out from what snapshots share: no session is looked up, no
 * transaction opened. The same body gets the same answer from memory until content changes. Whoever
 * asks too often is told to wait as everywhere.
 */
export function serveComputed(
  scope: FastifyInstance,
  { endpoint, handle }: Mounted,
  services: AppServices,
  { context, headers }: { context: () => SnapshotContext; headers: Record<string, string> },
): void {
  const { snapshots } = services;
  const answers = createResponseCache(snapshots.generation);
  const readJson = jsonReader(scope);

  async function work(request: FastifyRequest, text: string): Promise<ApiResponse> {
    const asOf = snapshots.generation();
    const body = readJson(request, text);
    const decoded = decodeInput(endpoint, { params: {}, query: {}, body });
    if ('answer' in decoded) return decoded.answer;
    const settled = toResult(endpoint, await handle(context(), decoded.input));
    if ('refused' in settled) return refusalResponse(settled);
    const answer = successResponse(endpoint, settled);
    answers.keep(text, answer, asOf);
    return answer;
  }

  scope.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    handler(request, reply) {
      const text = (request.body ?? '') as string;
      const flood = checkGeneralLimit(services, request.ip);
      if (flood) return send(reply.headers(headers), flood);
      const found = answers.find(text);
      if (found) {
        reply.hijack();
        const length = Buffer.byteLength(found.body);
        reply.raw.writeHead(200, { ...headers, ...JSON_HEADERS, 'content-length': length });
        reply.raw.end(found.body);
        return;
      }
      return work(request, text).then(
        (answer) => send(reply.headers(headers), answer),
        (error) => send(reply.headers(headers), errorResponse(error, request)),
      );
    },
  });
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};
