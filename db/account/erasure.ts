import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';

/** Somebody who leaves, as they were: what is theirs is found by these. */
export type AccountToErase = {
  id: string;
  firstName: string;
  /** Null for a household without one. */
  email: string | null;
  photoId: string | null;
  /** What stands where their address stood; made up, so that nobody can have registered it before. */
  madeUpEmail: string;
  /** When they are erased. */
  at: Temporal.Instant;
  /** Their address once they had proved it: what was sent from it without a session is theirs too. */
  provedEmail: string | null;
  /** Their address, and what they typed into inquiries as long as it is nobody else's account. */
  addresses: string[];
};

/** What stands where a name or an address stood. */
const ERASED_NAME = { first: 'Erased', last: 'customer' } as const;
const NAME = `${ERASED_NAME.first} ${ERASED_NAME.last}`;

/** What stands where something was brought. */
const NOWHERE = sql`${JSON.stringify(deliveryAddress(''))}::jsonb`;

type Statement = (who: AccountToErase) => RawBuilder<unknown>;

const theirInquiries = ({ id, provedEmail }: AccountToErase) => sql`
  SELECT id FROM catering_inquiries
  WHERE customer_id = ${id} OR (customer_id IS NULL AND email = ${provedEmail})`;

const theirMessages = ({ id, provedEmail }: AccountToErase) => sql`
  FROM contact_messages AS sent
  WHERE (sent.customer_id = ${id} OR (sent.customer_id IS NULL AND sent.email = ${provedEmail}))`;

/** Everything in the books that bears a number of theirs: answers that were kept may name it. */
const theirNumbers = (who: AccountToErase) => sql`
  SELECT number FROM subscriptions WHERE customer_id = ${who.id}
  UNION ALL SELECT number FROM tiffin_orders WHERE customer_id = ${who.id}
  UNION ALL SELECT number FROM snack_orders WHERE customer_id = ${who.id}
  UNION ALL SELECT number FROM catering_inquiries WHERE id IN (${theirInquiries(who)})`;

/** Their phone, where nobody else has it, too: else what it has answered is theirs still. */
const theirPhone = (id: string) => sql`
  SELECT phone FROM customers WHERE id = ${id} AND NOT EXISTS (SELECT FROM customers AS other
    WHERE other.phone = customers.phone AND other.id <> ${id} AND other.erased_at IS NULL)`;

/** The ids of everything of theirs, as images of rows name it. */
const theirIds = (who: AccountToErase) => sql`
  SELECT ${who.id}::text AS id
  UNION ALL SELECT id::text FROM subscriptions WHERE customer_id = ${who.id}
  UNION ALL SELECT id::text FROM tiffin_orders WHERE customer_id = ${who.id}
  UNION ALL SELECT id::text FROM snack_orders WHERE customer_id = ${who.id}
  UNION ALL SELECT id::text FROM (${theirInquiries(who)}) AS asked
  UNION ALL SELECT sent.id::text ${theirMessages(who)}`;

/**
 * What erasing a customer does to every table, in this order: a statement, or the reason why there
 * is nothing to do. A new table does not compile until it says which. What stays is what the books
 * need (docs/decisions/0019-what-leaving-leaves.md): numbers, days, amounts, plans, quantities.
 */
