import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hangUpOf } from '#api/platform/queues/line.ts';
import { send, sendFile } from '#api/platform/snapshots/kept-answer.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { isStaffRole } from '#contract/platform/staff-roles.ts';
import { readCaller, refuseAccess } from './access.ts';
import { type Answer, failure, refusalAnswer } from './answer.ts';
import type { Caller, Context } from './context.ts';
import { errorAnswer } from './errors.ts';
import type { Mounted, SentFile } from './handler.ts';
import type { House } from './house.ts';
import { readSubmit } from './idempotency.ts';
import { decodeInput } from './json-body.ts';
import { networkOf } from './rate-limit.ts';
import { answerRequest } from './run.ts';

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

function contextOf(
  house: House,
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller,
): Context {
  return {
    db: house.db,
    now: house.clock.now(),
    caller,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    log: request.log,
    env: house.env,
    tokens: house.tokens,
    inquiryTokens: endpoint.proof ? readInquiryTokens(request.headers['inquiry-token']) : [],
  };
}

/** The endpoint's own limit, counted for the address or for the account that calls. */
function overLimit(house: House, endpoint: Endpoint, { caller, ip }: Context): Answer | null {
  const { limit, method, path } = endpoint;
  if (!limit || !house.env.rateLimit) return null;
  const who = limit.by === 'caller' && caller.kind !== 'visitor' ? caller.id : networkOf(ip);
  const retryAfter = house.limiter.take(`${method} ${path}`, who, limit);
  return retryAfter > 0 ? failure('rate_limited', { retryAfter }) : null;
}

/** Who may, how often, with what, in turn, exactly once: then the handler. */
async function answer(
  house: House,
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer | SentFile> {
  const { endpoint } = mounted;
  const { db, tokens, clock } = house;
  const { authorization, unattended } = request.headers;
  const now = clock.now();
  const caller = await readCaller({ db, tokens, now }, authorization, unattended !== undefined);
  const refused = refuseAccess(endpoint, caller);
  if (refused) return refusalAnswer(refused);

  const ctx = contextOf(house, endpoint, request, caller);
  const limited = overLimit(house, endpoint, ctx);
  if (limited) return limited;

  const { params, query, body } = request;
  const decoded = decodeInput(endpoint, { params, query, body });
  if ('answer' in decoded) return decoded.answer;
  if (mounted.mode === 'file') {
    const inLine = { ...ctx, line: house.lines.tables };
    const file = (await mounted.handle(inLine, decoded.input)) as SentFile | Refusal;
    return isRefusal(file) ? refusalAnswer(file) : file;
  }
  const perform = () => performOnce(mounted, ctx, decoded.input, request);
  return endpoint.line ? house.lines[endpoint.line].run(perform, hangUpOf(reply)) : perform();
}

/** The handler; where the endpoint wants a key, once for each. */
async function performOnce(
  mounted: Mounted,
  ctx: Context,
  input: Record<string, unknown>,
  { headers, params, query, body }: FastifyRequest,
): Promise<Answer> {
  const { endpoint } = mounted;
  if (!endpoint.idempotent) return answerRequest(mounted, ctx, input);

  const key = headers['idempotency-key'];
  const read = readSubmit(endpoint, key, ctx.caller, { params, query, body });
  if ('answer' in read) return read.answer;
  return answerRequest(mounted, ctx, input, read.submit);
}

/**
 * What the route of an endpoint with `largeBody` does besides: it reads more than others, but from
 * nobody who may not call it and from a few at once, and says in the endpoint's own words what is too
 * much.
 */
function largeBodyOf({ db, tokens, clock, lines }: House, endpoint: Endpoint) {
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

/** Mounts one endpoint of a table: its route does what the contract says around its handler. */
export function mountEndpoint(scope: FastifyInstance, house: House, mounted: Mounted): void {
  const { endpoint } = mounted;
  const fromDesk = isStaffRole(endpoint.access);
  const mayChangeContent = fromDesk && endpoint.method !== 'GET';

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    let settled: Answer | SentFile;
    try {
      settled = await answer(house, mounted, request, reply);
    } catch (error) {
      settled = errorAnswer(error, request);
    }
    if ('pieces' in settled) return sendFile(reply, settled);
    if (mayChangeContent && settled.status < 300) house.contentChanges.changed();
    // Photos that a person has uploaded or looked at are in it, too.
    if (endpoint.endsSession && settled.status < 300) reply.header('clear-site-data', '"cache"');
    return send(reply, settled);
  }

  scope.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    handler: handle,
    ...largeBodyOf(house, endpoint),
  });
}
