import type { Diet } from '#contract/account/accounts.ts';
import { errorMessage } from '#contract/errors.ts';
import type {
  CreditKept,
  NotDelivered,
  Slot,
  TiffinOrder,
  TiffinOrderStatus,
} from '#contract/tiffin/tiffin-orders.ts';
import type { OrderWithSubscription, TiffinOrderRow } from '#db/tiffin/orders.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';
import { type ActionState, actionsOf } from '#domain/tiffin/deadlines.ts';
import { creditKeptOf } from '#domain/tiffin/not-delivered.ts';
import { checkCanBook } from './check-can-book.ts';

const present = (action: ActionState) => ({ ...action, until: action.until?.toString() ?? null });

/** An order as its customer reads it, with what they may still do with it at `now`. */
export function presentOrder(
  row: OrderWithSubscription,
  now: Temporal.Instant,
  kitchen: Kitchen,
): TiffinOrder {
  const status = row.status as TiffinOrderStatus;
  const deliveryTimeSlot = row.slot as Slot;
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
    doorNote: row.door_note,
    adminNotes: row.customer_note,
    cancelReason: row.cancel_reason,
    notDelivered: row.not_delivered as NotDelivered | null,
    deliveryAddress: row.address,
    diet: row.diet as Diet,
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
export function unskipOf(row: OrderWithSubscription, state: ActionState) {
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
export const creditKeptOfRow = (row: OrderWithSubscription): CreditKept | null =>
  creditKeptOf({
    status: row.status as TiffinOrderStatus,
    creditsUsed: row.credits_used,
    consumedBy: row.consumed_by,
  });

/** A row in the words of the domain's deadline rules. */
export const asBooking = (row: TiffinOrderRow) => ({
  deliveryDate: row.delivery_day,
  deliveryTimeSlot: row.slot as Slot,
  status: row.status as TiffinOrderStatus,
});