export const ERASURE: Record<keyof DB, Statement | string> = {
  // A step that wrote anything of theirs can no longer be taken back.
  desk_step_changes: (who) => sql`DELETE FROM desk_step_changes WHERE step_id IN (
      SELECT step_id FROM desk_step_changes AS wrote, (${theirIds(who)}) AS theirs
      WHERE strpos(concat(wrote.before, wrote.after), theirs.id) > 0)`,

  // What only the account needed goes whole.
  sessions: ({ id }) => sql`DELETE FROM sessions WHERE customer_id = ${id}`,
  broadcast_recipients: ({ id }) => sql`DELETE FROM broadcast_recipients WHERE customer_id = ${id}`,
  mail_choices: ({ id }) => sql`DELETE FROM mail_choices WHERE customer_id = ${id}`,
  account_invitations: ({ id }) => sql`DELETE FROM account_invitations WHERE customer_id = ${id}`,
  password_resets: ({ id }) => sql`DELETE FROM password_resets WHERE customer_id = ${id}`,
  sign_in_failures: ({ email }) => sql`DELETE FROM sign_in_failures
    WHERE email = ${email}
      AND (audience = 'customer' OR NOT EXISTS (SELECT FROM staff WHERE email = ${email}))`,
  sign_in_addresses: ({ email }) =>
    sql`DELETE FROM sign_in_addresses WHERE audience = 'customer' AND email = ${email}`,
  // Where they signed in from; the rest says of personal fields only that they changed
  // (api/kitchen/steps/changed-fields.ts).
  audit_log: ({ id }) => sql`DELETE FROM audit_log WHERE resource = 'customers'
    AND action LIKE 'sign-in%' AND resource_id IN (SELECT ${id}::text
      UNION ALL SELECT id::text FROM merged_accounts WHERE customer_id = ${id})`,
  email_codes: ({ addresses }) =>
    sql`DELETE FROM email_codes WHERE email = ANY (${addresses}::text[])`,
  idempotency_keys: (who) => sql`DELETE FROM idempotency_keys
    WHERE customer_id = ${who.id} OR strpos(answer, ${who.id}) > 0 OR strpos(lower(answer), ${who.email}) > 0
      OR EXISTS (SELECT FROM (${theirNumbers(who)}) AS theirs WHERE strpos(answer, theirs.number) > 0)`,
  mails: (who) => sql`DELETE FROM mails
    WHERE customer_id = ${who.id} OR to_address = ${who.email}
      OR inquiry_id IN (${theirInquiries(who)})
      OR (kind = 'email_code' AND to_address = ANY (${who.addresses}::text[]))
      OR (kind = 'contact_message' AND EXISTS (SELECT ${theirMessages(who)}
        AND details ->> 'email' = sent.email AND details ->> 'message' = sent.message))
    RETURNING id`,
  contact_messages: (who) =>
    sql`DELETE FROM contact_messages WHERE id IN (SELECT sent.id ${theirMessages(who)})`,
  inquiry_access: (who) => sql`DELETE FROM inquiry_access
    WHERE inquiry_id IN (${theirInquiries(who)}) OR email = ANY (${who.addresses}::text[])`,
  skip_links: ({ id }) => sql`DELETE FROM skip_links USING tiffin_orders
    WHERE order_id = tiffin_orders.id AND tiffin_orders.customer_id = ${id}`,
  reminders: ({ id }) => sql`DELETE FROM reminders WHERE about::text = ${id}`,
  opt_outs: ({ id }) => sql`DELETE FROM opt_outs WHERE phone IN (${theirPhone(id)})`,
  opt_ins: ({ id }) => sql`DELETE FROM opt_ins WHERE phone IN (${theirPhone(id)})`,
  phone_codes: ({ id }) => sql`DELETE FROM phone_codes WHERE customer_id = ${id}`,
  customer_addresses: ({ id }) => sql`DELETE FROM customer_addresses WHERE customer_id = ${id}`,
  doubles: ({ id }) => sql`DELETE FROM doubles WHERE one_id = ${id} OR other_id = ${id}`,
  told_apart: ({ id }) => sql`DELETE FROM told_apart WHERE one_id = ${id} OR other_id = ${id}`,
  customer_steps: ({ id }) => sql`DELETE FROM customer_steps WHERE customer_id = ${id}`,
  usual_bookings: ({ id }) => sql`DELETE FROM usual_bookings USING subscriptions
    WHERE subscription_id = subscriptions.id AND customer_id = ${id}`,

  // The books stay, without the person.
  subscriptions: (who) => sql`UPDATE subscriptions SET customer_name = ${NAME},
      customer_email = ${who.madeUpEmail}, customer_phone = '', address = ${NOWHERE},
      diet = 'vegetarian', allergies = '', standing_note = '', special_instructions = NULL,
      end_reason = NULL, customer_note = NULL, internal_note = NULL, pay_back_note = NULL,
      member_id = NULL, member_name = NULL
    WHERE customer_id = ${who.id}`,
  // The key of the address stays different for each: deliveries of one day may lie side by side.
  tiffin_orders: ({
    id,
  }) => sql`UPDATE tiffin_orders SET address = ${NOWHERE}, address_key = id::text,
      diet = 'vegetarian', allergies = '', standing_note = '', special_instructions = NULL,
      customer_note = NULL, internal_note = NULL, cancel_reason = NULL,
      member_id = NULL, member_name = NULL
    WHERE customer_id = ${id}`,
  // After the plans and tiffins that were for them.
  household_members: ({ id }) => sql`DELETE FROM household_members WHERE customer_id = ${id}`,
  credit_entries: ({ id }) => sql`UPDATE credit_entries SET reason = '' FROM subscriptions
    WHERE subscription_id = subscriptions.id AND customer_id = ${id} AND reason <> ''`,
  tiffin_order_steps: ({ id }) => sql`UPDATE tiffin_order_steps SET reason = NULL FROM tiffin_orders
    WHERE order_id = tiffin_orders.id AND customer_id = ${id} AND reason IS NOT NULL`,
  snack_orders: (who) => sql`UPDATE snack_orders SET customer_name = ${NAME},
      customer_email = ${who.madeUpEmail}, customer_phone = '',
      address = CASE WHEN delivery_type = 'delivery' THEN ${NOWHERE} END,
      diet = 'vegetarian', allergies = '', special_instructions = NULL,
      fail_reason = NULL,
      customer_note = NULL, internal_note = NULL, cancel_reason = NULL, pay_back_note = NULL
    WHERE customer_id = ${who.id}`,
  snack_order_items: ({ id }) => sql`UPDATE snack_order_items SET special_instructions = NULL
    FROM snack_orders WHERE order_id = snack_orders.id AND customer_id = ${id}
      AND snack_order_items.special_instructions IS NOT NULL`,
  snack_order_steps: ({ id }) => sql`UPDATE snack_order_steps SET note = NULL
    FROM snack_orders WHERE order_id = snack_orders.id AND customer_id = ${id} AND note IS NOT NULL`,
  payments: (who) => sql`UPDATE payments SET note = '' WHERE note <> '' AND (
      subscription_id IN (SELECT id FROM subscriptions WHERE customer_id = ${who.id})
      OR snack_order_id IN (SELECT id FROM snack_orders WHERE customer_id = ${who.id})
      OR inquiry_id IN (${theirInquiries(who)}))`,
  catering_inquiry_steps: (who) => sql`UPDATE catering_inquiry_steps SET note = NULL
    WHERE inquiry_id IN (${theirInquiries(who)}) AND note IS NOT NULL`,
  catering_quotes: (who) => sql`UPDATE catering_quotes SET note = NULL, change_request = NULL
    WHERE inquiry_id IN (${theirInquiries(who)})`,
  catering_inquiries: (who) => sql`UPDATE catering_inquiries SET customer_id = ${who.id},
      first_name = ${ERASED_NAME.first}, last_name = ${ERASED_NAME.last}, email = ${who.madeUpEmail},
      phone = '', location = '', event_type_other = NULL, dietary_preference_other = NULL,
      catering_service_other = NULL, cuisine_type_other = NULL, hear_about_us_other = NULL,
      customer_note = NULL, internal_note = NULL, cancel_reason = NULL, pay_back_note = NULL,
      wants_updates = false
    WHERE id IN (${theirInquiries(who)})`,
  customers: (who) => sql`UPDATE customers SET email = ${who.madeUpEmail}, email_verified_at = NULL,
      password_hash = NULL, google_sub = NULL, first_name = ${ERASED_NAME.first}, last_name = ${ERASED_NAME.last},
      phone = NULL, address = NULL, photo_id = NULL, diet = 'vegetarian', allergies = '',
      standing_note = '', customer_note = NULL, internal_note = NULL, settings = NULL,
      tags = '{}', birthday = NULL, wished_channel = NULL, weekly_menu_sent = NULL,
      address_label = '', calendar_renewals = calendar_renewals + 1, terms_version = NULL, terms_accepted_at = NULL,
      deletion_asked_at = NULL, deletion_day = NULL, disabled_at = coalesce(disabled_at, ${who.at}),
      erased_at = ${who.at}, updated_at = ${who.at}
    WHERE id = ${who.id}`,

  // What names no customer.
  photos: 'dropped by dropPhotoIfUnused once the customer shows it no more',
  desk_steps: 'what was pressed, with ids',
  snack_order_moves: 'days and hours, and why the kitchen was closed, which is public',
  ledger_alarms: 'figures of a ledger',
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
  page_views: 'counts of pages',
  page_view_months: 'counts of pages',
  gateway_days: 'counts of messages',
  limited_calls: 'hashes of who has called within the hour',
  list_counts: 'counts of rows',
  google_tokens: 'hashes of identity tokens',
  merged_accounts: 'ids and instants',
  broadcasts: 'what the kitchen has written to many, in its own words',
  sheet_imports: 'names of files, and dishes, snacks, plans and weeks as they were',
  imports: 'names of files, and how many rows they had',
  clock_marks: 'how far the clock got',
  secrets: 'keys of the program',
  schema_migrations: 'names of files',
};

