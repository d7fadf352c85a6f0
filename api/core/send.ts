import type { FastifyReply } from 'fastify';
import type { Answer } from './answer.ts';

/** Sends an answer of the API; never cached, as it may be one person's. */
export function send(reply: FastifyReply, { status, body, retryAfter }: Answer): FastifyReply {
  reply.code(status);
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.send(body);
}
