import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type CustomerSettings, RecordedChoice } from '#contract/account/customer-settings.ts';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { ImportCounts } from '#contract/account/desk-imports.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { customerNameIn } from '#db/account/customer-name.ts';
import { settingsOf } from '#db/account/customer-settings.ts';
import { queueMailFileDeletion } from '#db/kitchen/mails.ts';
import { literals } from '#db/platform/literals.ts';
import type { DB, Json } from '#db/types.ts';
import type { AccountState } from '#domain/account/account-cell.ts';
import { doorKey } from '#domain/account/delivery-address.ts';
import type { Eats, KnownCustomer } from '#domain/account/import-register.ts';
import type { CustomerRowRead } from '#domain/account/read-customer-row.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { TIFFINS_NOT_COOKED } from '#domain/tiffin/order-states.ts';

export type ImportRow = Selectable<DB['imports']>;

/** Customers who have one of these e-mail addresses or phone numbers, the one known longest first. */
export async function listKnownByContact(
  db: Kysely<DB>,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): Promise<KnownCustomer[]> {
  const { rows } = await sql<Omit<KnownCustomer, 'gets'> & { settings: Json | null }>`
    SELECT id, settings, ${customerNameIn('customers')} AS name, phone, email, diet, allergies,
      coalesce((SELECT jsonb_agg(jsonb_build_object('name', member.name, 'diet', member.diet,
          'allergies', member.allergies))
        FROM household_members AS member
        WHERE member.customer_id = customers.id AND member.removed_at IS NULL), '[]') AS household,
      CASE WHEN address IS NULL THEN '[]' ELSE jsonb_build_array(address) END || coalesce((SELECT jsonb_agg(other.address)
        FROM customer_addresses AS other WHERE other.customer_id = customers.id), '[]') AS addresses
    FROM customers
    WHERE erased_at IS NULL
      AND (email = ANY (${[...emails]}::text[]) OR phone = ANY (${[...phones]}::text[]))
    ORDER BY created_at, id`.execute(db);
  return rows.map(({ settings, ...known }) => {
    const { notifications } = settingsOf(settings);
    return { ...known, gets: RecordedChoice.options.filter((choice) => notifications[choice]) };
  });
}

/** Which of these e-mail addresses are of the kitchen's own people. */
export async function listStaffEmails(
  db: Kysely<DB>,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    SELECT email FROM staff WHERE email = ANY (${[...emails]}::text[])`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

/**
 * Lets nobody become a customer, or another one, until the transaction ends: what was judged about who
 * is known stays true. Reading goes on.
 */
export const holdCustomers = (tx: Transaction<DB>) =>
  sql`LOCK TABLE customers IN SHARE ROW EXCLUSIVE MODE`.execute(tx);

/** Lets no import judge who is known until the transaction ends; others who write go on. */
export const holdImports = (tx: Transaction<DB>) =>
  sql`LOCK TABLE customers IN ROW EXCLUSIVE MODE`.execute(tx);

export async function insertImport(
  tx: Transaction<DB>,
  {
    id,
    fileName,
    at,
    actor,
    counts,
  }: {
    id: string;
    fileName: string;
    at: Temporal.Instant;
    actor: string;
    counts: ImportCounts;
  },
): Promise<ImportRow> {
  const { owed, ...others } = counts;
  return tx
    .insertInto('imports')
    .values({ id, file_name: fileName, at, actor, ...others, owed_cents: owed })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A customer of an import, to be stored. */
export type ImportedCustomer = { id: string } & Pick<
  CustomerRowRead,
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'address'
  | 'addressLabel'
  | 'standingNote'
  | 'birthday'
  | 'tags'
  | 'customerNote'
  | 'internalNote'
  | 'wishedChannel'
> &
  Eats &
  AccountState & {
    /** Null: they have chosen nothing. */
    settings: CustomerSettings | null;
  };

/** Stores all customers of an import at once; their contact was checked while customers are held. */
export async function insertImportedCustomers(
  tx: Transaction<DB>,
  importId: string,
  customers: readonly ImportedCustomer[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    INSERT INTO customers (id, first_name, last_name, phone, email, address, diet, allergies,
      standing_note, birthday, tags, customer_note, internal_note, address_label, wished_channel,
      settings, disabled_at, deletion_day, deletion_asked_at, import_id, created_at, updated_at)
    SELECT id, "firstName", "lastName", phone, email, address, diet, allergies,
      "standingNote", birthday, tags, nullif("customerNote", ''), nullif("internalNote", ''),
      "addressLabel", "wishedChannel", settings,
      CASE WHEN "isDisabled" THEN ${at}::timestamptz END,
      "leavingOn", CASE WHEN "leavingOn" IS NOT NULL THEN ${at}::timestamptz END,
      ${importId}, ${at}, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) AS customer
      (id uuid, "firstName" text, "lastName" text, phone text, email text, address jsonb, diet text,
       allergies text, "standingNote" text, birthday text, tags text[], "customerNote" text, "internalNote" text,
       "addressLabel" text, "wishedChannel" text, settings jsonb, "isDisabled" boolean, "leavingOn" date)`.execute(
    tx,
  );
}

