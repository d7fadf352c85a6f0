import { type RawBuilder, sql, type Transaction } from 'kysely';
import { readSettings } from '#db/kitchen/settings.ts';
import { MAIL_TRIES } from '#db/platform/mails.ts';
import type { DB } from '#db/types.ts';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { choiceOf, type MailChoice, type MailKind } from './kinds.ts';
import type { MailDetails } from './mail-details.ts';

type AboutInquiry = { inquiryNumber: string };

/**
 * Whose mail it is decides where it goes; nobody hands an address to the outbox, but for a code and
 * for a last word:
 *
 * - `customerId`: to the account's own address, never to one that was typed into an order, so that
 *   nobody can have the kitchen write to a stranger. Of an account without one it goes onto paper.
 * - `inquiryId`: to the address in the inquiry, which anybody may have typed; onto paper where the desk
 *   wrote it down without one. An inquiry needs no
 *   account, so its answer has nowhere else to go. It is written to because the inquiry asks for the
 *   answer, because limits stand before inquiries, and because these mails repeat nothing that was
 *   typed freely.
 * - `messageId`: to the address in a message from the contact page, which anybody may have typed too.
 *   Only a person at the desk, who has read the message, has it written to.
 * - `toKitchen`: to the business's own address, as the desk has it at this moment.
 * - `address`: only for the code that proves the address itself, before which limits stand too, and
 *   for the last mail to the address of an account that was just erased.
 */
type MailRecipient =
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
}[Exclude<
  MailKind,
  | `inquiry_${string}`
  | `contact_${string}`
  | 'customer_leaving'
  | ToTheSame['kind']
  | ToEmail['kind']
>];

type ToInquiryCustomer = {
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
  [Kind in 'contact_message' | 'customer_leaving']: {
    kind: Kind;
    toKitchen: true;
    details: MailDetails[Kind];
  };
}['contact_message' | 'customer_leaving'];

type ToEmail = {
  [Kind in 'email_code' | 'account_deleted']: {
    kind: Kind;
    address: string;
    details: MailDetails[Kind];
  };
}['email_code' | 'account_deleted'];

/** To whomever it concerns: a customer, or whoever sent an inquiry. */
type ToTheSame = {
  [Kind in 'taken_back' | 'corrected']: { kind: Kind; details: MailDetails[Kind] } & (
    | { customerId: string }
    | { inquiryId: string }
  );
}['taken_back' | 'corrected'];

/** A mail to write: what it is about, whose it is, and what its template must be told. */
export type NewMail = ToCustomer | ToInquiryCustomer | ToSender | ToKitchen | ToEmail | ToTheSame;

/** One row with the address, the account and the inquiry of a mail; none when it is gone. */
async function recipientOf(tx: Transaction<DB>, mail: MailRecipient): Promise<RawBuilder<unknown>> {
  if ('customerId' in mail)
    return sql`SELECT email, id, NULL::uuid FROM customers WHERE id = ${mail.customerId}`;
  if ('inquiryId' in mail)
    return sql`SELECT coalesce(nullif(email, ''), (SELECT email FROM customers
        WHERE customers.id = customer_id)), customer_id, id
      FROM catering_inquiries WHERE id = ${mail.inquiryId}`;
  if ('messageId' in mail)
    return sql`SELECT email, customer_id, NULL::uuid FROM contact_messages WHERE id = ${mail.messageId}`;
  const address = 'address' in mail ? mail.address : (await readSettings(tx, 'business')).email;
  return sql`SELECT ${address}::text, NULL::uuid, NULL::uuid`;
}

/** Whether a setting is on, for the customer of the row. */
const isOn = (name: MailChoice | 'email') => sql`
  coalesce((customer.settings->'notifications'->>${name}::text)::boolean,
    ${DEFAULT_CUSTOMER_SETTINGS.notifications[name]}::boolean)`;

/**
 * Whether the addressee wants a mail: needed ones always go; of the others the settings of the
 * account decide, and where there is no account what was said about the inquiry. Nobody prints one
 * that is not needed.
 */
const isWanted = (choice: MailChoice | null) =>
  choice === null
    ? sql`true`
    : sql`to_address IS NOT NULL AND CASE WHEN customer_id IS NULL
        THEN coalesce((SELECT wants_updates FROM catering_inquiries WHERE id = inquiry_id), true)
        ELSE (SELECT ${isOn('email')} AND ${isOn(choice)} FROM customers customer
          WHERE customer.id = customer_id) END`;

