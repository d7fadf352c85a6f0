import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiResponse } from '#api/platform/http/api-response.ts';
import { errorResponse } from '#api/platform/http/errors.ts';
import type { SentFile } from '#api/platform/http/handler.ts';
import { type Coding, chooseCoding, matchesEtag, weakEtag } from './negotiation.ts';
import { ownBytes } from './own-bytes.ts';

/** An answer that is the same for everybody: its bytes, and its compressed forms. */
export type CachedResponse = {
  type: string;
  body: Buffer;
  compressed: (coding: Coding) => Promise<Buffer>;
  /** None for what is good for one request only. */
  etag?: string;
};

type Levels = Record<Coding, number>;

/**
 * Both at levels that take about a millisecond for a page: the first visitor waits for it, and the
 * slow levels gain a few hundredths.
 */
const WELL: Levels = { br: 5, gzip: 6 };

/** For what is made anew each time: half as long, and a tenth larger. */
export const QUICKLY: Levels = { br: 3, gzip: 3 };

function compress(body: Buffer, coding: Coding, levels: Levels): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(body, { level: levels.gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

/** An answer whose forms are compressed when they are first asked for, once each. */
export function cacheResponse(type: string, bytes: Buffer) {
  const body = ownBytes(bytes);
  const forms = new Map<Coding, Promise<Buffer>>();
  return {
    type,
    body,
    etag: weakEtag(body),
    compressed(coding: Coding): Promise<Buffer> {
      const form = forms.get(coding) ?? compress(body, coding, WELL).then(ownBytes);
      forms.set(coding, form);
      return form;
    },
  };
}

/** Sends it in the form that the client takes, or 304 when the client has it (RFC 9110 section 13). */
export async function sendCachedResponse(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, body, compressed, etag }: CachedResponse,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  if (etag) {
    reply.header('etag', etag);
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  const coding = chooseCoding(headers['accept-encoding']);
  const form = coding && (await compressed(coding));
  if (form) reply.header('content-encoding', coding);
  return reply.type(type).send(form ?? body);
}

/** A longer answer is compressed whole and beside the thread that answers; others by a hook, at once. */
export const LONG_BYTES = 65_536;

/** Sends an answer of the API; never cached, as it may be one person's. */
export async function send(
  reply: FastifyReply,
  { status, body, retryAfter }: ApiResponse,
): Promise<FastifyReply> {
  reply.code(status);
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('cache-control', 'no-store');
  // RFC 9110 section 11.6.1, RFC 6750 section 3.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  // RFC 9110 section 15.5.16.
  if (status === 415) reply.header('accept-encoding', 'identity');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (body.length <= LONG_BYTES) return reply.send(body);
  reply.header('vary', 'accept-encoding');
  const coding = chooseCoding(reply.request.headers['accept-encoding']);
  if (!coding) return reply.send(body);
  const compressed = await compress(Buffer.from(body), coding, QUICKLY);
  return reply.header('content-encoding', coding).send(compressed);
}

/** The same pieces; what breaks them off is logged as if it could still be answered. */
async function* logged(
  pieces: AsyncIterable<string>,
  request: FastifyRequest,
): AsyncGenerator<string, void> {
  try {
    yield* pieces;
  } catch (error) {
    errorResponse(error, request);
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
