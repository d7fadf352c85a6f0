import type { Kysely, Transaction } from 'kysely';
import type { Refusal } from '#contract/refusal.ts';
import type { DB } from '#db/types.ts';
import { type Answer, refusalAnswer, type Success, settle, successAnswer } from './answer.ts';
import type { Context } from './context.ts';
import type { Mounted } from './handler.ts';
import { answerOnce, type Submit } from './idempotency.ts';
import { inTransaction } from './transaction.ts';

/**
 * Runs a handler as its method asks: a GET and an `ownTransaction` handler on the pool, everything
 * else in one transaction that a refusal rolls back.
 */
export async function runHandler(
  mounted: Mounted,
  ctx: Context,
  input: unknown,
): Promise<Refusal | Success> {
  const work = async (db: Kysely<DB> | Transaction<DB>) =>
    settle(mounted.endpoint, await mounted.handle({ ...ctx, db }, input));
  if (mounted.mode !== 'transaction') return work(ctx.db);
  return inTransaction(ctx.db, async (tx, rollBack) => {
    const settled = await work(tx);
    return 'refused' in settled ? rollBack(settled) : settled;
  });
}

/** The same, as the answer on the wire; with a submit, exactly once. */
export async function answerRequest(
  mounted: Mounted,
  ctx: Context,
  input: unknown,
  submit?: Submit,
): Promise<Answer> {
  const { endpoint } = mounted;
  if (submit) {
    return answerOnce(ctx.db, endpoint, submit, ctx.now, async (tx) =>
      settle(endpoint, await mounted.handle({ ...ctx, db: tx }, input)),
    );
  }
  const settled = await runHandler(mounted, ctx, input);
  return 'refused' in settled ? refusalAnswer(settled) : successAnswer(endpoint, settled);
}
