import type { FastifyInstance } from 'fastify';
import { networkOf } from '#api/sign-in-limits/network-of.ts';
import { failure, refusalAnswer, settle, successAnswer } from './answer.ts';
import { decodeInput } from './decode.ts';
import { errorAnswer } from './errors.ts';
import type { Mounted, SnapshotContext } from './handler.ts';
import type { House } from './house.ts';
import { GENERAL_LIMIT } from './rate-limit.ts';
import { send } from './send.ts';

/**
 * A route that works its answer out from what snapshots share: no session is looked up, no
 * transaction opened, nothing kept. Whoever asks too often is told to wait as everywhere.
 */
export function serveComputed(
  scope: FastifyInstance,
  { endpoint, handle }: Mounted,
  { env, limiter }: House,
  context: () => SnapshotContext,
): void {
  scope.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    async handler(request, reply) {
      if (env.rateLimit) {
        const retryAfter = limiter.take('any call', networkOf(request.ip), GENERAL_LIMIT);
        if (retryAfter > 0) return send(reply, failure('rate_limited', { retryAfter }));
      }
      const { params, query, body } = request;
      const decoded = decodeInput(endpoint, { params, query, body });
      if ('answer' in decoded) return send(reply, decoded.answer);
      try {
        const settled = settle(endpoint, await handle(context(), decoded.input));
        const refused = 'refused' in settled;
        return send(reply, refused ? refusalAnswer(settled) : successAnswer(endpoint, settled));
      } catch (error) {
        return send(reply, errorAnswer(error, request.log));
      }
    },
  });
}
