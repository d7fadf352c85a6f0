import { type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';

/**
 * Whose data it is; `provedEmail` is their address once they have proved it. Until then only what
 * bears their id is theirs: anybody can register with somebody else's address.
 */
export type Owner = { id: string; email: string; provedEmail: string | null };

/** A table as its customer gets it: the name of its part, the rows, and the columns left out. */
export type OwnTable = {
  name: string;
  rows: (who: Owner) => RawBuilder<Record<string, unknown>>;
  /** Columns that are not handed out, each with the reason. */
  without?: Record<string, string>;
};

/**
 * What the kitchen writes for itself is how it runs, and would not be written if it were handed out;
 * what it tells the customer stands in the note for them, which is (docs/rules.md#two-notes).
 */
const INTERNAL = 'the kitchen’s own note';
const STAFF = 'names a member of staff';
const KEY = 'a key of the program';

const inquiriesOf = ({ id, provedEmail }: Owner) =>
  sql`(inquiry.customer_id = ${id} OR (inquiry.customer_id IS NULL AND inquiry.email = ${provedEmail}))`;

/** Their ids, as an array: with it an index finds the rows of tables that hang on inquiries. */
const inquiryIdsOf = (who: Owner) =>
  sql`ARRAY(SELECT inquiry.id FROM catering_inquiries AS inquiry WHERE ${inquiriesOf(who)})`;

/**
 * All that is kept about a customer, table by table: what they get of it, or why there is nothing to
 * get. A new table does not compile until it says which; a new column is handed out by itself. Ids
 * are left out everywhere: they mean nothing outside, and numbers stand in their place.
 */
export const OWN_TABLES: Record<keyof DB, OwnTable | string> = {
  customers: {
    name: 'account',
    rows: ({ id }) => sql`SELECT * FROM customers WHERE id = ${id}`,
    without: {
      password_hash: 'opens nothing and says nothing',
      internal_note: INTERNAL,
      tags: INTERNAL,
      calendar_renewals: KEY,
      google_sub: 'what Google calls your account there: it opens nothing and says nothing',
      erased_at: 'empty as long as there is somebody to ask',
    },
  },
  photos: {
    name: 'photo',
    rows: ({ id }) => sql`SELECT 'image/webp' AS media_type, width, height, photos.created_at,
        encode(webp_960, 'base64') AS base64
      FROM photos JOIN customers ON photo_id = photos.id WHERE customers.id = ${id}`,
    without: { webp_480: 'the same in small', webp_960: 'is `base64`' },
  },
  customer_addresses: {
    name: 'addresses',
    rows: ({ id }) => sql`SELECT * FROM customer_addresses WHERE customer_id = ${id}
      ORDER BY created_at, id`,
    without: { address_key: 'the address again, without its spaces' },
  },
  household_members: {
    name: 'household',
    rows: ({ id }) => sql`SELECT * FROM household_members WHERE customer_id = ${id}
      ORDER BY created_at, id`,
  },
  subscriptions: {
    name: 'subscriptions',
    rows: ({ id }) => sql`SELECT subscriptions.*, before.number AS renews
      FROM subscriptions LEFT JOIN subscriptions AS before ON before.id = subscriptions.renews
      WHERE subscriptions.customer_id = ${id} ORDER BY subscriptions.created_at, subscriptions.id`,
    without: { internal_note: INTERNAL, pay_back_note: INTERNAL },
  },
  usual_bookings: {
    name: 'usual-bookings',
    rows: ({ id }) => sql`SELECT number AS subscription_number, usual.*
      FROM usual_bookings AS usual JOIN subscriptions ON subscriptions.id = subscription_id
      WHERE customer_id = ${id} ORDER BY usual.created_at, usual.id`,
    without: { filled_through: KEY },
  },
  tiffin_orders: {
    name: 'tiffin-orders',
    rows: ({ id }) => sql`SELECT subscriptions.number AS subscription_number, tiffin.*
      FROM tiffin_orders AS tiffin JOIN subscriptions ON subscriptions.id = subscription_id
      WHERE tiffin.customer_id = ${id} ORDER BY tiffin.created_at, tiffin.id`,
    without: { internal_note: INTERNAL, address_key: 'the address again', version: KEY },
  },
  tiffin_order_steps: {
    name: 'tiffin-order-steps',
    rows: ({ id }) => sql`SELECT number AS order_number, step.*
      FROM tiffin_order_steps AS step JOIN tiffin_orders ON tiffin_orders.id = order_id
      WHERE customer_id = ${id} ORDER BY step.id`,
    without: { actor: STAFF, reason: INTERNAL },
  },
  credit_entries: {
    name: 'credits',
    rows: ({ id }) => sql`SELECT subscriptions.number AS subscription_number,
        tiffin.number AS order_number, entry.*
      FROM credit_entries AS entry JOIN subscriptions ON subscriptions.id = entry.subscription_id
        LEFT JOIN tiffin_orders AS tiffin ON tiffin.id = entry.order_id
      WHERE subscriptions.customer_id = ${id} ORDER BY entry.id`,
    without: { actor: STAFF, reason: INTERNAL, unique_key: KEY },
  },
  snack_orders: {
    name: 'snack-orders',
    rows: ({ id }) => sql`SELECT * FROM snack_orders WHERE customer_id = ${id}
      ORDER BY created_at, id`,
    without: { internal_note: INTERNAL, pay_back_note: INTERNAL },
  },
  snack_order_items: {
    name: 'snack-order-items',
    rows: ({ id }) => sql`SELECT number AS order_number, item.*
      FROM snack_order_items AS item JOIN snack_orders ON snack_orders.id = order_id
      WHERE customer_id = ${id} ORDER BY number, position`,
    without: { position: KEY },
  },
  snack_order_steps: {
    name: 'snack-order-steps',
    rows: ({ id }) => sql`SELECT number AS order_number, step.*
      FROM snack_order_steps AS step JOIN snack_orders ON snack_orders.id = order_id
      WHERE customer_id = ${id} ORDER BY number, at`,
    without: { actor: STAFF },
  },
  snack_order_moves: {
    name: 'snack-order-moves',
    rows: ({ id }) => sql`SELECT number AS order_number, move.*
      FROM snack_order_moves AS move JOIN snack_orders ON snack_orders.id = order_id
      WHERE customer_id = ${id} ORDER BY move.id`,
    without: { actor: STAFF },
  },
  catering_inquiries: {
    name: 'catering-inquiries',
    rows: (who) => sql`SELECT inquiry.*, inquiry.plan ->> 'name' AS plan
      FROM catering_inquiries AS inquiry WHERE ${inquiriesOf(who)} ORDER BY created_at, id`,
    without: { internal_note: INTERNAL, pay_back_note: INTERNAL, version: KEY },
  },
  catering_inquiry_steps: {
    name: 'catering-inquiry-steps',
    rows: (who) => sql`SELECT number AS inquiry_number, step.*
      FROM catering_inquiry_steps AS step JOIN catering_inquiries AS inquiry ON inquiry.id = inquiry_id
      WHERE ${inquiriesOf(who)} ORDER BY number, step.id`,
    without: { actor: STAFF, note: INTERNAL },
  },
  catering_quotes: {
    name: 'catering-quotes',
    rows: (who) => sql`SELECT number AS inquiry_number, quote.*
      FROM catering_quotes AS quote JOIN catering_inquiries AS inquiry ON inquiry.id = inquiry_id
      WHERE ${inquiriesOf(who)} ORDER BY number, quote.version`,
    without: { sent_by: STAFF, accepted_by: STAFF },
  },
  payments: {
    name: 'payments',
    rows: (who) => sql`SELECT coalesce(subscriptions.number, snack_orders.number, inquiry.number)
        AS for_number, payment.*, payment.reverses IS NOT NULL AS reverses
      FROM payments AS payment
        LEFT JOIN subscriptions ON subscriptions.id = subscription_id
        LEFT JOIN snack_orders ON snack_orders.id = snack_order_id
        LEFT JOIN catering_inquiries AS inquiry ON inquiry.id = inquiry_id
      WHERE subscription_id = ANY (ARRAY(SELECT id FROM subscriptions WHERE customer_id = ${who.id}))
        OR snack_order_id = ANY (ARRAY(SELECT id FROM snack_orders WHERE customer_id = ${who.id}))
        OR inquiry_id = ANY (${inquiryIdsOf(who)})
      ORDER BY payment.created_at, payment.id`,
    without: { note: INTERNAL, recorded_by: STAFF, place: KEY, reverses: KEY },
  },
  contact_messages: {
    name: 'messages',
    rows: ({ id, provedEmail }) => sql`SELECT * FROM contact_messages
      WHERE customer_id = ${id} OR (customer_id IS NULL AND email = ${provedEmail})
      ORDER BY created_at, id`,
    without: { internal_note: INTERNAL, answered_by: STAFF },
  },
  mails: {
    name: 'mails',
    rows: (who) => sql`SELECT * FROM mails
      WHERE customer_id = ${who.id} OR to_address = ${who.provedEmail}
        OR inquiry_id = ANY (${inquiryIdsOf(who)})
      ORDER BY created_at, id`,
    without: {
      html: 'the text again, with its looks',
      details: 'what the text is made from',
      attempts: KEY,
      asked_at: KEY,
      asked_of: KEY,
      reference: KEY,
      gateway_id: KEY,
      last_error: 'what the mail server said',
    },
  },
  opt_outs: {
    name: 'stopped-messages',
    rows: ({ id }) => sql`SELECT opt_outs.* FROM opt_outs
      JOIN customers ON customers.phone = opt_outs.phone
      WHERE customers.id = ${id} AND (customers.email IS NULL OR phone_verified_at IS NOT NULL)
      ORDER BY opt_outs.at`,
    without: { noted_by: STAFF },
  },
  opt_ins: {
    name: 'restarted-messages',
    rows: ({ id }) => sql`SELECT opt_ins.* FROM opt_ins
      JOIN customers ON customers.phone = opt_ins.phone
      WHERE customers.id = ${id} AND (customers.email IS NULL OR phone_verified_at IS NOT NULL)
      ORDER BY opt_ins.at`,
  },
  phone_codes: {
    name: 'phone-codes',
    rows: ({ id }) => sql`SELECT * FROM phone_codes WHERE customer_id = ${id}`,
    without: { code_hash: KEY },
  },
  mail_choices: {
    name: 'mail-choices',
    rows: ({ id }) => sql`SELECT * FROM mail_choices WHERE customer_id = ${id} ORDER BY id`,
    without: { actor: STAFF },
  },
  broadcast_recipients: {
    name: 'broadcasts',
    rows: ({
      id,
    }) => sql`SELECT broadcasts.at, broadcasts.purpose, broadcasts.subject, broadcasts.text,
        broadcasts.stopped_at,
        recipient.* FROM broadcast_recipients AS recipient
        JOIN broadcasts ON broadcasts.id = recipient.broadcast_id
      WHERE recipient.customer_id = ${id} ORDER BY broadcasts.at`,
    without: { told_by: STAFF },
  },
  sessions: {
    name: 'sign-ins',
    rows: ({ id }) => sql`SELECT *, address AS network_address FROM sessions
      WHERE customer_id = ${id} ORDER BY created_at, id`,
    without: { address: 'is `networkAddress`' },
  },
  // Of the rest, staff did it, and of personal fields it says only that they changed.
  audit_log: {
    name: 'sign-in-log',
    rows: ({ id }) => sql`SELECT at, action, after FROM audit_log
      WHERE resource = 'customers' AND resource_id = ${id}
        AND action LIKE 'sign-in%' ORDER BY audit_log.id`,
  },
  sign_in_addresses: {
    name: 'sign-in-networks',
    rows: ({ email }) => sql`SELECT address AS network_address, last_at FROM sign_in_addresses
      WHERE audience = 'customer' AND email = ${email} ORDER BY last_at`,
    without: { address: 'is `networkAddress`', audience: KEY, email: 'in the account' },
  },
  sign_in_failures: {
    name: 'wrong-passwords',
    rows: ({ email }) => sql`SELECT address AS network_address, at FROM sign_in_failures
      WHERE audience = 'customer' AND email = ${email} ORDER BY id`,
    without: { address: 'is `networkAddress`', audience: KEY, email: 'in the account' },
  },
  password_resets: {
    name: 'password-resets',
    rows: ({ id }) => sql`SELECT * FROM password_resets WHERE customer_id = ${id}
      ORDER BY created_at`,
    without: { token_hash: KEY },
  },
  account_invitations: {
    name: 'invitations',
    rows: ({ id }) => sql`SELECT * FROM account_invitations WHERE customer_id = ${id}`,
    without: { token_hash: KEY },
  },
  email_codes: {
    name: 'e-mail-codes',
    rows: ({ provedEmail }) => sql`SELECT *, address AS network_address FROM email_codes
      WHERE email = ${provedEmail} ORDER BY created_at, id`,
    without: { address: 'is `networkAddress`', code_hash: KEY, asking_hash: KEY },
  },

  inquiry_access: 'hashes of keys that a browser holds',
  skip_links: 'hashes of links in mails',
  gateway_days: 'counts of messages',
  limited_calls: 'counts of calls of the last hour, and hashes of who made them',
  list_counts: 'counts of rows, and nobody in them',
  google_tokens: 'hashes of what signed somebody in with Google, and nobody in them',
  reminders: 'which of the mails were reminders',
  idempotency_keys: 'answers to calls, kept for a day: what they say is in the other parts',
  customer_steps: 'what the desk did with an account and why: the kitchen’s own note',
  doubles: 'ids of accounts that may be somebody else’s',
  told_apart: 'ids of accounts that are somebody else’s',
  merged_accounts: 'ids of accounts that became part of this one',
  desk_steps: 'what staff pressed, with ids',
  desk_step_changes: 'rows of these tables as they were for ten minutes, to take a mistake back',
  ledger_alarms: 'figures of a ledger that did not agree',
  staff: 'people of the kitchen',
  staff_passkeys: 'people of the kitchen',
  staff_pending_steps: 'people of the kitchen',
  staff_recovery_codes: 'people of the kitchen',
  blog_categories: 'public content',
  catering_options: 'public content',
  closures: 'public content',
  dishes: 'public content',
  menu_entries: 'public content',
  menu_weeks: 'public content',
  plan_groups: 'public content',
  plan_variants: 'public content',
  posts: 'public content',
  snack_categories: 'public content',
  snack_days: 'counts of snacks',
  snacks: 'public content',
  weekly_timings: 'public content',
  settings: 'what the kitchen says of itself',
  page_views: 'counts of pages, and nobody in them',
  page_view_months: 'counts of pages, and nobody in them',
  broadcasts: 'is in `broadcasts`, as far as it was for them',
  sheet_imports: 'files of the kitchen, by name, and what it sells and cooks',
  imports: 'files of the kitchen, by name: what one said of a customer is in the other parts',
  clock_marks: 'how far the clock got',
  secrets: 'keys of the program',
  schema_migrations: 'names of files',
};
