import { createHash, createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { readSigningSecret } from '#api/platform/http/tokens.ts';
import { errorStatus } from '#contract/errors.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { claimKey, type IdempotencyScope, recordResponse } from '#db/platform/idempotency.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import {
  type ApiResponse,
  failureResponse,
  refusalResponse,
  type Success,
  successResponse,
} from './api-response.ts';
import type { Caller, Context, NamedCustomer } from './context.ts';
import type { WireInput } from './json-body.ts';
import { inTransaction } from './transaction.ts';

/** One submit: the key that the client sent, and what it sent with it. */
export type IdempotentRequest = {
  scope: IdempotencyScope;
  /** As it was sent; in the scope, where it is kept, it is a hash. */
  key: string;
  bodyHash: string;
  customerId: string | null;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Whose keys these are. A visitor is whoever has proved that this thing is theirs; where nothing is
 * asked for, the key is all that tells one visitor from another.
 */
function callerName({ proof }: Endpoint, caller: Caller | NamedCustomer, params: unknown): string {
  if (caller.kind !== 'visitor') return `${caller.kind}:${caller.id}`;
  return proof ? `visitor:${(params as { id: string }).id}` : 'visitor';
}

/** JSON with sorted keys, so that the same content always has the same hash. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The submit that a request's `Idempotency-Key` names, or the answer to a missing or unfit key. */
export function readIdempotentRequest(
  endpoint: Endpoint,
  key: string | string[] | undefined,
  caller: Caller | NamedCustomer,
  { params, body }: WireInput,
): { submit: IdempotentRequest } | { answer: ApiResponse } {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    return { answer: failureResponse('idempotency_key_missing') };
  }
  return {
    submit: {
      scope: {
        caller: callerName(endpoint, caller, params),
        endpoint: `${endpoint.method} ${endpoint.path}`,
        key: hashOf(key),
      },
      key,
      bodyHash: hashOf(canonical({ params, body })),
      customerId: caller.kind === 'customer' ? caller.id : null,
    },
  };
}

/**
 * The secret that this submit answers: whoever sends the same again can be told it again, and it can
 * be read out of nothing that is kept (docs/decisions/0038-a-kept-answer-holds-no-secret.md).
 */
function secretOf(
  signingSecret: string,
  { scope, key, bodyHash }: IdempotentRequest,
  claimedAt: Temporal.Instant,
): string {
  const submit = [scope.caller, scope.endpoint, key, bodyHash, claimedAt.epochMilliseconds];
  return createHmac('sha256', signingSecret)
    .update(`dabba submit ${JSON.stringify(submit)}`)
    .digest('base64url');
}

/** A success with this where its secret is. */
function withSecret({ secret }: Endpoint, answer: ApiResponse, value: string): ApiResponse {
  if (!secret || answer.status >= 300) return answer;
  const { data, ...more } = JSON.parse(answer.body);
  return {
    ...answer,
    body: JSON.stringify({ success: true, data: { ...data, [secret]: value }, ...more }),
  };
}

/** Only final answers are kept: a limit or an outage may be over with the next try. */
const isFinal = (refusal: Refusal) => {
  const status = errorStatus(refusal.refused);
  return status !== 429 && status < 500;
};

/**
 * Runs `work` once for a key (docs/rules.md#the-same-submit-twice). The answer is recorded in the
 * transaction of the write, so both are there or neither; the same key again, also while the first
 * still runs or after a restart, gets the recorded answer word for word, and with another body a
 * 422. A refusal is an answer too: it is recorded while what the work wrote is rolled back. A
 * secret is left out of what is recorded and made again for whoever sends the same key.
 */
export async function respondOnce<Within extends object>(
  { db, now, env }: Pick<Context, 'db' | 'now' | 'env'>,
  endpoint: Endpoint,
  submit: IdempotentRequest,
  {
    enter,
    ahead,
    work,
  }: {
    /** What the work needs; or a refusal, which comes before a kept answer, and is not recorded. */
    enter: (tx: Transaction<DB>) => Promise<Within | Refusal>;
    /** What the work reads, sent with the claim. */
    ahead: (tx: Transaction<DB>) => Promise<unknown> | undefined;
    work: (
      within: Within,
      read: unknown,
      secret: Pick<Context, 'submitSecret'>,
    ) => Promise<Refusal | Success>;
  },
): Promise<ApiResponse> {
  const { scope, bodyHash, customerId } = submit;
  return inTransaction(db, async (tx, rollBack) => {
    // A key that is claimed by somebody who is refused is rolled back with the rest.
    const entering = enter(tx);
    const claiming = claimKey(tx, scope, { bodyHash, customerId, now });
    // Of somebody who is no customer no key can be kept, which says less than that they are none.
    claiming.catch(() => undefined);
    const reading = ahead(tx);
    const within = await entering;
    if (isRefusal(within)) return rollBack(refusalResponse(within));
    const recorded = await claiming;
    if (recorded && recorded.bodyHash !== bodyHash)
      return failureResponse('idempotency_key_reused');
    const secret = endpoint.secret
      ? secretOf(await readSigningSecret(tx, env.secret), submit, recorded?.createdAt ?? now)
      : '';
    if (recorded) {
      return withSecret(endpoint, { status: recorded.status, body: recorded.answer }, secret);
    }
    const read = await reading;
    sendAhead(tx, sql`SAVEPOINT work`.execute(tx));
    const settled = await work(within, read, endpoint.secret ? { submitSecret: secret } : {});
    let answer: ApiResponse;
    if ('refused' in settled) {
      answer = refusalResponse(settled, endpoint);
      if (!isFinal(settled)) return rollBack(answer);
      await sql`ROLLBACK TO SAVEPOINT work`.execute(tx);
    } else {
      answer = successResponse(endpoint, settled);
    }
    const kept = withSecret(endpoint, answer, '');
    sendAhead(tx, recordResponse(tx, scope, { status: kept.status, answer: kept.body }));
    return answer;
  });
}
