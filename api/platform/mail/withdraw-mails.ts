import { sql, type Transaction } from 'kysely';
import { MAIL_TRIES } from '#db/platform/mails.ts';
import type { DB } from '#db/types.ts';

/**
 * Takes mails out of the outbox that nobody sends yet; answers which. One that a worker has in hand
 * is as good as sent.
 */
export async function withdrawMails(
  db: Transaction<DB>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; in_hand: boolean }>`
    SELECT mail.id, (job.removed).locked_at IS NOT NULL AS in_hand
    FROM mails AS mail, LATERAL (
      SELECT graphile_worker.remove_job('mail:' || mail.id) AS removed) AS job
    WHERE mail.id = ANY(${[...ids]}::uuid[]) AND mail.status = 'queued'`.execute(db);
  const free = rows.filter(({ in_hand }) => !in_hand).map(({ id }) => id);
  if (free.length > 0)
    await db.updateTable('mails').set({ status: 'withdrawn' }).where('id', 'in', free).execute();
  return free;
}

/** Puts withdrawn mails back into the outbox: they go out after the commit. */
export async function putBackMails(db: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    WITH back AS (
      UPDATE mails SET status = 'queued'
      WHERE id = ANY(${[...ids]}::uuid[]) AND status = 'withdrawn' RETURNING id
    )
    SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', back.id),
      max_attempts => ${MAIL_TRIES}::int, job_key => 'mail:' || back.id) FROM back`.execute(db);
}
