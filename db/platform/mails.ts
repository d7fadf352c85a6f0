import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#db/types.ts';

/** With growing waits between them these reach over two days (graphile-worker: exp(attempt) s). */
export const MAIL_TRIES = 13;

/**
 * Mails that open something to whoever reads them: the outbox forgets what they say once they are
 * sent, and no backup has one that waits.
 */
export const SECRET_MAILS: readonly string[] = [
  'password_reset',
  'account_invitation',
  'email_code',
  'phone_code',
  'delivery_reminder',
];

export type MailRow = Selectable<DB['mails']>;

export function findMail(db: Kysely<DB>, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Notes that a mail went out, was kept here for want of a mail server, or waits to be printed for want
 * of an address, and how it read; `keep` is false for mails that hold a secret. Answers false when it is gone meanwhile, with its reader.
 */
export async function markHandedOver(
  db: Kysely<DB>,
  id: string,
  mail: { subject: string; html: string; text: string },
  { to, at, keep }: { to: 'sent' | 'kept' | 'to_print'; at: Temporal.Instant; keep: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      status: to,
      sent_at: to === 'sent' ? at : null,
      subject: mail.subject,
      html: keep ? mail.html : null,
      text: keep ? mail.text : null,
      attempts: sql`attempts + 1`,
      last_error: null,
      ...(!keep && { details: '{}' }),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * In which of a few lines a mail for a phone waits: a slow gateway holds up those behind it, and never all
 * of the worker.
 */
export const gatewayLine = sql`CASE WHEN channel IN ('sms', 'whatsapp')
  THEN channel || '-' || abs(hashtext(id::text)) % 3 END`;

/** Has a mail that is in the outbox sent after the commit. */
export async function queueMail(db: Kysely<DB>, id: string): Promise<void> {
  await sql`SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id),
      queue_name => ${gatewayLine}, max_attempts => ${MAIL_TRIES}::int, job_key => 'mail:' || id)
    FROM mails WHERE id = ${id}`.execute(db);
}

/** Has the files of mails that are gone removed too, by a job after the commit. */
export async function queueMailFileDeletion(
  db: Kysely<DB>,
  mailIds: readonly string[],
): Promise<void> {
  if (mailIds.length === 0) return;
  await sql`SELECT graphile_worker.add_job('forget-letters', ${JSON.stringify({ mailIds })}::json,
    max_attempts => 25)`.execute(db);
}

/** Forgets a mail whole. */
export async function deleteMail(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
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
