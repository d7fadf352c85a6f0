import type { Kysely, Transaction } from 'kysely';
import { hashInquiryToken } from '#api/catering/inquiry-token.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { countTry, type EmailCodeRow, lockLiveCodes } from '#db/account/email-codes.ts';
import type { DB } from '#db/types.ts';
import { isRightCode, MOST_TRIES } from './code.ts';

/** What somebody types, with the secrets of the askings that were theirs. */
type Typed = { email: string; code: string; askings: readonly string[] | undefined };

/**
 * Uses up a code of an address when one that lives is the right one, and does `then` in the same
 * transaction. A wrong try counts on each of them even though it is refused: on those that were
 * asked for here as the asker's, on the others as a stranger's, and each takes five of both. An
 * address that was sent nothing goes the same way.
 */
export function takeCode<T>(
  db: Kysely<DB>,
  { email, code, askings = [] }: Typed,
  now: Temporal.Instant,
  then: (tx: Transaction<DB>) => Promise<T>,
): Promise<T | Refusal> {
  const hashes = askings.map(hashInquiryToken);
  const isOwn = ({ asking_hash }: EmailCodeRow) =>
    asking_hash !== null && hashes.includes(asking_hash);
  const triesOf = (asked: EmailCodeRow) => (isOwn(asked) ? asked.asker_tries : asked.tries);
  return db.transaction().execute(async (tx) => {
    const live = await lockLiveCodes(tx, email, now);
    const open = live.filter((asked) => triesOf(asked) < MOST_TRIES);
    if (open.length === 0) return refuse('code_ended', {}, { field: 'code' });
    const [right] = open.filter((asked) => isRightCode(asked.id, asked.code_hash, code));
    await countTry(tx, open.filter(isOwn), 'asker_tries');
    await countTry(
      tx,
      open.filter((asked) => !isOwn(asked)),
      'tries',
    );
    if (right) {
      await tx
        .updateTable('email_codes')
        .set({ used_at: now })
        .where('id', '=', right.id)
        .execute();
      return then(tx);
    }
    const over = open.every((asked) => triesOf(asked) + 1 >= MOST_TRIES);
    return refuse(over ? 'code_ended' : 'code_wrong', {}, { field: 'code' });
  });
}
