import { sql, type Transaction } from 'kysely';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import { eraseRows, lockLeaver } from '#db/account/erasure.ts';
import { dropLetters } from '#db/platform/mails.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import type { DB } from '#db/types.ts';
import { endWhatRuns } from './end-what-runs.ts';

/**
 * Erases a customer everywhere at once (docs/rules.md#erasure): what runs is ended, what only the
 * account needed goes, the books stay without the person (docs/decisions/0019-what-leaving-leaves.md),
 * and the files of their mails follow by a job, as does the list beside the backups. A last mail tells them, unless `tell` is false: a
 * restored backup is erased again without a word. Answers false when there is no such customer, or
 * nobody is left in the account; so twice does no harm.
 */
export async function eraseCustomer(
  tx: Transaction<DB>,
  customerId: string,
  now: Temporal.Instant,
  { tell = true } = {},
): Promise<boolean> {
  const leaver = await lockLeaver(tx, customerId, now);
  if (!leaver) return false;
  await endWhatRuns(tx, customerId, now);
  const { mailIds } = await eraseRows(tx, leaver);
  if (leaver.photoId) await dropPhotoIfUnused(tx, leaver.photoId);
  if (tell) {
    const { email: address, firstName: name } = leaver;
    await enqueueMail(tx, { kind: 'account_deleted', address, details: { name } });
  }
  await dropLetters(tx, mailIds);
  await sql`SELECT graphile_worker.add_job('note-erased', max_attempts => 25)`.execute(tx);
  return true;
}
