import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { MailDetails, MailKind } from './kinds.ts';

/** A mail to write: what it is about, to whom, and what its template must be told. */
export type NewMail = {
  [Kind in MailKind]: {
    kind: Kind;
    to: string;
    /** Whose data it holds, so that erasing the customer finds it; null for nobody's. */
    customerId: string | null;
    details: MailDetails[Kind];
  };
}[MailKind];

/** With growing waits between them these reach over two days (graphile-worker: exp(attempt) s). */
const TRIES = 13;

/**
 * Puts a mail into the outbox, with the job that sends it, in the caller's transaction: it goes out
 * after the commit, and never when that does not happen. Answers the mail's id.
 */
export async function enqueueMail(tx: Transaction<DB>, mail: NewMail): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    WITH mail AS (
      INSERT INTO mails (kind, to_address, customer_id, details)
      VALUES (${mail.kind}, ${mail.to}, ${mail.customerId}, ${JSON.stringify(mail.details)}::jsonb)
      RETURNING id
    )
    SELECT mail.id, graphile_worker.add_job('send-mail', json_build_object('mailId', mail.id),
      max_attempts => ${TRIES}::int, job_key => 'mail:' || mail.id) AS job
    FROM mail`.execute(tx);
  const id = rows[0]?.id;
  if (!id) throw new Error('the outbox did not take the mail');
  return id;
}
