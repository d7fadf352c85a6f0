import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { CustomerListState } from '#contract/account/desk-customer.ts';
import { customerNameIn, namedByNumberLike } from '#db/account/customer-name.ts';
import { idsOfDoubles } from '#db/account/doubles.ts';
import { literals } from '#db/platform/literals.ts';
import { isPhoneLike, likePattern } from '#db/platform/paging.ts';
import { findByPrefix, type Search } from '#db/platform/searching.ts';
import type { DB } from '#db/types.ts';
import { addDays, dayOf, type IsoDay } from '#domain/platform/days.ts';
import { PACE_DAYS } from '#domain/tiffin/credit-forecast.ts';
import {
  SUBSCRIPTIONS_APPROVED,
  SUBSCRIPTIONS_RUNNING,
} from '#domain/tiffin/subscription-states.ts';
import { numberedBy } from './find-customers.ts';

/** Every read of a customer at the desk starts here. */
export function selectCustomers(db: Kysely<DB>) {
  return db
    .selectFrom('customers as customer')
    .selectAll('customer')
    .select([
      sql<number>`(SELECT count(*)::int FROM subscriptions WHERE customer_id = customer.id)`.as(
        'subscription_count',
      ),
      sql<number>`(SELECT coalesce(sum(available), 0)::int FROM subscriptions
        WHERE customer_id = customer.id AND status IN (${literals(SUBSCRIPTIONS_APPROVED)}))`.as(
        'available_credits',
      ),
      sql<string | null>`greatest(
        (SELECT max(delivery_day) FROM tiffin_orders
          WHERE customer_id = customer.id AND status = 'delivered'),
        (SELECT max(delivery_day) FROM snack_orders
          WHERE customer_id = customer.id AND status = 'delivered'),
        (SELECT max(event_day) FROM catering_inquiries
          WHERE customer_id = customer.id AND status = 'completed'))`.as('last_order_day'),
      sql<number>`(
        coalesce((SELECT sum(owed_cents) FROM subscriptions WHERE customer_id = customer.id), 0)
        + coalesce((SELECT sum(owed_cents) FROM snack_orders WHERE customer_id = customer.id), 0)
        + coalesce((SELECT sum(owed_cents) FROM catering_inquiries
            WHERE customer_id = customer.id), 0))::int`.as('owed_cents'),
    ]);
}

export type AdminCustomerRow = Awaited<
  ReturnType<ReturnType<typeof selectCustomers>['execute']>
>[number];

export function findAdminCustomer(
  db: Kysely<DB>,
  id: string,
): Promise<AdminCustomerRow | undefined> {
  return selectCustomers(db).where('customer.id', '=', id).executeTakeFirst();
}

