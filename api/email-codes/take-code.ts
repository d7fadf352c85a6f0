import type { Kysely } from 'kysely';
import { type Refusal, refuse } from '#contract/refusal.ts';
import { lockLatestCode } from '#db/email-codes.ts';
import type { DB } from '#db/types.ts';
import { isRightCode, MOST_TRIES } from './code.ts';

const isOver = (expiresAt: Temporal.Instant, now: Temporal.Instant) =>
  Temporal.Instant.compare(expiresAt, now) <= 0;

/**
 * Uses up the code of an address when it is the right one, and does `then` in the same transaction.
 * A wrong try counts even though it is refused; after the fifth, and after ten minutes, the code is
 * over. An address that was sent nothing goes the same way.
 */
export function takeCode<T>(
  db: Kysely<DB>,
  { email, code }: { email: string; code: string },
  now: Temporal.Instant,
  then: (tx: Parameters<typeof lockLatestCode>[0]) => Promise<T>,
): Promise<T | Refusal> {
  return db.transaction().execute(async (tx) => {
    const asked = await lockLatestCode(tx, email);
    if (!asked || asked.used_at || asked.tries >= MOST_TRIES || isOver(asked.expires_at, now))
      return refuse('code_ended', {}, { field: 'code' });
    const right = isRightCode(asked.id, asked.code_hash, code);
    await tx
      .updateTable('email_codes')
      .set({ tries: asked.tries + 1, ...(right && { used_at: now }) })
      .where('id', '=', asked.id)
      .execute();
    if (right) return then(tx);
    const over = asked.tries + 1 >= MOST_TRIES;
    return refuse(over ? 'code_ended' : 'code_wrong', {}, { field: 'code' });
  });
}
