import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from './types.ts';

/** With growing waits between them these reach over two days (graphile-worker: exp(attempt) s). */
export const MAIL_TRIES = 13;

export type MailRow = Selectable<DB['mails']>;

export function findMail(db: Kysely<DB>, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Notes that a mail went out, and how it read; `keep` is false for mails that hold a secret. */
export async function markSent(
  db: Kysely<DB>,
  id: string,
  mail: { subject: string; html: string; text: string },
  { at, keep }: { at: Temporal.Instant; keep: boolean },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      status: 'sent',
      sent_at: at,
      subject: mail.subject,
      html: keep ? mail.html : null,
      text: keep ? mail.text : null,
      attempts: sql`attempts + 1`,
      last_error: null,
      ...(!keep && { details: '{}' }),
    })
    .where('id', '=', id)
    .execute();
}

/** Notes that a mail did not go out; `forGood` when nobody will try again by itself. */
export async function markUnsent(
  db: Kysely<DB>,
  id: string,
  problem: string,
  forGood: boolean,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      attempts: sql`attempts + 1`,
      last_error: problem.slice(0, 500),
      ...(forGood && { status: 'failed' }),
    })
    .where('id', '=', id)
    .execute();
}
