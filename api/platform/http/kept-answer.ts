import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, chooseCoding, matchesEtag, weakEtag } from './negotiation.ts';

/** An answer that is the same for everybody: its bytes, and its compressed forms where it has any. */
export type KeptAnswer = {
  type: string;
  body: Buffer;
  compressed: (coding: Coding) => Promise<Buffer> | Buffer | undefined;
  /** None for what is good for one request only. */
  etag?: string;
};

/**
 * Both at levels that take about a millisecond for a page: the first visitor waits for it, and the
 * slow levels gain a few hundredths.
 */
function compress(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

/** An answer whose forms are compressed when they are first asked for, once each. */
export function keepAnswer(type: string, body: Buffer) {
  const forms = new Map<Coding, Promise<Buffer>>();
  return {
    type,
    body,
    etag: weakEtag(body),
    compressed(coding: Coding): Promise<Buffer> {
      const form = forms.get(coding) ?? compress(body, coding);
      forms.set(coding, form);
      return form;
    },
  };
}

/** Sends it in the form that the client takes, or 304 when the client has it (RFC 9110 section 13). */
export async function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, body, compressed, etag }: KeptAnswer,
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