/** A household member of an import, to be stored. */
export type ImportedMember = { customerId: string; name: string } & Eats;

/** Stores all household members of an import at once, in their order; nobody there has their name. */
export async function insertImportedMembers(
  tx: Transaction<DB>,
  importId: string,
  members: readonly ImportedMember[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    INSERT INTO household_members (customer_id, name, diet, allergies, import_id, created_at)
    SELECT "customerId", name, diet, allergies, ${importId},
      ${at}::timestamptz + place * interval '1 microsecond'
    FROM jsonb_to_recordset(${JSON.stringify(members.map((member, place) => ({ ...member, place })))}::jsonb)
      AS member ("customerId" uuid, name text, diet text, allergies text, place int)
    -- What is one name, the database knows better than whoever judged the sheet.
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** An address of an import that goes into somebody's book. */
export type ImportedAddress = { customerId: string; label: string; address: DeliveryAddress };

/** Stores all addresses of an import's address books at once, in their order. */
export async function insertImportedAddresses(
  tx: Transaction<DB>,
  importId: string,
  addresses: readonly ImportedAddress[],
  at: Temporal.Instant,
): Promise<void> {
  const rows = addresses.map((one, place) => ({ ...one, key: doorKey(one.address), place }));
  await sql`
    INSERT INTO customer_addresses (customer_id, label, address, address_key, import_id, created_at)
    SELECT "customerId", label, address, key, ${importId},
      ${at}::timestamptz + place * interval '1 microsecond'
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS one ("customerId" uuid, label text, address jsonb, key text, place int)
    -- Somebody known may have saved it since they were looked up.
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** A plan of an import, to be stored as it stands on the day on which it was taken over. */
export type ImportedSubscription = {
  id: string;
  customerId: string;
  /** The household member whom it is for; empty: the customer. */
  member: string;
  status: SubscriptionStatus;
  planGroupId: string;
  planVariantId: string;
  planName: string;
  billingCycle: string;
  tiffinCount: number;
  /** What is still to be paid for it, in cents: its whole price, as these books have it. */
  owed: number;
  /** Each tiffin's share of that, in cents. */
  price: number;
  box: unknown;
  name: string;
  email: string;
  phone: string;
  address: unknown;
  diet: string;
  allergies: string;
  standingNote: string;
  startDay: IsoDay;
  endDay: IsoDay | null;
  instructions: string | null;
  customerNote: string | null;
  internalNote: string | null;
  pausedBy: 'customer' | 'staff' | null;
  pauseFrom: IsoDay | null;
  pausedUntil: IsoDay | null;
};

/** What there is of the household member whom an imported plan is for. */
const memberOf = (column: 'id' | 'name') => sql`
  (SELECT known.${sql.ref(column)} FROM household_members AS known
    WHERE known.customer_id = plan."customerId" AND lower(known.name) = lower(plan.member)
      AND known.removed_at IS NULL)`;

/** Stores all plans of an import at once, without credits; their household members are there. */
export async function insertImportedSubscriptions(
  tx: Transaction<DB>,
  importId: string,
  subscriptions: readonly ImportedSubscription[],
  { year, at }: { year: number; at: Temporal.Instant },
): Promise<void> {
  await sql`
    INSERT INTO subscriptions (id, number, customer_id, status, plan_group_id, plan_variant_id,
      plan_name, billing_cycle, tiffin_count, price_cents, subtotal_cents, delivery_cents,
      tax_basis_points, tax_cents, total_cents, box, customer_name, customer_email, customer_phone,
      address, address_checked, diet, allergies, standing_note, start_day, end_day,
      special_instructions, customer_note, internal_note,
      paused_by, pause_from, paused_until, member_id, member_name,
      import_id, created_at, approved_at, updated_at, ended_at)
    SELECT id, next_number('TS', ${year}::int), "customerId", status, "planGroupId", "planVariantId",
      "planName", "billingCycle", "tiffinCount", price, owed, 0, 0, 0, owed, box, name, email, phone,
      address, true, diet, allergies, "standingNote", "startDay", "endDay",
      instructions, "customerNote", "internalNote",
      "pausedBy", "pauseFrom", "pausedUntil", ${memberOf('id')}, ${memberOf('name')},
      ${importId}, ${at}, ${at}, ${at},
      CASE WHEN status = 'completed' THEN ${at}::timestamptz END
    FROM jsonb_to_recordset(${JSON.stringify(subscriptions)}::jsonb) AS plan
      (id uuid, "customerId" uuid, status text, "planGroupId" uuid, "planVariantId" uuid,
       "planName" text, "billingCycle" text, "tiffinCount" int, owed int, price int, box jsonb,
       name text, email text, phone text, address jsonb, diet text, allergies text,
       "standingNote" text, "startDay" date, "endDay" date,
       instructions text, "customerNote" text, "internalNote" text, "pausedBy" text, "pauseFrom" date,
       "pausedUntil" date, member text)`.execute(tx);
}

/** Stores the weekly patterns of an import's plans at once; the clock books what they want. */
export async function insertImportedPatterns(
  tx: Transaction<DB>,
  patterns: readonly { subscriptionId: string; entries: unknown }[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    INSERT INTO usual_bookings (subscription_id, version, entries, created_by, created_at)
    SELECT "subscriptionId", 1, entries, 'staff', ${at}
    FROM jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb) AS pattern
      ("subscriptionId" uuid, entries jsonb)`.execute(tx);
}

/**
 * Counts plans as reminded of that they run low, since they came so: nobody is mailed of it before they
 * have risen and fallen again.
 */
export async function insertLowCreditReminders(
  tx: Transaction<DB>,
  subscriptionIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`INSERT INTO reminders (kind, about, reminded_at)
    SELECT 'credits_low', id, ${at} FROM unnest(${[...subscriptionIds]}::uuid[]) AS id`.execute(tx);
}

/** So many imports are listed: the latest ones. */
const LISTED = 20;

export async function listImports(db: Kysely<DB>): Promise<ImportRow[]> {
  return db.selectFrom('imports').selectAll().orderBy('at', 'desc').limit(LISTED).execute();
}

/** An import with everything that it wrote, locked until the transaction ends. */
export async function lockImport(tx: Transaction<DB>, id: string): Promise<ImportRow | undefined> {
  const row = await tx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  for (const table of ['customers', 'subscriptions', 'household_members'] as const)
    await sql`SELECT FROM ${sql.table(table)} WHERE import_id = ${id} ORDER BY id FOR UPDATE`.execute(
      tx,
    );
  return row;
}

/**
 * The customers who have used what an import wrote, or for whom somebody has done something since, by
 * name: then it stays. What its own weekly patterns have booked is no use of it until it is cooked.
 */
export async function listBuiltOnImport(db: Kysely<DB>, id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT ${customerNameIn('customer')} AS name
    FROM customers AS customer
    WHERE customer.import_id = ${id} AND (
      customer.updated_at > customer.created_at
      OR num_nonnulls(customer.password_hash, customer.google_sub, customer.email_verified_at) > 0
      OR EXISTS (SELECT FROM snack_orders WHERE customer_id = customer.id)
      OR EXISTS (SELECT FROM catering_inquiries WHERE customer_id = customer.id)
      OR EXISTS (SELECT FROM contact_messages WHERE customer_id = customer.id)
      OR EXISTS (SELECT FROM customer_addresses
        WHERE customer_id = customer.id AND import_id IS DISTINCT FROM ${id})
      OR EXISTS (SELECT FROM household_members
        WHERE customer_id = customer.id AND import_id IS DISTINCT FROM ${id})
      OR EXISTS (SELECT FROM broadcast_recipients WHERE customer_id = customer.id)
      OR EXISTS (SELECT FROM account_invitations WHERE customer_id = customer.id
        AND account_invitations.created_at > customer.created_at)
      OR EXISTS (SELECT FROM merged_accounts WHERE customer_id = customer.id)
      OR EXISTS (SELECT FROM audit_log
        WHERE resource = 'customers' AND resource_id = customer.id::text)
      OR EXISTS (SELECT FROM subscriptions AS other
        WHERE other.customer_id = customer.id AND other.import_id IS DISTINCT FROM ${id}))
    UNION
    SELECT plan.customer_name FROM subscriptions AS plan
    WHERE plan.import_id = ${id} AND (
      plan.status = 'cancelled'
      OR (plan.pause_from IS NOT NULL AND plan.updated_at > plan.created_at)
      OR EXISTS (SELECT FROM audit_log
        WHERE resource = 'subscriptions' AND resource_id = plan.id::text)
      OR EXISTS (SELECT FROM merged_accounts
        WHERE merged_accounts.customer_id = plan.customer_id AND merged_accounts.at > plan.created_at)
      OR EXISTS (SELECT FROM payments WHERE subscription_id = plan.id)
      OR EXISTS (SELECT FROM subscriptions AS next WHERE next.renews = plan.id)
      OR EXISTS (SELECT FROM usual_bookings
        WHERE subscription_id = plan.id AND (version > 1 OR stopped_at IS NOT NULL))
      OR EXISTS (SELECT FROM tiffin_orders AS booked WHERE booked.subscription_id = plan.id
        AND (NOT booked.booked_by_usual OR booked.status NOT IN (${literals(TIFFINS_NOT_COOKED)})
          OR EXISTS (SELECT FROM tiffin_order_steps
            WHERE order_id = booked.id AND actor <> 'clock'))))
    UNION
    SELECT ${customerNameIn('customer')}
    FROM household_members AS member JOIN customers AS customer ON customer.id = member.customer_id
    WHERE member.import_id = ${id} AND (
      EXISTS (SELECT FROM subscriptions AS other
        WHERE other.member_id = member.id AND other.import_id IS DISTINCT FROM ${id})
      OR EXISTS (SELECT FROM tiffin_orders AS booked
        JOIN subscriptions AS other ON other.id = booked.subscription_id
        WHERE booked.member_id = member.id AND other.import_id IS DISTINCT FROM ${id}))
    ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Takes away everything that a locked import wrote, and what came of it by itself. */
export async function deleteImported(
  tx: Transaction<DB>,
  id: string,
  by: { actor: string; at: Temporal.Instant },
): Promise<ImportRow> {
  // From here on the ledger lets its entries go.
  const row = await tx
    .updateTable('imports')
    .set({ taken_back_at: by.at, taken_back_by: by.actor })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const plans = sql`SELECT id FROM subscriptions WHERE import_id = ${id}`;
  const customers = sql`SELECT id FROM customers WHERE import_id = ${id}`;
  const mails = await sql<{ id: string }>`
    WITH gone AS (DELETE FROM mails WHERE customer_id IN (${customers}) RETURNING id)
    SELECT id, graphile_worker.remove_job('mail:' || id) FROM gone`.execute(tx);
  await queueMailFileDeletion(
    tx,
    mails.rows.map((mail) => mail.id),
  );
  await sql`DELETE FROM reminders WHERE about IN (${customers}) OR about IN (${plans})`.execute(tx);
  for (const table of [
    'ledger_alarms',
    'credit_entries',
    'tiffin_orders',
    'usual_bookings',
  ] as const)
    await sql`DELETE FROM ${sql.table(table)} WHERE subscription_id IN (${plans})`.execute(tx);
  await sql`DELETE FROM subscriptions WHERE import_id = ${id}`.execute(tx);
  await sql`DELETE FROM mail_choices WHERE customer_id IN (${customers})`.execute(tx);
  for (const table of ['household_members', 'customer_addresses', 'opt_outs'] as const)
    await sql`DELETE FROM ${sql.table(table)} WHERE import_id = ${id}`.execute(tx);
  await sql`DELETE FROM customers WHERE import_id = ${id}`.execute(tx);
  return row;
}
