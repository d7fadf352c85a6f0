import { type Kysely, type Selectable, sql } from 'kysely';
import { download, type Listing, pageOf } from '#api/kitchen/desk/listing.ts';
import { choiceOf } from '#api/kitchen/mail/mail-choices.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { isSecret, type MailKind } from '#api/kitchen/mail/mail-kinds.ts';
import { attachmentNames } from '#api/kitchen/mail/send-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import { clockTime } from '#api/platform/http/csv.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { type AdminMail, adminMails } from '#contract/kitchen/desk.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { customerNameIn, namedByNumberLike } from '#db/account/customer-name.ts';
import { NO_TRY } from '#db/kitchen/gateways.ts';
import { queueMail } from '#db/kitchen/mails.ts';
import { likePattern } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';
import { MAIL_CHANNEL_LABELS, MAIL_STATUS_LABELS } from '#domain/kitchen/desk-labels.ts';

type MailRow = Selectable<DB['mails']> & { customer_name: string | null };

const MAIL_KIND_LABELS: Record<MailKind, string> = {
  welcome: 'Welcome to a new account',
  password_reset: 'Link for a new password',
  broadcast_service: 'Broadcast',
  broadcast_promotion: 'Broadcast, advertising',
  account_invitation: 'Invitation to their account',
  password_changed: 'The password was changed',
  accounts_merged: 'Two accounts became one',
  account_deletion_asked: 'The account will be deleted',
  account_deleted: 'The account is deleted',
  customer_leaving: 'To the kitchen: a customer leaves, or stays',

  subscription_received: 'A plan was asked for',
  subscription_approved: 'A plan was approved',
  subscription_declined: 'A plan was declined',
  subscription_withdrawn: 'A plan was withdrawn',
  subscription_paused: 'A plan is paused',
  subscription_resumed: 'A plan goes on',
  subscription_cancelled: 'A plan was cancelled',
  subscription_unpaid: 'A plan is not paid yet',
  credits_low: 'Few credits are left',
  usual_booked: 'The usual was booked',
  delivery_reminder: 'What comes tomorrow',

  order_scheduled: 'A tiffin was booked',
  orders_scheduled: 'Several tiffins were booked',
  order_pending_confirmation: 'A tiffin waits for the kitchen',
  order_changed: 'A tiffin was changed',
  order_skipped: 'A tiffin was skipped',
  order_unskipped: 'A skip was taken back',
  order_cancelled: 'A tiffin was cancelled',
  order_undelivered: 'A tiffin could not be handed over',
  order_credit_decided: 'What becomes of the credit of a tiffin',
  order_delivered_after_all: 'A tiffin was handed over after all',
  order_changed_by_kitchen: 'The kitchen moved a tiffin',
  order_stays: 'A tiffin comes although the kitchen closes',
  order_expired: 'A tiffin waited too long',

  snack_order_received: 'A snack order came in',
  snack_order_confirmed: 'A snack order was confirmed',
  snack_order_ready: 'A snack order is ready',
  snack_order_undelivered: 'A snack order could not be handed over',
  snack_order_cancelled: 'A snack order was cancelled',
  snack_order_moved: 'A snack order was moved',
  snack_order_stays: 'A snack order comes although the kitchen closes',

  inquiry_received: 'A catering inquiry came in',
  inquiry_quoted: 'A quote',
  inquiry_quote_expiring: 'A quote runs out soon',
  inquiry_accepted: 'A quote was accepted',
  inquiry_clock_changed: 'The time of an event was changed',
  inquiry_cancelled: 'An event or inquiry was cancelled',
  inquiry_stays: 'An event stands although the kitchen closes',

  payment_received: 'A payment was recorded',
  corrected: 'Something was corrected',
  taken_back: 'Something was taken back',
  weekly_menu: 'The menu of the week',
  email_code: 'A code for an e-mail address',
  phone_code: 'A code for a phone',
  contact_message: 'To the kitchen: a message',
  contact_answer: 'An answer to a message',
};

/** What a mail is about, for the desk: its subject is written when it is sent. */
const mailKindLabel = (kind: string): string =>
  // A database may hold mails of a kind that is written no more.
  (MAIL_KIND_LABELS as Record<string, string>)[kind] ?? 'A mail';

/** A mail for the desk; one that opens something to its reader shows neither body. */
function presentMail(row: MailRow, withBody: boolean): AdminMail {
  const shown = withBody && !isSecret(row.kind);
  return {
    id: row.id,
    kind: row.kind,
    about: mailKindLabel(row.kind),
    channel: row.channel,
    to: row.to_address,
    customerId: row.customer_id,
    customerName: row.customer_name,
    subject: row.subject,
    html: shown ? row.html : null,
    text: shown ? row.text : null,
    attachments: attachmentNames(row.details as MailDetails[MailKind]),
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toString(),
    sentAt: row.sent_at?.toString() ?? null,
    deliveredAt: row.delivered_at?.toString() ?? null,
    segments: row.segments,
  };
}

