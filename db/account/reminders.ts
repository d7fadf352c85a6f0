import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { literals } from '#db/platform/literals.ts';
import type { DB } from '#db/types.ts';
import { TIFFINS_NOT_COOKED } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_APPROVED } from '#domain/tiffin/subscription-states.ts';

/** What somebody is reminded of. `about` is an id, `part` which day, week, version or stage of it. */
export type Reminder = {
  kind: 'delivery' | 'credits_low' | 'quote_expiring' | 'unpaid' | 'weekly_menu';
  about: string;
  part?: string;
};

/**
 * Notes that somebody is reminded of something, in the transaction that writes the mail. Answers
 * false when that has happened before, also by another node at this moment: then nobody is reminded.
 */
export async function claimReminder(
  tx: Transaction<DB>,
  { kind, about, part = '' }: Reminder,
  at: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminders')
    .values({ kind, about, part, reminded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

const reminded = (kind: Reminder['kind'], about: RawBuilder<unknown>, part: RawBuilder<unknown>) =>
  sql`EXISTS (SELECT FROM reminders
    WHERE kind = ${sql.lit(kind)} AND about = ${about} AND part = ${part})`;

/** Nothing is sent to accounts that are closed. */
const isOpen = sql`customer.disabled_at IS NULL AND customer.erased_at IS NULL`;

/** Whoever is about to leave is not asked to stay, and gets no news. */
const stays = sql`${isOpen} AND customer.deletion_day IS NULL`;

const ids = async (query: RawBuilder<{ id: string }>, db: Kysely<DB>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ id }) => id);

/**
 * Customers with a delivery on a day that can still be skipped, was booked before a moment, and that
 * they were not reminded of.
 */
export const listUnremindedOfDay = (
  db: Kysely<DB>,
  due: { day: string; slots: readonly string[]; bookedBefore: Temporal.Instant },
  limit: number,
): Promise<string[]> =>
  ids(
    sql`SELECT DISTINCT customer.id FROM tiffin_orders AS booked
      JOIN customers AS customer ON customer.id = booked.customer_id
      WHERE booked.delivery_day = ${due.day}::date AND booked.status = 'scheduled'
        AND booked.slot = ANY(${[...due.slots]}::text[])
        AND booked.created_at < ${due.bookedBefore} AND ${isOpen}
        AND NOT ${reminded('delivery', sql`customer.id`, sql`${due.day}::text`)}
      ORDER BY 1 LIMIT ${limit}`,
    db,
  );

/**
 * Active plans with few credits left to book and nothing booked after a day, that nobody was told of
 * since they fell so low: it is forgotten where they rise (db/migrations/0057_growth_of_reminders.sql). A plan that is followed by another one, or whose owner has another one to book from, needs no renewing.
 */
export const listLowOnCredits = (
  db: Kysely<DB>,
  {
    atMost,
    leastTiffins,
    bookedUntil,
  }: { atMost: number; leastTiffins: number; bookedUntil: string },
  limit: number,
): Promise<string[]> =>
  ids(
    sql`SELECT low.id FROM subscriptions AS low
      JOIN customers AS customer ON customer.id = low.customer_id
      WHERE low.status = 'active' AND low.available <= ${sql.lit(atMost)}
        AND low.available + low.reserved > 0
        AND (low.tiffin_count >= ${leastTiffins} OR low.import_id IS NOT NULL) AND ${stays}
        AND NOT ${reminded('credits_low', sql`low.id`, sql`''`)}
        AND NOT EXISTS (SELECT FROM tiffin_orders AS booked
          WHERE booked.subscription_id = low.id AND booked.delivery_day > ${bookedUntil}::date
            AND booked.status IN (${literals(TIFFINS_NOT_COOKED)}))
        AND NOT EXISTS (SELECT FROM subscriptions AS other
          WHERE other.customer_id = low.customer_id AND other.id <> low.id
            AND (other.status = 'pending_approval'
              OR other.status IN (${literals(SUBSCRIPTIONS_APPROVED)}) AND other.available > ${atMost}))
      ORDER BY low.id LIMIT ${limit}`,
    db,
  );

/** The last day on which a tiffin of a plan is booked; null when none is. */
export async function lastBookedDay(
  db: Kysely<DB>,
  subscriptionId: string,
): Promise<string | null> {
  const { day } = await db
    .selectFrom('tiffin_orders')
    .where('subscription_id', '=', subscriptionId)
    .where('status', 'in', TIFFINS_NOT_COOKED)
    .select(({ fn }) => fn.max('delivery_day').as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

/**
 * Inquiries whose latest quote can be accepted until one of these days, was sent before a moment and
 * waits for nothing but an answer.
 */
export const listExpiringQuotes = (
  db: Kysely<DB>,
  { from, to, sentBefore }: { from: string; to: string; sentBefore: Temporal.Instant },
  limit: number,
): Promise<string[]> =>
  ids(
    sql`SELECT inquiry.id FROM catering_quotes AS quote
      JOIN catering_inquiries AS inquiry ON inquiry.id = quote.inquiry_id
      LEFT JOIN customers AS customer ON customer.id = inquiry.customer_id
      WHERE quote.accepted_at IS NULL AND quote.valid_until BETWEEN ${from}::date AND ${to}::date
        AND quote.sent_at < ${sentBefore} AND quote.change_requested_at IS NULL
        AND inquiry.status = 'quoted' AND ${stays}
        AND NOT EXISTS (SELECT FROM catering_quotes AS later
          WHERE later.inquiry_id = quote.inquiry_id AND later.version > quote.version)
        AND NOT ${reminded('quote_expiring', sql`inquiry.id`, sql`quote.version::text`)}
      ORDER BY inquiry.id LIMIT ${limit}`,
    db,
  );

/** Whether a plan waits for approval or was approved unpaid: the stages of owing for it. */
export type UnpaidStage = 'waiting' | 'approved';

/**
 * Plans that are in a stage since before a moment, for which something is owed, while they wait all
 * of it, and whose owners were not reminded in that stage. Of those that were imported nobody is
 * reminded by itself.
 */
export const listUnpaid = (
  db: Kysely<DB>,
  { stage, since }: { stage: UnpaidStage; since: Temporal.Instant },
  limit: number,
): Promise<string[]> =>
  ids(
    sql`SELECT subscription.id FROM subscriptions AS subscription
      JOIN customers AS customer ON customer.id = subscription.customer_id
      WHERE ${
        stage === 'waiting'
          ? sql`subscription.status = 'pending_approval' AND subscription.created_at <= ${since}
              AND subscription.received_cents <= subscription.paid_back_cents`
          : sql`subscription.status IN (${literals(SUBSCRIPTIONS_APPROVED)}) AND subscription.approved_at <= ${since}
              AND subscription.import_id IS NULL`
      } AND subscription.owed_cents > 0 AND ${stays}
        AND NOT ${reminded('unpaid', sql`subscription.id`, sql`${stage}::text`)}
      ORDER BY subscription.id LIMIT ${limit}`,
    db,
  );

/** Plans that still wait unpaid, bought and reminded of before these moments. */
export const listToWithdraw = (
  db: Kysely<DB>,
  since: { bought: Temporal.Instant; reminded: Temporal.Instant },
  limit: number,
): Promise<string[]> =>
  ids(
    sql`SELECT subscription.id FROM subscriptions AS subscription
      JOIN reminders ON kind = 'unpaid' AND about = subscription.id AND part = 'waiting'
      WHERE subscription.status = 'pending_approval' AND subscription.created_at < ${since.bought}
        AND reminded_at < ${since.reminded} AND subscription.received_cents <= subscription.paid_back_cents
      ORDER BY subscription.id LIMIT ${limit}`,
    db,
  );

/** Customers with a verified address who asked for news and were not sent the menu of a week. */
export async function listWeeklyMenuRecipients(
  db: Kysely<DB>,
  monday: string,
  limit: number,
): Promise<{ id: string; firstName: string }[]> {
  const { rows } = await sql<{ id: string; firstName: string }>`
    SELECT customer.id, customer.first_name AS "firstName" FROM customers AS customer
    WHERE customer.email_verified_at IS NOT NULL AND ${stays}
      AND (customer.settings->'notifications'->>'promotions')::boolean
      AND coalesce((customer.settings->'notifications'->>'email')::boolean, true)
      AND coalesce(customer.weekly_menu_sent, '-infinity') < ${monday}::date
    ORDER BY coalesce(customer.weekly_menu_sent, '-infinity'), customer.id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** Reminders this old are of things that are long over; those of a subscription stay as long as it does. */
export async function sweepReminders(db: Kysely<DB>, before: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('reminders')
    .where('reminded_at', '<', before)
    .where('kind', 'in', ['delivery', 'quote_expiring', 'weekly_menu'])
    .execute();
}
