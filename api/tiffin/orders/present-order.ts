import { errorMessage } from '#contract/errors.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import type { CreditKept, TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import type { TiffinOrderRow, TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';
import { type ActionState, actionsOf } from '#domain/tiffin/deadlines.ts';
import { creditKeptOf } from '#domain/tiffin/not-delivered.ts';
import { checkCanBook } from './check-can-book.ts';

const present = (action: ActionState) => ({ ...action, until: action.until?.toString() ?? null });

/** A skip can be undone only into a subscription that is active, and outside a planned pause. */
const forbidden = ({ refused, details }: Refusal) => ({
  allowed: false,
  until: null,
  reason: errorMessage(refused, details),
});

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
  const inactive = checkPlanOf(row);
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
    diet: row.diet,
    allergies: row.allergies,
    createdAt: row.created_at.toString(),
    actions: {
      skip: present(actions.skip),
      unskip: inactive ? forbidden(inactive) : present(actions.unskip),
      change: present(actions.change),
      cancel: { ...present(actions.cancel), refund: actions.cancel.refund },
    },
  };
}

/** Why an order's plan takes no tiffin on its day, so that a skip cannot be undone; null when it does. */
export const checkPlanOf = (row: TiffinOrderWithSubscription): Refusal | null =>
  checkCanBook(
    {
      status: row.subscription_status,
      pause_from: row.subscription_pause_from,
      paused_until: row.subscription_paused_until,
    },
    row.delivery_day,
  );

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
