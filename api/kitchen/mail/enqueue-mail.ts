import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { CustomerSettings } from '#contract/account/customer-settings.ts';
import type { MailChannel, PhoneChannel } from '#contract/kitchen/channels.ts';
import { sendingJob } from '#db/kitchen/mails.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { choiceOf, type MailChoice } from './mail-choices.ts';
import type { MailDetails, MailKind } from './mail-kinds.ts';

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
 * - `phoneOf`: only for the code that proves the customer's phone.
 * - `address`: only for the code that proves the address itself, before which limits stand too, and
 *   for the last mail to the address of an account that was just erased.
 */
type MailRecipient =
  | { customerId: string }
  | { inquiryId: string }
  | { messageId: string }
  | { toKitchen: true }
  | { phoneOf: string; channel: PhoneChannel }
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
  | ToPhone['kind']
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

type ToPhone = {
  kind: 'phone_code';
  phoneOf: string;
  channel: PhoneChannel;
  details: MailDetails['phone_code'];
};

/** To whomever it concerns: a customer, or whoever sent an inquiry. */
type ToTheSame = {
  [Kind in 'taken_back' | 'corrected']: { kind: Kind; details: MailDetails[Kind] } & (
    | { customerId: string }
    | { inquiryId: string }
  );
}['taken_back' | 'corrected'];

/** A mail to write: what it is about, whose it is, and what its template must be told. */
export type NewMail =
  | ToCustomer
  | ToInquiryCustomer
  | ToSender
  | ToKitchen
  | ToEmail
  | ToPhone
  | ToTheSame;

/** One row with the e-mail address, the phone, the account and the inquiry of a mail; none when it is gone. */
function recipientOf(mail: Exclude<MailRecipient, { toKitchen: true }>): RawBuilder<unknown> {
  if ('customerId' in mail)
    return sql`SELECT email, phone, id, NULL::uuid FROM customers WHERE id = ${mail.customerId}`;
  if ('inquiryId' in mail)
    return sql`SELECT coalesce(nullif(inquiry.email, ''), customer.email),
        CASE WHEN coalesce(nullif(inquiry.email, ''), customer.email) IS NULL THEN inquiry.phone
          ELSE customer.phone END, customer_id, inquiry.id
      FROM catering_inquiries AS inquiry LEFT JOIN customers AS customer ON customer.id = customer_id
      WHERE inquiry.id = ${mail.inquiryId}`;
  if ('messageId' in mail)
    return sql`SELECT email, NULL, customer_id, NULL::uuid FROM contact_messages
      WHERE id = ${mail.messageId}`;
  if ('phoneOf' in mail)
    return sql`SELECT NULL, phone, id, NULL::uuid FROM customers WHERE id = ${mail.phoneOf}`;
  return sql`SELECT ${mail.address}::text, NULL, NULL::uuid, NULL::uuid`;
}

/** Whether a setting is on, for the customer of the row. */
const isOn = (name: keyof CustomerSettings['notifications']) => sql`
  coalesce((customer.settings->'notifications'->>${name}::text)::boolean,
    ${DEFAULT_CUSTOMER_SETTINGS.notifications[name]}::boolean)`;

/**
 * Whether the row can be reached on a channel: the kitchen has switched it on, there is a phone, and
 * nobody has answered STOP from it. A phone that its customer typed has to be proved to be theirs; one of
 * a household without an e-mail address the kitchen has written down itself.
 */
const reaches = (channel: PhoneChannel) => sql`(whose.phone IS NOT NULL
  AND (whose.email IS NULL OR customer.phone_verified_at IS NOT NULL)
  AND EXISTS (SELECT FROM settings WHERE name = 'gateways'
    AND value->${channel}::text->>'provider' <> 'none')
  AND NOT EXISTS (SELECT FROM opt_outs
    WHERE opt_outs.phone = whose.phone AND opt_outs.channel = ${channel}))`;

/** What whoever has no e-mail address has told the kitchen about how messages should reach them. */
const wish = sql`CASE WHEN whose.email IS NULL THEN customer.wished_channel END`;

/** The channel of a row (`whose` beside its `customer`), as `channelOf` of the domain says it. */
const channelFor = (choice: MailChoice | null) => {
  const follows = sql`(${choice === 'orderUpdates'} OR whose.email IS NULL)`;
  return sql`CASE
    WHEN ${wish} = 'paper' THEN 'paper'
    WHEN ${follows} AND CASE WHEN ${wish} IS NULL THEN ${isOn('whatsapp')}
        ELSE ${wish} = 'whatsapp' END
      AND ${reaches('whatsapp')} THEN 'whatsapp'
    WHEN ${follows} AND (${isOn('sms')} OR whose.email IS NULL) AND ${reaches('sms')} THEN 'sms'
    WHEN whose.email IS NULL THEN 'paper' ELSE 'email' END`;
};

/**
 * Whether the addressee wants a mail: needed ones always go; of the others the settings of the
 * account decide, and where there is no account what was said about the inquiry. Nobody prints one
 * that is not needed, and nothing is advertised on a phone.
 */
const isWanted = (choice: MailChoice | null) => {
  if (choice === null) return sql`true`;
  const going = choice === 'promotions' ? sql`channel = 'email'` : sql`channel <> 'paper'`;
  return sql`${going} AND CASE WHEN whose.customer_id IS NULL
    THEN coalesce((SELECT wants_updates FROM catering_inquiries WHERE id = whose.inquiry_id), true)
    ELSE ${isOn(choice)} AND (channel <> 'email' OR ${isOn('email')}) END`;
};

