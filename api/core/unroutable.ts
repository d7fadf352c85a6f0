import { METHODS, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Answer, failure } from './answer.ts';
import { send } from './send.ts';

/**
 * The path and query of a request line, ready for the router.
 *
 * A whole address (RFC 9112 section 3.2.2, the absolute form) loses its scheme and host. Where `%`
 * does not begin an encoded character it is written as `%25` (RFC 3986 section 2.1): what nobody can
 * decode is an address that there is not, with the page or the answer for that, rather than the
 * router's own complaint.
 */
export function readableAddress({ url = '/' }: { url?: string }): string {
  const own = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const address = own.startsWith('?') || own === '' ? `/${own}` : own;
  const end = address.search(/[?#]|$/);
  const path = address.slice(0, end);
  if (!path.includes('%')) return address;
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return path.replaceAll('%', '%25') + address.slice(end);
  }
}

/**
 * Answers what no route takes, in the API's envelope: 405 with `Allow` (RFC 9110 section 15.5.6)
 * where the address can be read but not written, and 404 where there is nothing to read.
 */
export function answerTheUnroutable(app: FastifyInstance, headers: Record<string, string>): void {
  app.setNotFoundHandler((request, reply) => {
    reply.headers(headers);
    const [url = ''] = request.url.split('?', 1);
    const allowed = METHODS.filter((method) => app.findRoute({ url, method }) !== null);
    if (allowed.length === 0) return send(reply, failure('not_found'));
    return send(reply.header('allow', allowed.join(', ')), failure('method_not_allowed'));
  });
}

/** What Node's parser says of requests that it gives up on. */
const UNPARSABLE: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: { ...failure('invalid_request'), status: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: { ...failure('invalid_request'), status: 408 },
};

/** Answers, in the API's envelope, a request that is no HTTP, and hangs up. */
export function answerTheUnparsable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const { status, body } = UNPARSABLE[error.code ?? ''] ?? failure('invalid_request');
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
