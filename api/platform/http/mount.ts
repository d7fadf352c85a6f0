import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { disconnectSignal } from '#api/platform/queues/work-queue.ts';
import { send, sendFile } from '#api/platform/snapshots/cached-response.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { isStaffRole } from '#contract/platform/staff-roles.ts';
import { countLimitedCall } from '#db/platform/limited-calls.ts';
import type { DB } from '#db/types.ts';
import { readCaller, readNamedCustomer, refuseAccess } from './access.ts';
import { type ApiResponse, failureResponse, refusalResponse } from './api-response.ts';
import type { AppServices } from './app-services.ts';
import type { Caller, Context, NamedCustomer } from './context.ts';
import { errorResponse } from './errors.ts';
import type { Mounted, SentFile } from './handler.ts';
import { type IdempotentRequest, readIdempotentRequest } from './idempotency.ts';
import { decodeInput } from './json-body.ts';
import { networkKeyOf } from './rate-limit.ts';
import { respondTo, SessionOver } from './run-handler.ts';

/** A browser keeps the latest twenty. */
const MOST_TOKENS = 20;

/** The tokens of an `Inquiry-Token` header, commas between them; what cannot be one is dropped. */
function readInquiryTokens(header: string | string[] | undefined): string[] {
  const written = Array.isArray(header) ? header.join(',') : (header ?? '');
  return written
    .split(',')
    .map((token) => token.trim())
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, MOST_TOKENS);
}

function contextOf<By extends Caller | NamedCustomer>(
  services: AppServices,
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: By,
): Context<Kysely<DB>, By> {
  return {
    db: services.db,
    now: services.clock.now(),
    caller,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    log: request.log,
    env: services.env,
    tokens: services.tokens,
    inquiryTokens: endpoint.proof ? readInquiryTokens(request.headers['inquiry-token']) : [],
  };
}

/**
 * What is answered where the endpoint's own limit is reached, else null. It is counted for the address or
 * for the account that calls, on all nodes together.
 */
async function overLimit(
  services: AppServices,
  endpoint: Endpoint,
  { db, now, caller, ip }: Context,
): Promise<ApiResponse | null> {
  const { limit, method, path } = endpoint;
  if (!limit || !services.env.rateLimit) return null;
  const who = limit.by === 'caller' && caller.kind !== 'visitor' ? caller.id : networkKeyOf(ip);
  const retryAfter = await countLimitedCall(db, { what: `${method} ${path}`, who, limit }, now);
  return retryAfter > 0 ? failureResponse('rate_limited', { retryAfter }) : null;
}

/** The submit that this is, where the endpoint wants a key; or what is wrong with it. */
function readSubmit(
  endpoint: Endpoint,
  caller: Caller | NamedCustomer,
  { headers, params, query, body }: FastifyRequest,
): { submit?: IdempotentRequest } | { answer: ApiResponse } {
  if (!endpoint.idempotent) return {};
  const key = headers['idempotency-key'];
  return readIdempotentRequest(endpoint, key, caller, { params, query, body });
}

/** Whether a call looks the session of its customer up itself, with what it does. */
const findsSession = ({ endpoint, mode }: Mounted): boolean =>
  mode === 'with session' || (mode === 'transaction' && endpoint.access === 'customer');

/**
 * A call of a customer's that looks their session up itself, and that nothing else is asked of before.
 * Null where the session is over, or where something is: `respond` goes through it all and says why.
 */
async function respondToCustomer(
  services: AppServices,
  mounted: Mounted,
  request: FastifyRequest,
): Promise<ApiResponse | null> {
  const { endpoint } = mounted;
  if (!findsSession(mounted) || endpoint.limit || endpoint.line) return null;
  const { tokens, clock } = services;
  const { params, query, body, headers } = request;
  const named = await readNamedCustomer({ tokens, now: clock.now() }, headers.authorization);
  const decoded = decodeInput(endpoint, { params, query, body });
  if (!named || 'answer' in decoded) return null;
  const read = readSubmit(endpoint, named, request);
  if ('answer' in read) return null;
  const ctx = contextOf(services, endpoint, request, named);
  try {
    return await respondTo(mounted, ctx, decoded.input, read.submit);
  } catch (error) {
    if (error instanceof SessionOver) return null;
    throw error;
  }
}

