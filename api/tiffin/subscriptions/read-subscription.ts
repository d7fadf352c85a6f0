import type { Kysely } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { readPublicProfile } from '#api/kitchen/profile.ts';
import { presentBalance } from '#api/money/present-balance.ts';
import type { CustomerRead, ReadWithSession } from '#api/platform/http/context.ts';
import { presentOrder } from '#api/tiffin/orders/present-order.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import {
  listOrdersOf,
  listOrdersOfCustomer,
  type TiffinOrderWithSubscription,
} from '#db/tiffin/read-orders.ts';
import {
  findOwnSubscription,
  listOwnSubscriptions,
  type SubscriptionWithFigures,
} from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { dayOf } from '#domain/platform/days.ts';
import { isPastSubscription, subscriptionActionsOf } from '#domain/tiffin/subscription-states.ts';

/** A subscription shows this many of its latest orders; the history pages through all of them. */
const ORDERS_SHOWN = 200;

/**
 * How to pay a subscription, by ways outside the site; its own number is the reference
 * (docs/rules.md#paying).
 */
export async function paymentInstructions(db: Kysely<DB>, row: SubscriptionWithFigures) {
  const { paymentWays } = await readPublicProfile(db);
  return {
    reference: row.number,
    amount: row.owed_cents,
    ways: paymentWays,
  };
}

/** A subscription as its customer reads it; some figures have several names. */
export function presentSubscription(
  row: SubscriptionWithFigures,
  orders: readonly TiffinOrderWithSubscription[],
  now: Temporal.Instant,
  kitchen: Kitchen,
): Subscription {
  const { status } = row;
  const billingCycle = row.billing_cycle;
  const { available, reserved } = row;
  const balance = presentBalance(row);
  const used = row.used_credits;
  // Before approval nothing is granted yet: what was bought is shown as 'after approval'.
  const totalCredits = row.approved_at ? available + reserved + used : row.tiffin_count;
  return {
    id: row.id,
    subscriptionId: row.id,
    subscriptionNumber: row.number,
    planGroupId: row.plan_group_id,
    planVariantId: row.plan_variant_id,
    planName: row.plan_name,
    planType: 'tiffin',
    billingCycle,
    cycle: billingCycle,
    status,
    credits: totalCredits,
    totalCredits,
    remainingCredits: available,
    reservedCredits: reserved,
    usedCredits: used,
    startDate: row.start_day,
    endDate: row.end_day,
    price: row.total_cents,
    totalAmount: row.total_cents,
    tiffinCount: row.tiffin_count,
    pricePerTiffin: row.price_cents,
    currency: row.currency,
    priceBreakdown: {
      subtotal: row.subtotal_cents,
      deliveryFee: row.delivery_cents,
      taxAmount: row.tax_cents,
      taxPercentage: row.tax_basis_points,
    },
    paidAmount: balance.paid,
    customerInfo: {
      name: row.customer_name,
      email: row.customer_email,
      phone: row.customer_phone,
      address: row.address.text,
    },
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    customerAddress: row.address.text,
    ...detailsOf(row.address),
    specialInstructions: row.special_instructions,
    memberId: row.member_id,
    memberName: row.member_name,
    diet: row.diet,
    allergies: row.allergies,
    adminNotes: row.customer_note,
    endReason: row.end_reason,
    pauseFrom: row.pause_from,
    pausedUntil: row.paused_until,
    renews: row.renews_number,
    renewedBy: row.renewed_by_number,
    balance,
    isPast: isPastSubscription({ status, available, reserved, endDate: row.end_day }, dayOf(now)),
    actions: subscriptionActionsOf({
      status,
      available,
      pausedBy: row.paused_by,
      pauseFrom: row.pause_from,
      pausedUntil: row.paused_until,
      approved: row.approved_at !== null,
      followed: row.renewed_by_number !== null,
    }),
    createdAt: row.created_at.toString(),
    orders: orders.map((order) => presentOrder(order, now, kitchen)),
  };
}

/** One subscription as its customer reads it, with its latest orders. */
export async function presentSubscriptionWithOrders(
  ctx: Pick<CustomerRead, 'db' | 'now'>,
  row: SubscriptionWithFigures,
): Promise<Subscription> {
  const [kitchen, orders] = await Promise.all([
    loadKitchen(ctx),
    listOrdersOf(ctx.db, [row.id], ORDERS_SHOWN),
  ]);
  return presentSubscription(row, orders, ctx.now, kitchen);
}

/** One of the customer's own subscriptions by id or number; somebody else's is a 404. */
export async function readSubscription(ctx: CustomerRead, idOrNumber: string) {
  const row = await findOwnSubscription(ctx.db, ctx.caller.id, idOrNumber);
  if (!row) return refuse('subscription_not_found') as Refusal;
  return {
    ...(await presentSubscriptionWithOrders(ctx, row)),
    payment: await paymentInstructions(ctx.db, row),
  };
}

/**
 * All of the customer's own subscriptions, newest first, whatever the path says
 * (docs/rules.md#who-may-call-what).
 */
export async function listSubscriptions({
  db,
  now,
  caller,
}: ReadWithSession): Promise<Subscription[]> {
  const [kitchen, rows, orders] = await Promise.all([
    loadKitchen({ db, now }),
    listOwnSubscriptions(db, caller.id),
    listOrdersOfCustomer(db, caller.id, ORDERS_SHOWN),
  ]);
  return rows.map((row) =>
    presentSubscription(
      row,
      orders.filter((order) => order.subscription_id === row.id),
      now,
      kitchen,
    ),
  );
}