/** Nobody is left in an account that was erased: its books may still move, and nobody is told. */
const isErased = sql`EXISTS (SELECT FROM customers
  WHERE id = whose.customer_id AND erased_at IS NOT NULL)`;

/** What a step at the desk causes waits for as long as the step says; everything else goes at once. */
const afterItsWait = sql`now()
  + make_interval(secs => coalesce(nullif(current_setting('dabba.mail_wait', true), ''), '0')::int)`;

/**
 * Puts a mail into the outbox, with the job that sends it, in the caller's transaction: it goes out
 * after the commit, and never when that does not happen. Answers the mail's id; null for an optional
 * mail that the customer does not want, and for a customer who was erased, which is decided in the
 * same statement.
 */
export async function enqueueMail(tx: Transaction<DB>, mail: NewMail): Promise<string | null> {
  const choice = choiceOf(mail.kind, mail.details);
  const { rows } = await sql<{ id: string | null }>`
    WITH whose (to_address, customer_id, inquiry_id) AS (${await recipientOf(tx, mail)}), mail AS (
      INSERT INTO mails (kind, to_address, customer_id, inquiry_id, details)
      SELECT ${mail.kind}, to_address, customer_id, inquiry_id,
        ${JSON.stringify(mail.details)}::jsonb
      FROM whose WHERE NOT ${isErased} AND ${isWanted(choice)}
      RETURNING id
    )
    SELECT mail.id, CASE WHEN mail.id IS NOT NULL THEN graphile_worker.add_job('send-mail',
      json_build_object('mailId', mail.id), max_attempts => ${MAIL_TRIES}::int,
      job_key => 'mail:' || mail.id, run_at => ${afterItsWait}) END AS job
    FROM whose LEFT JOIN mail ON true`.execute(tx);
  const [taken] = rows;
  if (!taken && !choice) throw new Error('the outbox did not take the mail');
  return taken?.id ?? null;
}

/**
 * Takes mails out of the outbox that nobody has sent or printed yet; answers which. One that a worker
 * has in hand is as good as sent.
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
    WHERE mail.id = ANY(${[...ids]}::uuid[]) AND mail.status IN ('queued', 'to_print')`.execute(db);
  const free = rows.filter(({ in_hand }) => !in_hand).map(({ id }) => id);
  if (free.length === 0) return [];
  const withdrawn = await db
    .updateTable('mails')
    .set({ status: 'withdrawn' })
    .where('id', 'in', free)
    .where('status', 'in', ['queued', 'to_print'])
    .returning('id')
    .execute();
  return withdrawn.map(({ id }) => id);
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

/** Mails of one kind that many customers get at once. */
type MailToMany = Extract<MailKind, `broadcast_${string}` | 'account_invitation'>;

/** Behind every mail that somebody waits for. */
const LATER_THAN_OTHERS = 10;

/** Tried for a good hour: what is told to many is soon no news any more. An invitation stays one. */
const triesOf = (kind: MailToMany): number => (kind === 'account_invitation' ? MAIL_TRIES : 9);

/**
 * The same for one mail each to many customers, in one statement, behind all other mails. Answers the
 * id of each mail by its customer; whoever has no address, does not want such mails or was erased has
 * none.
 */
export async function enqueueMails<Kind extends MailToMany>(
  tx: Transaction<DB>,
  kind: Kind,
  mails: readonly { customerId: string; details: MailDetails[Kind] }[],
): Promise<Map<string, string>> {
  const [first] = mails;
  const choice = first ? choiceOf(kind, first.details) : null;
  const wanted = choice === null ? sql`true` : sql`${isOn('email')} AND ${isOn(choice)}`;
  const { rows } = await sql<{ customer_id: string; id: string }>`
    WITH mail AS (
      INSERT INTO mails (kind, to_address, customer_id, details)
      SELECT ${kind}, customer.email, customer.id, asked.details
      FROM jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
        AS asked ("customerId" uuid, details jsonb)
        JOIN customers AS customer ON customer.id = asked."customerId"
      WHERE customer.email IS NOT NULL AND customer.erased_at IS NULL AND ${wanted}
      ORDER BY customer.id
      RETURNING id, customer_id
    )
    SELECT customer_id, id, graphile_worker.add_job('send-mail',
      json_build_object('mailId', id), max_attempts => ${sql.lit(triesOf(kind))},
      job_key => 'mail:' || id, priority => ${sql.lit(LATER_THAN_OTHERS)}) AS job
    FROM mail`.execute(tx);
  return new Map(rows.map(({ customer_id, id }) => [customer_id, id]));
}