/**
 * Erases the rows of somebody who leaves, and the jobs that would still have worked for them. Answers
 * the mails that are gone: files of them may be left.
 */
export async function eraseRows(
  tx: Transaction<DB>,
  who: AccountToErase,
): Promise<{ mailIds: string[] }> {
  let mailIds: string[] = [];
  for (const [table, statement] of Object.entries(ERASURE)) {
    if (typeof statement === 'string') continue;
    const { rows } = await statement(who).execute(tx);
    if (table === 'mails') mailIds = (rows as { id: string }[]).map(({ id }) => id);
  }
  await sql`SELECT graphile_worker.remove_job(key)
    FROM unnest(${[...mailIds.map((id) => `mail:${id}`), `reset:${who.email}`]}::text[]) AS key`.execute(
    tx,
  );
  return { mailIds };
}

/** Who an account is to be erased as, locked; undefined when there is none, or nobody is left in it. */
export async function lockAccountToErase(
  tx: Transaction<DB>,
  id: string,
  at: Temporal.Instant,
): Promise<AccountToErase | undefined> {
  const row = await tx
    .selectFrom('customers')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .select(['email', 'email_verified_at', 'photo_id', 'first_name'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const typed = await tx
    .selectFrom('catering_inquiries')
    .where('customer_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customers as other')
            .where('other.id', '!=', id)
            .whereRef('other.email', '=', 'catering_inquiries.email')
            .select('other.id'),
        ),
      ),
    )
    .select('email')
    .distinct()
    .execute();
  return {
    id,
    at,
    email: row.email,
    madeUpEmail: `${randomUUID()}@erased.invalid`,
    firstName: row.first_name,
    photoId: row.photo_id,
    provedEmail: row.email_verified_at && row.email,
    addresses: [...new Set([row.email, ...typed.map(({ email }) => email)])].filter(
      (email): email is string => email !== null && email !== '',
    ),
  };
}
