import { type IncomingMessage, METHODS, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { send } from '#api/platform/snapshots/cached-response.ts';
import { type ApiResponse, failureResponse } from './api-response.ts';
import { errorResponse } from './errors.ts';

/**
 * The path and query of a request line, ready for the router.
 *
 * A whole address (RFC 9112 section 3.2.2, the absolute form) loses its scheme and host. Where `%`
 * does not begin an encoded character it is written as `%25` (RFC 3986 section 2.1), and so it is
 * beside an encoded end of a line: what nobody can decode, or write on one line, is an address that
 * there is not, with the page or the answer for that, rather than the router's own complaint.
 */
export function normaliseUrl({ url = '/' }: { url?: string }): string {
  const own = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const address = own.startsWith('?') || own === '' ? `/${own}` : own;
  const end = address.search(/[?#]|$/);
  const path = address.slice(0, end);
  return isOneLine(path) ? address : path.replaceAll('%', '%25') + address.slice(end);
}

function isOneLine(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Lets every method of HTTP be routed, to be refused like any other that an address does not take,
 * and none be refused for lack of a body's type.
 */
export function routeAllMethods(app: FastifyInstance): void {
  const ours = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];
  for (const method of METHODS)
    if (!ours.includes(method)) app.addHttpMethod(method, { overrideExisting: true });
}

/**
 * Answers what no route takes, in the API's envelope: 405 with `Allow` (RFC 9110 section 15.5.6)
 * where the address can be read but not written, and 404 where there is nothing to read, whatever is
 * sent along.
 */
export function handleUnroutable(app: FastifyInstance, headers: Record<string, string>): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers);
    const [url = ''] = request.url.split('?', 1);
    const allowed = METHODS.filter((method) => app.findRoute({ url, method }) !== null);
    if (allowed.length === 0) return send(reply, failureResponse('not_found'));
    return send(reply.header('allow', allowed.join(', ')), failureResponse('method_not_allowed'));
  };
  app.setNotFoundHandler(answer);
  app.setErrorHandler((error, request, reply) =>
    request.is404
      ? answer(request, reply)
      : send(reply.headers(headers), errorResponse(error, request)),
  );
}

/** A name or an address in brackets, perhaps with a port; nothing where the target names none. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** Whether a request names its host once and readably; HTTP/1.0 need not (RFC 9112 section 3.2). */
function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host',
  );
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && HOST.test(hosts[0] ?? '');
}

/** Refuses in the API's envelope what HTTP itself forbids, and Node lets through or refuses in silence. */
export function rejectMalformedRequests(
  app: FastifyInstance,
  headers: Record<string, string>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (namesItsHost(request.raw)) return;
    return send(reply.headers(headers), failureResponse('invalid_request'));
  });
  // RFC 9110 section 10.1.1: nothing else can be expected than to go on.
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body } = failureResponse('invalid_request');
    response.writeHead(417, { ...headers, ...ONCE, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
}

/** Of an answer that nobody keeps, and after which the line is hung up. */
const ONCE = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
};

/** What Node's parser says of requests that it gives up on. */
const UNPARSABLE: Record<string, ApiResponse> = {
  HPE_HEADER_OVERFLOW: { ...failureResponse('invalid_request'), status: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: { ...failureResponse('invalid_request'), status: 408 },
};

/** Answers, in the API's envelope, a request that is no HTTP, and hangs up. */
export function handleUnparsable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const { status, body } = UNPARSABLE[error.code ?? ''] ?? failureResponse('invalid_request');
  const lines = Object.entries({
    ...headers,
    ...ONCE,
    date: new Date().toUTCString(),
    'content-length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
