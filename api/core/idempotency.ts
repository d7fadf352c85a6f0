import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/errors.ts';
import type { Refusal } from '#contract/refusal.ts';
import { claimKey, type IdempotencyScope, recordAnswer } from '#db/idempotency.ts';
import type { DB } from '#db/types.ts';
import { type Answer, failure, refusalAnswer, type Success, successAnswer } from './answer.ts';
import type { Caller } from './context.ts';
import type { WireInput } from './decode.ts';
import { inTransaction } from './transaction.ts';

/** One submit: the key that the client sent, and what it sent with it. */
export type Submit = { scope: IdempotencyScope; bodyHash: string; customerId: string | null };

const callerName = (caller: Caller) =>
  caller.kind === 'visitor' ? 'visitor' : `${caller.kind}:${caller.id}`;

/** JSON with sorted keys, so that the same content always has the same hash. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The submit that a request's `Idempotency-Key` names, or the answer to a missing or unfit key. */
export function readSubmit(
  endpoint: Endpoint,
  key: string | string[] | undefined,
  caller: Caller,
  { params, body }: WireInput,
): { submit: Submit } | { answer: Answer } {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    return { answer: failure('idempotency_key_missing') };
  }
  return {
    submit: {
      scope: { caller: callerName(caller), endpoint: `${endpoint.method} ${endpoint.path}`, key },
      bodyHash: createHash('sha256').update(canonical({ params, body })).digest('base64url'),
      customerId: caller.kind === 'customer' ? caller.id : null,
    },
  };
}

/** Only final answers are kept: a limit or an outage may be over with the next try. */
const isFinal = (refusal: Refusal) => {
  const status = errorStatus(refusal.refused);
  return status !== 429 && status < 500;
};

/**
 * Runs `work` once for a key (design.md section 4). The answer is recorded in the transaction of
 * the write, so both are there or neither; the same key again, also while the first still runs or
 * after a restart, gets the recorded answer word for word, and with another body a 422. A refusal
 * is an answer too: it is recorded while what the work wrote is rolled back.
 */
export async function answerOnce(
  db: Kysely<DB>,
  endpoint: Endpoint,
  submit: Submit,
  now: Temporal.Instant,
  {
    before,
    work,
  }: {
    /** A refusal that comes before the key is looked at, and is not recorded. */
    before: (tx: Transaction<DB>) => Promise<Refusal | null>;
    work: (tx: Transaction<DB>) => Promise<Refusal | Success>;
  },
): Promise<Answer> {
  const { scope, bodyHash, customerId } = submit;
  return inTransaction(db, async (tx, rollBack) => {
    const refused = await before(tx);
    if (refused) return rollBack(refusalAnswer(refused));
    const recorded = await claimKey(tx, scope, { bodyHash, customerId, now });
    if (recorded) {
      if (recorded.bodyHash !== bodyHash) return failure('idempotency_key_reused');
      return { status: recorded.status, body: recorded.answer };
    }
    await sql`SAVEPOINT work`.execute(tx);
    const settled = await work(tx);
    let answer: Answer;
    if ('refused' in settled) {
      answer = refusalAnswer(settled);
      if (!isFinal(settled)) return rollBack(answer);
      await sql`ROLLBACK TO SAVEPOINT work`.execute(tx);
    } else {
      answer = successAnswer(endpoint, settled);
    }
    await recordAnswer(tx, scope, { status: answer.status, answer: answer.body });
    return answer;
  });
}
