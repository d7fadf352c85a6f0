import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hangUpOf } from '#api/platform/lines/hang-up.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { readCaller, refuseAccess } from './access.ts';
import { failure, refusalAnswer } from './answer.ts';
import { errorAnswer } from './errors.ts';
import type { House } from './house.ts';
import { send } from './send.ts';

/**
 * What the route of an endpoint with `largeBody` does besides: it reads more than others, but from
 * nobody who may not call it and from a few at once, and says in the endpoint's own words what is too
 * much.
 */
export function largeBodyOf({ db, tokens, clock, lines }: House, endpoint: Endpoint) {
  if (!endpoint.largeBody) return {};
  const { bytes, tooLarge } = endpoint.largeBody;
  return {
    bodyLimit: bytes,
    async onRequest({ headers }: FastifyRequest, reply: FastifyReply) {
      const caller = await readCaller({ db, tokens, now: clock.now() }, headers.authorization);
      const refused = refuseAccess(endpoint, caller);
      if (refused) return send(reply, refusalAnswer(refused));
      const gone = hangUpOf(reply);
      const leave = await lines.uploads.enter(gone);
      // It is answered, or nobody waits for the answer.
      if (gone.aborted) leave();
      else gone.addEventListener('abort', leave, { once: true });
    },
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
      return send(reply, isTooLarge ? failure(tooLarge) : errorAnswer(error, request));
    },
  };
}
