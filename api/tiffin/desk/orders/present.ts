import { creditKeptOfRow } from '#api/tiffin/orders/present-order.ts';
import type { Diet } from '#contract/account/accounts.ts';
import { type AdminTiffinOrder, StaffOrderAction } from '#contract/tiffin/desk/tiffin-orders.ts';
import type { NotDelivered, Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { OrderWithSubscription } from '#db/tiffin/orders.ts';
import { actionsIn, canDo } from '#domain/platform/states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';

const STAFF_ACTIONS: ReadonlySet<string> = new Set(StaffOrderAction.options);
const isStaffAction = (action: string): action is StaffOrderAction => STAFF_ACTIONS.has(action);

/** A booked tiffin as the kitchen sees it, with what staff can do with it in its state. */
export function presentAdminOrder(row: OrderWithSubscription): AdminTiffinOrder {
  const status = row.status as TiffinOrderStatus;
  return {
    id: row.id,
    orderNumber: row.number,
    subscriptionId: row.subscription_id,
    subscriptionNumber: row.subscription_number,
    planName: row.plan_name,
    customerId: row.customer_id,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    customerEmail: row.customer_email,
    deliveryDate: row.delivery_day,
    deliveryTimeSlot: row.slot as Slot,
    quantity: row.quantity,
    status,
    creditsHeld: row.credits_held,
    creditsUsed: row.credits_used,
    creditsLeft: row.subscription_status === 'cancelled' ? null : row.subscription_available,
    creditKept: creditKeptOfRow(row),
    address: row.address,
    addressChecked: row.address_checked,
    diet: row.diet as Diet,
    profileDiet: row.profile_diet as Diet,
    allergies: row.allergies,
    standingNote: row.standing_note,
    specialInstructions: row.special_instructions,
    doorNote: row.door_note,
    customerNote: row.customer_note,
    internalNote: row.internal_note,
    cancelReason: row.cancel_reason,
    notDelivered: row.not_delivered as NotDelivered | null,
    bookedByUsual: row.booked_by_usual,
    actions: actionsIn(TIFFIN_ORDER_STATES, status, 'staff').filter(isStaffAction),
    canChange: canDo(TIFFIN_ORDER_STATES, 'change', status, 'staff'),
    createdAt: row.created_at.toString(),
    updatedAt: row.updated_at.toString(),
  };
}
