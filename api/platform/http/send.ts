import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';
import { errorAnswer } from './errors.ts';
import type { SentFile } from './handler.ts';

/** Sends an answer of the API; never cached, as it may be one person's. */
export function send(reply: FastifyReply, { status, body, retryAfter }: Answer): FastifyReply {
  reply.code(status);
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('cache-control', 'no-store');
  // RFC 9110 section 11.6.1, RFC 6750 section 3.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  // RFC 9110 section 15.5.16.
  if (status === 415) reply.header('accept-encoding', 'identity');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.send(body);
}

/** The same pieces; what breaks them off is logged as if it could still be answered. */
async function* logged(
  pieces: AsyncIterable<string>,
  request: FastifyRequest,
): AsyncGenerator<string, void> {
  try {
    yield* pieces;
  } catch (error) {
    errorAnswer(error, request);
    throw error;
  }
}

/**
 * Sends a table as a file, no faster than it is taken. One that breaks off is never taken for whole:
 * the connection ends without the last chunk (RFC 9112 section 7.1).
 */
export function sendFile(reply: FastifyReply, { fileName, pieces }: SentFile): FastifyReply {
  reply.header('content-type', 'text/csv; charset=utf-8; header=present');
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  reply.header('cache-control', 'no-store');
  return reply.send(Readable.from(logged(pieces, reply.request), { objectMode: false }));
}
