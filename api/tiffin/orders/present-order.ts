import { errorMessage } from '#contract/errors.ts';
import type { CreditKept, TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import type { TiffinOrderRow, TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { type ActionState, actionsOf } from '#domain/tiffin/deadlines.ts';
import { creditKeptOf } from '#domain/tiffin/order-credits.ts';
import { checkCanBook } from './check-can-book.ts';

const present = (action: ActionState) => ({ ...action, until: action.until?.toString() ?? null });

/** An order as its customer reads it, with what they may still do with it at `now`. */
export function presentOrder(
  row: TiffinOrderWithSubscription,
  now: Temporal.Instant,
  kitchen: Kitchen,
): TiffinOrder {
  const { status } = row;
  const deliveryTimeSlot = row.slot;
  const actions = actionsOf(
    { deliveryDate: row.delivery_day, deliveryTimeSlot, status },
    now,
    kitchen,
  );
  return {
    id: row.id,
    orderNumber: row.number,
    subscriptionId: row.subscription_id,
    subscriptionNumber: row.subscription_number,
    planName: row.plan_name,
    deliveryDate: row.delivery_day,
    deliveryTimeSlot,
    quantity: row.quantity,
    status,
    creditsUsed: row.credits_held + row.credits_used,
    creditKept: creditKeptOfRow(row),
    specialInstructions: row.special_instructions,
    adminNotes: row.customer_note,
    cancelReason: row.cancel_reason,
    notDelivered: row.not_delivered,
    deliveryAddress: row.address.text,
    ...detailsOf(row.address),
    memberId: row.member_id,
    memberName: row.member_name,
    diet: row.diet,
    allergies: row.allergies,
    createdAt: row.created_at.toString(),
    actions: {
      skip: present(actions.skip),
      unskip: unskipOf(row, actions.unskip),
      change: present(actions.change),
      cancel: { ...present(actions.cancel), refund: actions.cancel.refund },
    },
  };
}

/**
 * Whether a skip can be undone, and until when: in its time (`state`, by the deadlines), and only into
 * a subscription that is active, outside a planned pause.
 */
export function unskipOf(row: TiffinOrderWithSubscription, state: ActionState) {
  const subscription = {
    status: row.subscription_status,
    pause_from: row.subscription_pause_from,
    paused_until: row.subscription_paused_until,
  };
  const inactive = checkCanBook(subscription, row.delivery_day);
  if (!inactive) return present(state);
  return {
    allowed: false,
    until: null,
    reason: errorMessage(inactive.refused, inactive.details),
  };
}

/** Why the credit of a stored order is used though it is cancelled; null for all others. */
export const creditKeptOfRow = (row: TiffinOrderWithSubscription): CreditKept | null =>
  creditKeptOf({
    status: row.status,
    creditsUsed: row.credits_used,
    consumedBy: row.consumed_by,
  });

/** A row in the words of the domain's deadline rules. */
export const toBooking = (row: TiffinOrderRow) => ({
  deliveryDate: row.delivery_day,
  deliveryTimeSlot: row.slot,
  status: row.status,
});
