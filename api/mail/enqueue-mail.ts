import { sql, type Transaction } from 'kysely';
import { MAIL_TRIES } from '#db/mails.ts';
import type { DB } from '#db/types.ts';
import type { MailDetails, MailKind } from './kinds.ts';

/** A mail to write: what it is about, whose it is, and what its template must be told. */
export type NewMail = {
  [Kind in MailKind]: {
    kind: Kind;
    /**
     * Whose mail it is: it goes to the account's own address, never to one that was typed into an
     * order, so that nobody can have the kitchen write to a stranger.
     */
    customerId: string;
    details: MailDetails[Kind];
  };
}[MailKind];

/**
 * Puts a mail into the outbox, with the job that sends it, in the caller's transaction: it goes out
 * after the commit, and never when that does not happen. Answers the mail's id.
 */
export async function enqueueMail(tx: Transaction<DB>, mail: NewMail): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    WITH mail AS (
      INSERT INTO mails (kind, to_address, customer_id, details)
      SELECT ${mail.kind}, email, id, ${JSON.stringify(mail.details)}::jsonb
      FROM customers WHERE id = ${mail.customerId}
      RETURNING id
    )
    SELECT mail.id, graphile_worker.add_job('send-mail', json_build_object('mailId', mail.id),
      max_attempts => ${MAIL_TRIES}::int, job_key => 'mail:' || mail.id) AS job
    FROM mail`.execute(tx);
  const id = rows[0]?.id;
  if (!id) throw new Error('the outbox did not take the mail');
  return id;
}
