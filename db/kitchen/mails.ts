import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
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
 * How a mail waits for its turn (`channel` and `kind` are columns). One for a phone is another job, which a
 * node of the version before leaves alone, in one of a few lines: a slow gateway holds up those behind it,
 * and never all of the worker. What is told to many waits behind all others, and is tried for a good hour:
 * it is soon no news any more.
 */
const turn = {
  job: sql`CASE WHEN channel IN ('sms', 'whatsapp') THEN 'send-to-phone' ELSE 'send-mail' END`,
  line: sql`CASE WHEN channel IN ('sms', 'whatsapp')
    THEN channel || '-' || abs(hashtext(id::text)) % 2 END`,
  priority: sql`CASE WHEN kind LIKE 'broadcast%' THEN 10 ELSE 0 END`,
  tries: sql`CASE WHEN kind LIKE 'broadcast%' THEN 9 ELSE ${sql.lit(MAIL_TRIES)} END`,
};

/**
 * Adds the job that sends a mail of the outbox, as an expression over its row.
 *
 * By default graphile-worker replaces a job of the same key, for which it goes through whatever waits. A
 * mail that the same statement writes (`isNew`) has no job yet, and the mode that does not look takes a
 * fifth of the time. What makes that one unsafe elsewhere, a job of the key that has begun, cannot be here.
 */
export const sendingJob = ({
  isNew = false,
  runAt = sql`now()`,
  priority = turn.priority,
}: {
  isNew?: boolean;
  runAt?: RawBuilder<unknown>;
  priority?: RawBuilder<unknown>;
} = {}) => sql`graphile_worker.add_job(${turn.job}, json_build_object('mailId', id),
  queue_name => ${turn.line}, max_attempts => ${turn.tries}, job_key => 'mail:' || id,
  priority => ${priority}, run_at => ${runAt},
  job_key_mode => ${sql.lit(isNew ? 'unsafe_dedupe' : 'replace')})`;

/** Has a mail that is in the outbox sent after the commit, now or from a moment on. */
export async function queueMail(
  db: Kysely<DB>,
  id: string,
  runAt?: Temporal.Instant,
): Promise<void> {
  const job = sendingJob(runAt && { runAt: sql`${runAt}::timestamptz` });
  await sql`SELECT ${job} FROM mails WHERE id = ${id}`.execute(db);
}

/** Has the mails tried again now that could not be sent: their server answers again. */
export async function hurryMails(db: Kysely<DB>): Promise<void> {
  await sql`SELECT count(*) FROM graphile_worker.reschedule_jobs(ARRAY(
    SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'send-mail' AND run_at > now()
      AND attempts > 0 AND attempts < max_attempts), run_at => now())`.execute(db);
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
