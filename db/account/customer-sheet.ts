import { type Kysely, type Selectable, sql } from 'kysely';
import type { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import { literals } from '#db/platform/literals.ts';
import type { DB } from '#db/types.ts';
import { SUBSCRIPTIONS_APPROVED } from '#domain/tiffin/subscription-states.ts';

/** A plan as the sheet of customers tells it. */
export type SheetPlanRow = Pick<
  Selectable<DB['subscriptions']>,
  | 'customer_id'
  | 'plan_name'
  | 'billing_cycle'
  | 'status'
  | 'available'
  | 'reserved'
  | 'pause_from'
  | 'paused_until'
  | 'paused_by'
  | 'end_day'
  | 'special_instructions'
  | 'customer_note'
  | 'internal_note'
  | 'owed_cents'
  | 'address'
  | 'diet'
  | 'allergies'
  | 'standing_note'
> & {
  entries: RecurringBookingEntry[] | null;
  /** The household member whom it is for; null: the customer, also for whoever was taken out since. */
  member_id: string | null;
};

/** The plans that run, or for which something is owed, with their weekly patterns. */
export async function listSheetPlans(
  db: Kysely<DB>,
  customerIds: readonly string[],
): Promise<SheetPlanRow[]> {
  const { rows } = await sql<SheetPlanRow>`
    SELECT plan.customer_id, plan.plan_name, plan.billing_cycle, plan.status, plan.available,
      plan.reserved, plan.pause_from, plan.paused_until, plan.paused_by, plan.end_day,
      plan.special_instructions, plan.customer_note, plan.internal_note, plan.owed_cents, plan.address, plan.diet,
      plan.allergies, plan.standing_note, usual.entries, member.id AS member_id
    FROM subscriptions AS plan
      LEFT JOIN household_members AS member
        ON member.id = plan.member_id AND member.removed_at IS NULL
      LEFT JOIN usual_bookings AS usual
        ON usual.subscription_id = plan.id AND usual.stopped_at IS NULL
    WHERE plan.customer_id = ANY (${[...customerIds]}::uuid[])
      AND (plan.status IN (${literals(SUBSCRIPTIONS_APPROVED)})
        OR plan.owed_cents > 0 AND plan.status = 'completed')
    ORDER BY plan.created_at, plan.number`.execute(db);
  return rows;
}

/** The people of these customers' households, whoever was added first in front. */
export const listSheetMembers = (db: Kysely<DB>, customerIds: readonly string[]) =>
  db
    .selectFrom('household_members')
    .where('customer_id', '=', sql<string>`ANY (${[...customerIds]}::uuid[])`)
    .where('removed_at', 'is', null)
    .select(['id', 'customer_id', 'name', 'diet', 'allergies'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The addresses of these customers' books besides the default ones, oldest first. */
export const listSheetAddresses = (db: Kysely<DB>, customerIds: readonly string[]) =>
  db
    .selectFrom('customer_addresses')
    .where('customer_id', '=', sql<string>`ANY (${[...customerIds]}::uuid[])`)
    .select(['customer_id', 'label', 'address'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Each time these customers have said something about optional mails, the latest last. */
export const listSheetChoices = (db: Kysely<DB>, customerIds: readonly string[]) =>
  db
    .selectFrom('mail_choices')
    .where('customer_id', '=', sql<string>`ANY (${[...customerIds]}::uuid[])`)
    .selectAll()
    .orderBy('id')
    .execute();

/** Who of these numbers has said STOP, and to what. */
export const listSheetStops = (db: Kysely<DB>, phones: readonly string[]) =>
  db
    .selectFrom('opt_outs')
    .where('phone', '=', sql<string>`ANY (${[...phones]}::text[])`)
    .selectAll()
    .orderBy('channel')
    .execute();
