import { presentBalance } from '#api/money/present-balance.ts';
import { presentOrder } from '#api/tiffin/orders/present-order.ts';
import type { Diet } from '#contract/account/accounts.ts';
import type { BillingCycle } from '#contract/tiffin/plans.ts';
import type { Subscription, SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import type { SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import type { OrderWithSubscription } from '#db/tiffin/orders.ts';
import { dayOf } from '#domain/platform/days.ts';
import { isPastPlan } from '#domain/tiffin/plan-classification.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';
import { type PausedBy, subscriptionActionsOf } from '#domain/tiffin/subscription-states.ts';

/** A subscription as its customer reads it; some figures have several names. */
export function presentSubscription(
  row: SubscriptionWithFigures,
  orders: readonly OrderWithSubscription[],
  now: Temporal.Instant,
  kitchen: Kitchen,
): Subscription {
  const status = row.status as SubscriptionStatus;
  const billingCycle = row.billing_cycle as BillingCycle;
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
      address: row.customer_address,
    },
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    customerAddress: row.customer_address,
    specialInstructions: row.special_instructions,
    doorNote: row.door_note,
    diet: row.diet as Diet,
    allergies: row.allergies,
    adminNotes: row.customer_note,
    endReason: row.end_reason,
    pauseFrom: row.pause_from,
    pausedUntil: row.paused_until,
    renews: row.renews_number,
    renewedBy: row.renewed_by_number,
    balance,
    isPast: isPastPlan({ status, available, reserved, endDate: row.end_day }, dayOf(now)),
    actions: subscriptionActionsOf({
      status,
      available,
      pausedBy: row.paused_by as PausedBy,
      pauseFrom: row.pause_from,
      pausedUntil: row.paused_until,
      approved: row.approved_at !== null,
      followed: row.renewed_by_number !== null,
    }),
    createdAt: row.created_at.toString(),
    orders: orders.map((order) => presentOrder(order, now, kitchen)),
  };
}
