import { type RawBuilder, sql, type Transaction } from 'kysely';
import { MAIL_TRIES } from '#db/mails.ts';
import { readSettings } from '#db/settings.ts';
import type { DB } from '#db/types.ts';
import type { MailDetails, MailKind } from './kinds.ts';

type AboutInquiry = { inquiryNumber: string };

/**
 * Whose mail it is decides where it goes; nobody hands an address to the outbox, but for a code:
 *
 * - `customerId`: to the account's own address, never to one that was typed into an order, so that
 *   nobody can have the kitchen write to a stranger.
 * - `inquiryId`: to the address in the inquiry, which anybody may have typed. An inquiry needs no
 *   account, so its answer has nowhere else to go. It is written to because the inquiry asks for the
 *   answer, because limits stand before inquiries, and because these letters repeat nothing that was
 *   typed freely.
 * - `messageId`: to the address in a message from the contact page, which anybody may have typed too.
 *   Only a person at the desk, who has read the message, has it written to.
 * - `toKitchen`: to the business's own address, as the desk has it at this moment.
 * - `address`: only for the code that proves the address itself; limits stand before it too.
 */
type Addressee =
  | { customerId: string }
  | { inquiryId: string }
  | { messageId: string }
  | { toKitchen: true }
  | { address: string };

/** Mails that can go to an account: all but those that only ever go to an address that was typed. */
type ToCustomer = {
  [Kind in MailKind]: {
    kind: Kind;
    customerId: string;
    details: Exclude<MailDetails[Kind], AboutInquiry>;
  };
}[Exclude<MailKind, `inquiry_${string}` | `contact_${string}` | 'email_code'>];

type ToInquirer = {
  [Kind in MailKind]: {
    kind: Kind;
    inquiryId: string;
    details: Extract<MailDetails[Kind], AboutInquiry>;
  };
}[Extract<MailKind, `inquiry_${string}`> | 'payment_received'];

type ToSender = {
  kind: 'contact_answer';
  messageId: string;
  details: MailDetails['contact_answer'];
};

type ToKitchen = {
  kind: 'contact_message';
  toKitchen: true;
  details: MailDetails['contact_message'];
};

type ToAddress = { kind: 'email_code'; address: string; details: MailDetails['email_code'] };

/** A mail to write: what it is about, whose it is, and what its template must be told. */
export type NewMail = ToCustomer | ToInquirer | ToSender | ToKitchen | ToAddress;

/** One row with the address, the account and the inquiry of a mail; none when it is gone. */
async function addressOf(tx: Transaction<DB>, mail: Addressee): Promise<RawBuilder<unknown>> {
  if ('customerId' in mail)
    return sql`SELECT email, id, NULL::uuid FROM customers WHERE id = ${mail.customerId}`;
  if ('inquiryId' in mail)
    return sql`SELECT email, customer_id, id FROM catering_inquiries WHERE id = ${mail.inquiryId}`;
  if ('messageId' in mail)
    return sql`SELECT email, customer_id, NULL::uuid FROM contact_messages WHERE id = ${mail.messageId}`;
  const address = 'address' in mail ? mail.address : (await readSettings(tx, 'business')).email;
  return sql`SELECT ${address}::text, NULL::uuid, NULL::uuid`;
}

/**
 * Puts a mail into the outbox, with the job that sends it, in the caller's transaction: it goes out
 * after the commit, and never when that does not happen. Answers the mail's id.
 */
export async function enqueueMail(tx: Transaction<DB>, mail: NewMail): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    WITH whose (to_address, customer_id, inquiry_id) AS (${await addressOf(tx, mail)}), mail AS (
      INSERT INTO mails (kind, to_address, customer_id, inquiry_id, details)
      SELECT ${mail.kind}, to_address, customer_id, inquiry_id,
        ${JSON.stringify(mail.details)}::jsonb
      FROM whose
      RETURNING id
    )
    SELECT mail.id, graphile_worker.add_job('send-mail', json_build_object('mailId', mail.id),
      max_attempts => ${MAIL_TRIES}::int, job_key => 'mail:' || mail.id) AS job
    FROM mail`.execute(tx);
  const id = rows[0]?.id;
  if (!id) throw new Error('the outbox did not take the mail');
  return id;
}
