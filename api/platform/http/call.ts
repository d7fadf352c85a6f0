import * as z from 'zod/mini';
import { WorkQueueFull } from '#api/platform/queues/work-queue.ts';
import { makeSnapshot, snapshotName } from '#api/platform/snapshots/serve-snapshot.ts';
import type { FreshAnswer, Snapshot } from '#api/platform/snapshots/snapshot.ts';
import { errorMessage, errorStatus } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import { encodePart } from '#contract/platform/client.ts';
import type { Call, DataOf, Endpoint } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { refuseAccess, VISITOR } from './access.ts';
import type { AppServices } from './app-services.ts';
import type { Context } from './context.ts';
import { databaseTrouble } from './database-trouble.ts';
import type { Mounted } from './handler.ts';
import { decodeInput } from './json-body.ts';
import { runHandler } from './run-handler.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function toApiError({ refused, details, data }: Refusal): ApiError {
  return new ApiError({
    code: refused,
    status: errorStatus(refused),
    message: errorMessage(refused, details),
    data,
  });
}

function visitorContext({ env, db, clock, tokens, log }: AppServices): Context {
  return {
    env,
    db,
    tokens,
    log,
    now: clock.now(),
    caller: VISITOR,
    requestId: 'in-process',
    ip: '127.0.0.1',
    userAgent: null,
    inquiryTokens: [],
  };
}

/**
 * The input as it would arrive over HTTP. What a page makes of its address is a stranger's input,
 * and comes in by the same door as anybody's.
 */
function encodeAndDecode(endpoint: Endpoint, given: Record<string, unknown>) {
  const invalid = () => toApiError(refuse('invalid_request'));
  const decoded = decodeInput(endpoint, {
    params: encodePart(endpoint, 'params', given, invalid),
    query: encodePart(endpoint, 'query', given, invalid),
    body: undefined,
  });
  if ('answer' in decoded) throw invalid();
  return decoded.input;
}

/** The call inside this process. */
export type InProcessCall = Call & {
  /**
   * The same for one page: while the database is away, lists are what was read the last time.
   * @param takesLast is told each time that one is
   */
  orLast(takesLast: () => void): Call;
};

/** Where a list comes from, by its name. */
type GetSnapshot = (name: string, make: () => Promise<FreshAnswer>) => Promise<Snapshot>;

/**
 * The call that pages rendered in this process load their data with: the endpoint as a visitor
 * would read it, in inside form, without HTTP around it. Endpoints are found by method and path,
 * because the shop's bundle has its own copy of the contract. Throws `ApiError`; only reads can be
 * called.
 */
export function createCall(services: AppServices, mounted: readonly Mounted[]): InProcessCall {
  const { snapshots } = services;
  const byName = new Map(mounted.map((one) => [nameOf(one.endpoint), one]));

  async function read(
    one: Mounted,
    given: Record<string, unknown>,
    getKept: GetSnapshot,
  ): Promise<unknown> {
    const { endpoint } = one;
    const refused = refuseAccess(endpoint, VISITOR);
    if (refused) throw toApiError(refused);
    const input = encodeAndDecode(endpoint, given);
    const ctx = visitorContext(services);
    if (one.mode === 'snapshot') {
      const name = snapshotName(endpoint.path, input);
      const shared = { ...ctx, share: snapshots.share };
      return (await getKept(name, () => makeSnapshot(one, shared, input))).value;
    }
    const settled = await runHandler(one, ctx, input);
    if ('refused' in settled) throw toApiError(settled);
    return z.parse(endpoint.data, settled.data);
  }

  function callBy(getKept: GetSnapshot): Call {
    return async <E extends Endpoint>(endpoint: E, input: unknown): Promise<DataOf<E>> => {
      const one = byName.get(nameOf(endpoint));
      if (!one || endpoint.method !== 'GET') throw new Error(`nothing reads ${nameOf(endpoint)}`);
      try {
        return (await read(one, (input ?? {}) as Record<string, unknown>, getKept)) as DataOf<E>;
      } catch (error) {
        // A line is full where somebody outside began to read the same.
        const passes = error instanceof WorkQueueFull || databaseTrouble(error) !== null;
        throw passes ? toApiError(refuse('unavailable')) : error;
      }
    };
  }

  const orLast: InProcessCall['orLast'] = (takesLast) =>
    callBy((name, make) => snapshots.getOrLast(name, make, { takesLast }));
  return Object.assign(callBy(snapshots.get), { orLast });
}