/** What a row's channel is worked out as; without the offset it is written wherever it is asked for. */
const channelOnce = (channel: RawBuilder<unknown>) => sql`SELECT ${channel} AS channel OFFSET 0`;

/** Where a channel leads. */
const addressOn = sql`CASE channel WHEN 'email' THEN whose.email WHEN 'paper' THEN NULL
  ELSE whose.phone END`;

/** What a step at the desk causes waits for as long as the step says; everything else goes at once. */
const afterItsWait = sql`now()
  + make_interval(secs => coalesce(nullif(current_setting('dabba.mail_wait', true), ''), '0')::int)`;

/**
 * Puts a mail into the outbox, with the job that sends it, in the caller's transaction: it goes out
 * after the commit, and never when that does not happen. Answers the mail's id; null for an optional
 * mail that the customer does not want, and for a customer who was erased (their books may still move,
 * and nobody is told), which is decided in the same statement.
 */
export async function enqueueMail(tx: Transaction<DB>, mail: NewMail): Promise<string | null> {
  const choice = choiceOf(mail.kind, mail.details);
  const channel = 'phoneOf' in mail ? sql`${mail.channel}::text` : channelFor(choice);
  const recipient =
    'toKitchen' in mail ? { address: (await readSettings(tx, 'business')).email } : mail;
  const { rows } = await sql<{ id: string | null }>`
    ${prepared} WITH whose (email, phone, customer_id, inquiry_id) AS (${recipientOf(recipient)}), mail AS (
      INSERT INTO mails (kind, channel, to_address, customer_id, inquiry_id, details)
      SELECT ${mail.kind}, channel, ${addressOn}, customer_id, inquiry_id,
        ${JSON.stringify(mail.details)}::jsonb
      FROM whose LEFT JOIN customers AS customer ON customer.id = whose.customer_id,
        LATERAL (${channelOnce(channel)}) AS by
      WHERE customer.erased_at IS NULL AND ${isWanted(choice)}
      RETURNING id, channel, kind
    )
    SELECT id, CASE WHEN id IS NOT NULL THEN ${sendingJob({ isNew: true, runAt: afterItsWait })} END AS job
    FROM whose LEFT JOIN mail ON true`.execute(tx);
  const [taken] = rows;
  if (!taken && !choice) throw new Error('the outbox did not take the mail');
  return taken?.id ?? null;
}

/**
 * Takes mails out of the outbox that nobody has sent or printed yet; answers which. One that a worker
 * has in hand, or that a gateway was asked to send, is as good as sent.
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
    WHERE mail.id = ANY(${[...ids]}::uuid[]) AND mail.status IN ('queued', 'to_print')
      AND mail.asked_at IS NULL`.execute(db);
  const free = rows.filter(({ in_hand }) => !in_hand).map(({ id }) => id);
  if (free.length === 0) return [];
  const withdrawn = await db
    .updateTable('mails')
    .set({ status: 'withdrawn' })
    .where('id', 'in', free)
    .where('status', 'in', ['queued', 'to_print'])
    .where('asked_at', 'is', null)
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
      WHERE id = ANY(${[...ids]}::uuid[]) AND status = 'withdrawn' RETURNING id, channel, kind
    )
    SELECT ${sendingJob()} FROM back`.execute(db);
}

/** Mails of one kind that many customers get at once. */
type MailToMany = Extract<MailKind, `broadcast_${string}` | 'account_invitation'>;

/** A mail of many: its id, and by which channel it goes. */
export type MailOfMany = { id: string; channel: MailChannel };

/**
 * The same for one mail each to many customers, in one statement, behind all other mails. Answers
 * the mail of each by its customer; whoever cannot be reached so, does not want such mails or was
 * erased has none.
 */
export async function enqueueMails<Kind extends MailToMany>(
  tx: Transaction<DB>,
  kind: Kind,
  mails: readonly { customerId: string; details: MailDetails[Kind] }[],
): Promise<Map<string, MailOfMany>> {
  const [first] = mails;
  const choice = first ? choiceOf(kind, first.details) : null;
  const { rows } = await sql<MailOfMany & { customer_id: string }>`
    WITH mail AS (
      INSERT INTO mails (kind, channel, to_address, customer_id, details)
      SELECT ${kind}, channel, ${addressOn}, customer.id, asked.details
      FROM jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
        AS asked ("customerId" uuid, details jsonb)
        JOIN customers AS customer ON customer.id = asked."customerId",
        LATERAL (SELECT customer.email, customer.phone, customer.id AS customer_id,
          NULL::uuid AS inquiry_id) AS whose,
        LATERAL (${channelOnce(channelFor(choice))}) AS by
      WHERE customer.erased_at IS NULL AND channel <> 'paper' AND ${isWanted(choice)}
      ORDER BY customer.id
      RETURNING id, channel, kind, customer_id
    )
    SELECT customer_id, id, channel, ${sendingJob({ isNew: true, priority: sql`10` })} AS job
    FROM mail`.execute(tx);
  return new Map(rows.map(({ customer_id, id, channel }) => [customer_id, { id, channel }]));
}
