import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { prepared } from './prepared.ts';

/** One submit of one caller to one endpoint; of its key, the hash. */
export type IdempotencyScope = { caller: string; endpoint: string; key: string };

export type RecordedResponse = {
  bodyHash: string;
  status: number;
  answer: string;
  /** When its key was claimed. */
  createdAt: Temporal.Instant;
};

/**
 * Takes a key for this transaction. While another transaction holds the same key this waits for its
 * end. Answers what that or an earlier one recorded, or null: then the key is ours, and
 * `recordResponse` must follow in the same transaction.
 */
export async function claimKey(
  tx: Transaction<DB>,
  scope: IdempotencyScope,
  more: { bodyHash: string; customerId: string | null; now: Temporal.Instant },
): Promise<RecordedResponse | null> {
  const claimed = await sql`
    ${prepared} INSERT INTO idempotency_keys AS kept
      (caller, endpoint, key, body_hash, status, answer, customer_id, created_at)
    VALUES (${scope.caller}, ${scope.endpoint}, ${scope.key}, ${more.bodyHash}, 0, '',
      ${more.customerId}, ${more.now})
    ON CONFLICT (caller, endpoint, key) DO UPDATE
      SET body_hash = excluded.body_hash, status = 0, answer = '', created_at = excluded.created_at
      WHERE kept.created_at <= ${more.now.subtract({ hours: 24 })}
    RETURNING 1`.execute(tx);
  if (claimed.rows.length > 0) return null;
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer', 'created_at'])
    .where('caller', '=', scope.caller)
    .where('endpoint', '=', scope.endpoint)
    .where('key', '=', scope.key)
    .executeTakeFirstOrThrow();
  return {
    bodyHash: row.body_hash,
    status: row.status,
    answer: row.answer,
    createdAt: row.created_at,
  };
}

/** Keeps the final answer of a claimed key, to be replayed word for word. */
export async function recordResponse(
  tx: Transaction<DB>,
  scope: IdempotencyScope,
  { status, answer }: { status: number; answer: string },
): Promise<void> {
  await sql`
    ${prepared} UPDATE idempotency_keys SET status = ${status}, answer = ${answer}
    WHERE caller = ${scope.caller} AND endpoint = ${scope.endpoint} AND key = ${scope.key}`.execute(
    tx,
  );
}
