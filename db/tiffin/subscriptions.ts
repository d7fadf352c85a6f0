import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { Box } from '#contract/tiffin/box.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { bringBackMembers, type MemberFacts } from '#db/account/household-members.ts';
import { underWayCredits, usedCredits } from '#db/money/payables.ts';
import { takenOut } from '#db/money/payments.ts';
import { settlePayables } from '#db/money/settle.ts';
import { isId } from '#db/platform/paging.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import type { TiffinPrice } from '#domain/money/plan-price.ts';
import { TIFFINS_UNDER_WAY } from '#domain/tiffin/order-states.ts';
import { type PausedBy, SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

export type SubscriptionRow = Selectable<DB['subscriptions']>;
/**
 * A subscription with how many of its credits are used (or on their way as food), and the numbers of the one that it renews
 * and of the one that renews it.
 */
export type SubscriptionWithFigures = SubscriptionRow & {
  used_credits: number;
  under_way_credits: number;
  renews_number: string | null;
  renewed_by_number: string | null;
  /** What has gone back since it ended, in cents. */
  paid_back_since_end: number;
  /** What is on record of whom it is for; the plan has a diet of its own. */
  profile_diet: Diet;
};

const paidBackSinceEnd = sql<number>`(
  SELECT coalesce(-sum(payment.amount_cents), 0)::int FROM payments AS payment
  WHERE payment.subscription_id = subscription.id AND payment.created_at >= subscription.ended_at
    AND payment.amount_cents < 0 AND payment.reverses IS NULL AND NOT ${takenOut}
)`;

const renewsNumber = sql<string | null>`(
  SELECT number FROM subscriptions AS renewed WHERE renewed.id = subscription.renews
)`;

const renewedByNumber = sql<string | null>`(
  SELECT number FROM subscriptions AS next
  WHERE next.renews = subscription.id AND next.status <> 'cancelled'
  ORDER BY next.created_at DESC LIMIT 1
)`;

const profileDiet = sql<Diet>`CASE WHEN subscription.member_id IS NULL
  THEN (SELECT diet FROM customers WHERE customers.id = subscription.customer_id)
  ELSE (SELECT diet FROM household_members WHERE household_members.id = subscription.member_id)
  END`;

/** Every read of subscriptions starts here, so that all of them know the same figures. */
export function selectSubscriptions(db: Kysely<DB>) {
  return db
    .selectFrom('subscriptions as subscription')
    .selectAll('subscription')
    .select([
      usedCredits.as('used_credits'),
      underWayCredits.as('under_way_credits'),
      paidBackSinceEnd.as('paid_back_since_end'),
      renewsNumber.as('renews_number'),
      renewedByNumber.as('renewed_by_number'),
      profileDiet.as('profile_diet'),
    ]);
}

/** One subscription of this customer, by id or number; undefined when it is not theirs. */
export async function findOwnSubscription(
  db: Kysely<DB>,
  customerId: string,
  idOrNumber: string,
): Promise<SubscriptionWithFigures | undefined> {
  return selectSubscriptions(db)
    .modifyFront(prepared)
    .where('subscription.customer_id', '=', customerId)
    .where(isId(idOrNumber) ? 'subscription.id' : 'subscription.number', '=', idOrNumber)
    .executeTakeFirst();
}

/** Any subscription by its id, for the desk. */
export async function findSubscription(
  db: Kysely<DB>,
  id: string,
): Promise<SubscriptionWithFigures | undefined> {
  return selectSubscriptions(db)
    .modifyFront(prepared)
    .where('subscription.id', '=', id)
    .executeTakeFirst();
}

/** The same as a customer's own, locked: every change of a subscription or of its orders begins with this. */
export async function lockOwnSubscription(
  tx: Transaction<DB>,
  customerId: string,
  idOrNumber: string,
): Promise<SubscriptionWithFigures | undefined> {
  const spelt = isId(idOrNumber) ? 'id' : 'number';
  const [, subscription] = await Promise.all([
    tx
      .selectFrom('subscriptions')
      .where('customer_id', '=', customerId)
      .where(spelt, '=', idOrNumber)
      .select('id')
      .forUpdate()
      .executeTakeFirst(),
    selectSubscriptions(tx)
      .modifyFront(prepared)
      .where('subscription.customer_id', '=', customerId)
      .where(`subscription.${spelt}`, '=', idOrNumber)
      .executeTakeFirst(),
  ]);
  return subscription;
}

/**
 * Any subscription, locked, for the desk and the clock. Locked first and read in a statement of its
 * own: a read that waits for the lock would still see the payments of before.
 */
export async function lockSubscription(
  tx: Transaction<DB>,
  id: string,
): Promise<SubscriptionWithFigures | undefined> {
  const [, subscription] = await Promise.all([
    tx.selectFrom('subscriptions').where('id', '=', id).select('id').forUpdate().executeTakeFirst(),
    selectSubscriptions(tx)
      .modifyFront(prepared)
      .where('subscription.id', '=', id)
      .executeTakeFirst(),
  ]);
  return subscription;
}

/** All subscriptions of a customer, newest first. */
export async function listOwnSubscriptions(
  db: Kysely<DB>,
  customerId: string,
): Promise<SubscriptionWithFigures[]> {
  return selectSubscriptions(db)
    .modifyFront(prepared)
    .where('subscription.customer_id', '=', customerId)
    .orderBy('subscription.created_at', 'desc')
    .orderBy('subscription.id')
    .limit(200)
    .execute();
}

export type NewSubscription = {
  customerId: string;
  planGroupId: string;
  planVariantId: string;
  planName: string;
  billingCycle: BillingCycle;
  tiffinCount: number;
  /** Of one tiffin, in cents. */
  pricePerTiffin: number;
  price: TiffinPrice;
  /** What is in the box, as it is sold; null while nobody has said. */
  box: Box | null;
  name: string;
  email: string;
  phone: string;
  address: DeliveryAddress;
  addressChecked: boolean;
  /** Whom it is for, and what is cooked for them. */
  member: MemberFacts;
  standingNote: string;
  specialInstructions: string | null;
  startDay: string;
  /** The id of the subscription that this one follows. */
  renews: string | null;
  year: number;
  at: Temporal.Instant;
};

/** Stores a subscription that waits for approval, with its public number (TS-2026-0001). */
export async function insertSubscription(
  tx: Transaction<DB>,
  subscription: NewSubscription,
): Promise<SubscriptionRow> {
  const { id } = await tx
    .insertInto('subscriptions')
    .values({
      number: sql<string>`next_number('TS', ${subscription.year}::int)`,
      customer_id: subscription.customerId,
      plan_group_id: subscription.planGroupId,
      plan_variant_id: subscription.planVariantId,
      plan_name: subscription.planName,
      billing_cycle: subscription.billingCycle,
      tiffin_count: subscription.tiffinCount,
      price_cents: subscription.pricePerTiffin,
      subtotal_cents: subscription.price.subtotal,
      delivery_cents: subscription.price.deliveryFee,
      tax_basis_points: subscription.price.taxPercentage,
      tax_cents: subscription.price.taxAmount,
      total_cents: subscription.price.total,
      box: subscription.box && JSON.stringify(subscription.box),
      customer_name: subscription.name,
      customer_email: subscription.email,
      customer_phone: subscription.phone,
      address: subscription.address,
      address_checked: subscription.addressChecked,
      member_id: subscription.member.memberId,
      member_name: subscription.member.memberName,
      diet: subscription.member.diet,
      allergies: subscription.member.allergies,
      standing_note: subscription.standingNote,
      special_instructions: subscription.specialInstructions,
      start_day: subscription.startDay,
      renews: subscription.renews,
      created_at: subscription.at,
      updated_at: subscription.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await settlePayables(tx, 'subscriptions', [id]);
  return tx.selectFrom('subscriptions').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** What changes about a locked subscription besides its credits; what is undefined stays. */
export type SubscriptionChange = {
  status?: SubscriptionStatus;
  start_day?: string;
  end_day?: string | null;
  paused_by?: PausedBy;
  pause_from?: string | null;
  paused_until?: string | null;
  end_reason?: string | null;
  customer_note?: string | null;
  internal_note?: string | null;
  approved_at?: Temporal.Instant | null;
  ended_at?: Temporal.Instant | null;
  customer_name?: string;
  customer_phone?: string;
  address?: DeliveryAddress;
  address_checked?: boolean;
  member_id?: string | null;
  member_name?: string | null;
  diet?: Diet;
  allergies?: string;
  standing_note?: string;
};

/** Changes a locked subscription; a change of state settles it. */
export async function updateSubscription(
  tx: Transaction<DB>,
  id: string,
  change: SubscriptionChange,
  at: Temporal.Instant,
): Promise<void> {
  const isStep = change.status !== undefined;
  await Promise.all([
    tx
      .updateTable('subscriptions')
      .set({ ...change, updated_at: at })
      .where('id', '=', id)
      .execute(),
    isStep && bringBackMembers(tx, [id]),
    isStep && settlePayables(tx, 'subscriptions', [id]),
  ]);
}

/** Cancels a locked subscription, whose pause ends with it; `change` is what else is written. */
export const endSubscription = (
  tx: Transaction<DB>,
  id: string,
  change: SubscriptionChange,
  at: Temporal.Instant,
): Promise<void> =>
  updateSubscription(
    tx,
    id,
    {
      ...change,
      status: 'cancelled',
      ended_at: at,
      paused_by: null,
      pause_from: null,
      paused_until: null,
    },
    at,
  );

/**
 * A completed subscription that gets a credit back is active again
 * (docs/rules.md#states-of-a-subscription), and whoever it is for is in the household again.
 */
export async function reactivateCompletedSubscriptions(
  tx: Transaction<DB>,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return;
  await Promise.all([
    tx
      .updateTable('subscriptions')
      .set({ status: 'active', ended_at: null, updated_at: at })
      .where('id', 'in', [...new Set(ids)])
      .where('status', '=', 'completed')
      .execute(),
    bringBackMembers(tx, ids),
  ]);
}

/** Subscriptions whose pause had its last day before `today`. */
export async function listEndedPauses(db: Kysely<DB>, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .where('status', '=', 'paused')
    .where('paused_until', '<', today)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Active subscriptions whose planned pause has its first day by `today`. */
export async function listPausesToBegin(db: Kysely<DB>, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .where('status', '=', 'active')
    .where('pause_from', '<=', today)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Completes what is finished in one statement, and answers how many there were. */
export async function completeFinishedSubscriptions(
  db: Kysely<DB>,
  at: Temporal.Instant,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ status: 'completed', ended_at: at, updated_at: at })
    .where('status', '=', 'active')
    .where('available', '=', 0)
    .where('reserved', '=', 0)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('tiffin_orders')
            .whereRef('tiffin_orders.subscription_id', '=', 'subscriptions.id')
            .where('tiffin_orders.status', 'in', TIFFINS_UNDER_WAY)
            .select('tiffin_orders.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * The plans that are for a customer themselves, and run or wait for approval, in the order in which
 * they are locked.
 */
export async function listOwnRunningIds(db: Kysely<DB>, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .where('customer_id', '=', customerId)
    .where('member_id', 'is', null)
    .where('status', 'in', SUBSCRIPTIONS_RUNNING)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