/** Who has a phone number, the one who was heard of last; undefined for nobody. */
export async function findNameByPhone(db: Kysely<DB>, phone: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .where('phone', '=', phone)
    .where('erased_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .select(customerNameIn('customers').as('name'))
    .executeTakeFirst();
  return row?.name;
}

/** Two customers, locked in the order of their ids, so that two merges cannot wait for each other. */
export async function lockTwoCustomers(
  tx: Transaction<DB>,
  [one, other]: readonly [string, string],
): Promise<[AdminCustomerRow | undefined, AdminCustomerRow | undefined]> {
  const rows = await selectCustomers(tx)
    .where('customer.id', 'in', [one, other])
    .orderBy('customer.id')
    .forUpdate('customer')
    .execute();
  return [rows.find(({ id }) => id === one), rows.find(({ id }) => id === other)];
}

/**
 * An account of somebody who calls, and one that becomes part of it, locked. The first is held by its
 * session already, as by every call of theirs, and its key stays.
 */
export async function lockToJoin(
  tx: Transaction<DB>,
  ids: { stays: string; goes: string },
): Promise<{ stays: AdminCustomerRow | undefined; goes: AdminCustomerRow | undefined }> {
  const found = (id: string) => selectCustomers(tx).where('customer.id', '=', id);
  const stays = await found(ids.stays).forNoKeyUpdate('customer').executeTakeFirst();
  const goes = await found(ids.goes).forUpdate('customer').executeTakeFirst();
  return { stays, goes };
}

/** What an account was used for lately. */
export async function readSignIns(
  db: Kysely<DB>,
  { id, email }: Pick<AdminCustomerRow, 'id' | 'email'>,
  now: Temporal.Instant,
): Promise<{
  lastSignInAt: Temporal.Instant | null;
  lastSeenAt: Temporal.Instant | null;
  liveSessions: number;
  merged: number;
}> {
  const { rows } = await sql<{
    last_at: Temporal.Instant | null;
    seen_at: Temporal.Instant | null;
    live: number;
    merged: number;
  }>`
    SELECT greatest(
        (SELECT max(created_at) FROM sessions WHERE customer_id = ${id}),
        (SELECT max(last_at) FROM sign_in_addresses WHERE audience = 'customer' AND email = ${email})
      ) AS last_at,
      (SELECT max(last_seen_at) FROM sessions WHERE customer_id = ${id}) AS seen_at,
      (SELECT count(*)::int FROM sessions
        WHERE customer_id = ${id} AND revoked_at IS NULL AND expires_at > ${now}) AS live,
      (SELECT count(*)::int FROM merged_accounts WHERE customer_id = ${id}) AS merged`.execute(db);
  const [row] = rows;
  return {
    lastSignInAt: row?.last_at ?? null,
    lastSeenAt: row?.seen_at ?? null,
    liveSessions: row?.live ?? 0,
    merged: row?.merged ?? 0,
  };
}

/**
 * Whether a customer is among those that a query finds. They are found before anybody is looked at:
 * few among many, whom a walk through all would come across late.
 */
const isAmong = (ids: RawBuilder<unknown>) => sql<boolean>`customer.id = ANY (ARRAY(${ids}))`;

/** So many days somebody is new. */
const NEW_DAYS = 30;

/** Whoever has credits for so many days more, at their pace, runs out of them. */
const DAYS_AHEAD = 7;

/** So few credits are a week's for most: whoever has no pace yet has to be thought of by then. */
const FEW_CREDITS = 5;

/**
 * Whose credits are gone within a week: nothing is left to book, or no more than a week's worth at the
 * pace of the last four weeks, or few where one tiffin at most was eaten here in them, as after an import;
 * not a rest of an older plan of which nothing is booked: who left it does not come back in a week. Of
 * plans that run now.
 */
const runsOut = (today: IsoDay) =>
  isAmong(sql`
  SELECT plan.customer_id FROM (
    SELECT customer_id, sum(available) AS available, sum(reserved) AS reserved,
      max(approved_at)::date AS began
    FROM subscriptions WHERE status = 'active' GROUP BY customer_id
  ) AS plan LEFT JOIN (
    SELECT customer_id, sum(credits_used) AS eaten FROM tiffin_orders
    WHERE delivery_day < ${today}::date AND delivery_day >= ${addDays(today, -PACE_DAYS)}::date
    GROUP BY customer_id
  ) AS pace ON pace.customer_id = plan.customer_id
  WHERE available = 0 AND reserved > 0
    OR available > 0 AND CASE WHEN eaten > 1
      THEN available * ${sql.lit(PACE_DAYS)} <= eaten * ${sql.lit(DAYS_AHEAD)}
      ELSE available <= ${sql.lit(FEW_CREDITS)}
        AND (reserved > 0 OR began >= ${addDays(today, -PACE_DAYS)}::date) END`);

/** Who had a plan and has none now: none runs, rests or waits for approval. */
const hasStopped = sql<boolean>`EXISTS (SELECT FROM subscriptions
    WHERE customer_id = customer.id AND approved_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM subscriptions
    WHERE customer_id = customer.id AND status IN (${literals(SUBSCRIPTIONS_RUNNING)}))`;

const owesSomething = isAmong(sql`
  SELECT customer_id FROM subscriptions WHERE owed_cents > 0
  UNION ALL SELECT customer_id FROM snack_orders WHERE owed_cents > 0
  UNION ALL SELECT customer_id FROM catering_inquiries WHERE owed_cents > 0`);

/** The days of the year of the coming week, `MM-DD`; who was born on February 29 has it on the 28th. */
function birthdaysFrom(today: IsoDay): string[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead).slice(5));
  return days.includes('02-28') && !days.includes('02-29') ? [...days, '02-29'] : days;
}