/** Who may, how often, with what, in turn, exactly once: then the handler. */
async function respond(
  services: AppServices,
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ApiResponse | SentFile> {
  const answer = await respondToCustomer(services, mounted, request);
  if (answer) return answer;

  const { endpoint } = mounted;
  const { db, tokens, clock } = services;
  const { authorization, unattended } = request.headers;
  const now = clock.now();
  const caller = await readCaller({ db, tokens, now }, authorization, unattended !== undefined);
  const refused = refuseAccess(endpoint, caller);
  if (refused) return refusalResponse(refused);

  const ctx = contextOf(services, endpoint, request, caller);
  const limited = await overLimit(services, endpoint, ctx);
  if (limited) return limited;

  const { params, query, body } = request;
  const decoded = decodeInput(endpoint, { params, query, body });
  if ('answer' in decoded) return decoded.answer;
  if (mounted.mode === 'file') {
    const inLine = { ...ctx, line: services.lines.tables };
    const file = (await mounted.handle(inLine, decoded.input)) as SentFile | Refusal;
    return isRefusal(file) ? refusalResponse(file) : file;
  }
  const perform = () => performOnce(mounted, ctx, decoded.input, request);
  return endpoint.line
    ? services.lines[endpoint.line].run(perform, disconnectSignal(reply))
    : perform();
}

/** The handler; where the endpoint wants a key, once for each. */
async function performOnce(
  mounted: Mounted,
  ctx: Context,
  input: Record<string, unknown>,
  request: FastifyRequest,
): Promise<ApiResponse> {
  const read = readSubmit(mounted.endpoint, ctx.caller, request);
  if ('answer' in read) return read.answer;
  try {
    return await respondTo(mounted, ctx, input, read.submit);
  } catch (error) {
    if (error instanceof SessionOver) return failureResponse('session_expired');
    throw error;
  }
}

/**
 * What the route of an endpoint with `largeBody` does besides: it reads more than others, but from
 * nobody who may not call it and from a few at once, and says in the endpoint's own words what is too
 * much.
 */
function largeBodyOf({ db, tokens, clock, lines }: AppServices, endpoint: Endpoint) {
  if (!endpoint.largeBody) return {};
  const { bytes, tooLarge } = endpoint.largeBody;
  return {
    bodyLimit: bytes,
    async onRequest({ headers }: FastifyRequest, reply: FastifyReply) {
      const caller = await readCaller({ db, tokens, now: clock.now() }, headers.authorization);
      const refused = refuseAccess(endpoint, caller);
      if (refused) return send(reply, refusalResponse(refused));
      const gone = disconnectSignal(reply);
      const leave = await lines.uploads.enter(gone);
      // It is answered, or nobody waits for the answer.
      if (gone.aborted) leave();
      else gone.addEventListener('abort', leave, { once: true });
    },
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
      return send(reply, isTooLarge ? failureResponse(tooLarge) : errorResponse(error, request));
    },
  };
}

/**
 * What a desk does all day, which changes no content; where a snack is sold out by it, the database says
 * so (`ContentChanges`). Anything else of the desk may change what pages show.
 */
const ABOUT_ORDERS =
  /^\/v1\/admin\/(deliveries|tiffin-orders|kitchen-day|snack-orders|subscriptions|payments)(\/|$)/;

/** Mounts one endpoint of a table: its route does what the contract says around its handler. */
export function mountEndpoint(
  scope: FastifyInstance,
  services: AppServices,
  mounted: Mounted,
): void {
  const { endpoint } = mounted;
  const writes = mounted.mode === 'transaction';
  const fromDesk = isStaffRole(endpoint.access);
  const mayChangeContent =
    fromDesk && endpoint.method !== 'GET' && !ABOUT_ORDERS.test(endpoint.path);

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    let settled: ApiResponse | SentFile;
    try {
      const responding = () => respond(services, mounted, request, reply);
      settled = await (writes ? services.writesFirst.write(responding) : responding());
    } catch (error) {
      settled = errorResponse(error, request);
    }
    if ('pieces' in settled) return sendFile(reply, settled);
    if (mayChangeContent && settled.status < 300) services.contentChanges.changed();
    // Photos that a person has uploaded or looked at are in it, too.
    if (endpoint.endsSession && settled.status < 300) reply.header('clear-site-data', '"cache"');
    return send(reply, settled);
  }

  scope.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    handler: handle,
    ...largeBodyOf(services, endpoint),
  });
}
