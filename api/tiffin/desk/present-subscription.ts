import { presentBalance } from '#api/money/present-balance.ts';
import type { Box } from '#contract/tiffin/box.ts';
import type {
  AdminSubscription,
  StaffSubscriptionAction,
} from '#contract/tiffin/desk-subscriptions.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import type { SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import { actionsIn } from '#domain/platform/states.ts';
import {
  SUBSCRIPTION_STATES,
  SUBSCRIPTIONS_WITH_CREDITS,
} from '#domain/tiffin/subscription-states.ts';

/** The buttons of a subscription at the desk, from the state table. */
function staffActions(row: SubscriptionWithFigures): StaffSubscriptionAction[] {
  const { status } = row;
  const actions = actionsIn(SUBSCRIPTION_STATES, status, 'staff').flatMap(
    (action): StaffSubscriptionAction[] => {
      if (action === 'approve') return ['approve', 'approve-unpaid'];
      if (action === 'call-off-pause') return row.pause_from === null ? [] : [action];
      if (action === 'decline' || action === 'pause' || action === 'resume') return [action];
      return action === 'cancel' ? ['cancel'] : [];
    },
  );
  return [...actions, ...(canAdjust(status) ? (['adjust-credits'] as const) : [])];
}

/** Credits are adjusted once they were granted and until the subscription is cancelled. */
export const canAdjust = (status: SubscriptionStatus): boolean =>
  SUBSCRIPTIONS_WITH_CREDITS.includes(status);

/** A subscription as the kitchen sees it, internal note included. */
export function presentAdminSubscription(row: SubscriptionWithFigures): AdminSubscription {
  const { status } = row;
  return {
    id: row.id,
    number: row.number,
    status,
    customerId: row.customer_id,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    customerAddress: row.address.text,
    ...detailsOf(row.address),
    addressChecked: row.address_checked,
    memberId: row.member_id,
    memberName: row.member_name,
    diet: row.diet,
    profileDiet: row.profile_diet,
    allergies: row.allergies,
    standingNote: row.standing_note,
    specialInstructions: row.special_instructions,
    planName: row.plan_name,
    box: row.box as Box | null,
    billingCycle: row.billing_cycle,
    tiffinCount: row.tiffin_count,
    price: row.price_cents,
    subtotal: row.subtotal_cents,
    deliveryFee: row.delivery_cents,
    taxPercentage: row.tax_basis_points,
    taxAmount: row.tax_cents,
    totalAmount: row.total_cents,
    balance: presentBalance(row),
    available: row.available,
    reserved: row.reserved,
    used: row.used_credits,
    underWay: row.under_way_credits,
    startDate: row.start_day,
    endDate: row.end_day,
    pausedBy: row.paused_by as 'customer' | 'staff' | null,
    pauseFrom: row.pause_from,
    pausedUntil: row.paused_until,
    renews: row.renews && row.renews_number ? { id: row.renews, number: row.renews_number } : null,
    paidBackSinceEnd: row.paid_back_since_end,
    payBackNote: row.pay_back_note,
    endReason: row.end_reason,
    customerNote: row.customer_note,
    internalNote: row.internal_note,
    actions: staffActions(row),
    createdAt: row.created_at.toString(),
    approvedAt: row.approved_at?.toString() ?? null,
  };
}