/** The tags that customers have, the most used first. */
export async function listTags(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT kinds[1] AS tag FROM list_counts WHERE list = 'customer_tags'
    GROUP BY kinds HAVING sum(rows) > 0 ORDER BY sum(rows) DESC, tag LIMIT 50`.execute(db);
  return rows.map(({ tag }) => tag);
}

export type CustomerFilter = {
  search?: string | undefined;
  state?: CustomerListState | undefined;
  tag?: string | undefined;
};

/**
 * How customers are found: by names, those of their household too, contact and the whole number of
 * something ordered.
 */
export function searchCustomers(typed: string): Search {
  const text = typed.trim();
  const numbered = numberedBy(text);
  if (numbered) {
    const find = sql`SELECT customer_id AS id FROM ${sql.table(numbered.table)}
      WHERE number = ${numbered.number} AND customer_id IS NOT NULL`;
    return { id: 'customer.id', finds: [find] };
  }
  const pattern = likePattern(text);
  return {
    id: 'customer.id',
    finds: [
      sql`SELECT id FROM customers WHERE email ILIKE ${pattern}
        OR first_name || ' ' || last_name ILIKE ${pattern} OR ${isPhoneLike('phone', text)}`,
      sql`SELECT customer_id FROM household_members
        WHERE removed_at IS NULL AND name ILIKE ${pattern}`,
      namedByNumberLike(pattern),
    ],
    prefixFinds: ['last_name', 'first_name'].map((name) =>
      findByPrefix('customers', sql.ref(name), text),
    ),
  };
}

/**
 * Customers as the desk lists them; what is searched for among them aside. Those who were erased are
 * listed when they are asked for.
 */
export function filterCustomers(db: Kysely<DB>, query: CustomerFilter, now: Temporal.Instant) {
  let wanted = selectCustomers(db);
  const { state, tag } = query;
  if (tag) wanted = wanted.where(sql<boolean>`customer.tags @> ARRAY[${tag}]::text[]`);
  if (state === 'birthday')
    wanted = wanted.where('customer.birthday', 'in', birthdaysFrom(dayOf(now)));
  if (state === 'with_plan') {
    wanted = wanted.where(
      isAmong(sql`SELECT customer_id FROM subscriptions
        WHERE status IN (${literals(SUBSCRIPTIONS_APPROVED)})`),
    );
  }
  if (state === 'new')
    wanted = wanted.where('customer.created_at', '>', now.subtract({ hours: NEW_DAYS * 24 }));
  if (state === 'doubles') wanted = wanted.where(isAmong(idsOfDoubles));
  if (state === 'runs_out') wanted = wanted.where(runsOut(dayOf(now)));
  if (state === 'stopped') wanted = wanted.where(hasStopped);
  if (state === 'unpaid') wanted = wanted.where(owesSomething);
  if (state === 'disabled') {
    wanted = wanted.where('disabled_at', 'is not', null).where('erased_at', 'is', null);
  }
  if (state === 'leaving') wanted = wanted.where('deletion_day', 'is not', null);
  if (state === 'erased') wanted = wanted.where('erased_at', 'is not', null);
  else if (!query.search?.trim()) wanted = wanted.where('erased_at', 'is', null);
  return wanted;
}

/** What the desk did with an account, the latest first. */
export function listCustomerSteps(
  db: Kysely<DB>,
  customerId: string,
): Promise<Selectable<DB['customer_steps']>[]> {
  return db
    .selectFrom('customer_steps')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}

/** Writes down what the desk did with an account, and why. */
export async function insertCustomerStep(
  tx: Transaction<DB>,
  customerId: string,
  step: {
    action: 'disable' | 'enable' | 'sign-out' | 'merge';
    reason: string;
    actor: string;
    at: Temporal.Instant;
  },
): Promise<void> {
  await tx
    .insertInto('customer_steps')
    .values({ ...step, customer_id: customerId })
    .execute();
}