/** Whom it is for: a customer, or whoever sent an inquiry. */
const readerName = sql<string | null>`coalesce(
  (SELECT ${customerNameIn('customers')} FROM customers
    WHERE customers.id = mails.customer_id),
  (SELECT trim(concat(first_name, ' ', last_name)) FROM catering_inquiries
    WHERE catering_inquiries.id = mails.inquiry_id))`;

/** Those whose name has a pattern of LIKE in it; the index knows the name with its spaces. */
const calledLike = (table: string, pattern: string) => sql`(
  SELECT id FROM ${sql.table(table)} WHERE first_name || ' ' || last_name ILIKE ${pattern}
    AND trim(concat(first_name, ' ', last_name)) ILIKE ${pattern})`;

/** Every read of a mail at the desk starts here. */
const selectMails = (db: Kysely<DB>) =>
  db.selectFrom('mails').selectAll().select(readerName.as('customer_name'));

/** The outbox; without what the mails say. */
const mailListing: Listing<'mails', MailRow, AdminMail> = {
  sorts: { createdAt: 'created_at' },
  tieBreak: 'id',
  wanted(db, query) {
    let wanted = selectMails(db);
    if (query.status) wanted = wanted.where('status', '=', query.status);
    if (query.channel) wanted = wanted.where('channel', '=', query.channel);
    if (query.kind) wanted = wanted.where('kind', '=', query.kind);
    if (query.customerId) wanted = wanted.where('customer_id', '=', query.customerId);
    return wanted;
  },
  search(text) {
    const pattern = likePattern(text);
    return {
      id: 'mails.id',
      finds: [
        sql`SELECT id FROM mails WHERE to_address ILIKE ${pattern} OR subject ILIKE ${pattern}`,
        sql`SELECT sent.id FROM ${calledLike('customers', pattern)} AS reader
          JOIN mails AS sent ON sent.customer_id = reader.id`,
        sql`SELECT id FROM mails WHERE customer_id IN (${namedByNumberLike(pattern)})`,
        sql`SELECT sent.id FROM ${calledLike('catering_inquiries', pattern)} AS reader
          JOIN mails AS sent ON sent.inquiry_id = reader.id AND sent.customer_id IS NULL`,
      ],
    };
  },
  counted: ({ status, channel, kind, customerId, search }) =>
    customerId || search ? null : { list: 'mails', kinds: { status, channel, kind } },
  show: (_read, rows) => rows.map((row) => presentMail(row, false)),
};

const findMail = (db: Kysely<DB>, id: string) =>
  selectMails(db).where('id', '=', id).executeTakeFirst();

export const adminMailHandlers = handlers(adminMails, {
  list: (ctx, { query }) => pageOf(ctx, mailListing, query),
  read: async (ctx, { params }) => {
    const row = await findMail(ctx.db, params.id);
    return row ? presentMail(row, true) : refuse('not_found');
  },
  resend: async (ctx, { params }) => {
    const row = await findMail(ctx.db, params.id);
    if (!row) return refuse('not_found');
    if (row.to_address === null && row.status !== 'failed')
      return refuse('action_not_allowed', { status: 'on paper' });
    if (isSecret(row.kind)) {
      return refuse('action_not_allowed', { status: 'a mail with a secret link' });
    }
    // Whoever has not agreed to it any more would get it all the same.
    if (choiceOf(row.kind as MailKind, row.details as object) === 'promotions')
      return refuse('action_not_allowed', { status: 'advertising' });
    await ctx.db
      .updateTable('mails')
      // One that a gateway may have is asked for first.
      .set({ status: 'queued', last_error: null, ...(row.status !== 'queued' && NO_TRY) })
      .where('id', '=', row.id)
      .execute();
    await queueMail(ctx.db, row.id);
    await recordAudit(ctx, { action: 'resend', resource: 'mails', id: row.id });
    return presentMail({ ...row, status: 'queued', last_error: null }, true);
  },
  markPrinted: async (ctx, { params }) => {
    const row = await findMail(ctx.db, params.id);
    if (!row) return refuse('not_found');
    if (row.status === 'printed') return presentMail(row, true);
    if (row.status !== 'to_print') return refuse('action_not_allowed', { status: row.status });
    const { numUpdatedRows } = await ctx.db
      .updateTable('mails')
      .set({ status: 'printed', sent_at: ctx.now })
      .where('id', '=', row.id)
      .where('status', '=', 'to_print')
      .executeTakeFirst();
    // Withdrawn meanwhile, with what it told of.
    if (numUpdatedRows === 0n) return refuse('action_not_allowed', { status: 'withdrawn' });
    await recordAudit(ctx, { action: 'print', resource: 'mails', id: row.id });
    return presentMail({ ...row, status: 'printed', sent_at: ctx.now }, true);
  },
});

/** The outbox as a table; what the mails say stays in it. */
export const downloadMails = download('mails', mailListing, {
  Written: (row) => clockTime(row.createdAt),
  To: (row) => row.to ?? row.customerName,
  By: (row) => MAIL_CHANNEL_LABELS[row.channel],
  Subject: (row) => row.subject || row.about,
  Status: (row) => MAIL_STATUS_LABELS[row.status],
  Sent: (row) => (row.sentAt ? clockTime(row.sentAt) : null),
  'What went wrong': (row) => row.lastError,
});
