import type { Kysely } from 'kysely';
import { creditKeptOfRow } from '#api/tiffin/orders/present-order.ts';
import {
  type AdminTiffinOrder,
  StaffTiffinOrderAction,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { listCookedPerSlot } from '#db/kitchen/kitchen-days.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import type { TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import type { DB } from '#db/types.ts';
import { addressFields } from '#domain/account/delivery-address.ts';
import { actionsIn, canDo } from '#domain/platform/states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';

const STAFF_ACTIONS: ReadonlySet<string> = new Set(StaffTiffinOrderAction.options);
const isStaffAction = (action: string): action is StaffTiffinOrderAction =>
  STAFF_ACTIONS.has(action);

/** A booked tiffin as the kitchen sees it, with what staff can do with it in its state. */
export function presentAdminTiffinOrder(row: TiffinOrderWithSubscription): AdminTiffinOrder {
  const { status } = row;
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
    deliveryTimeSlot: row.slot,
    quantity: row.quantity,
    status,
    creditsHeld: row.credits_held,
    creditsUsed: row.credits_used,
    creditsLeft: row.subscription_status === 'cancelled' ? null : row.subscription_available,
    creditKept: creditKeptOfRow(row),
    ...addressFields(row.address),
    addressChecked: row.address_checked,
    memberId: row.member_id,
    memberName: row.member_name,
    diet: row.diet,
    profileDiet: row.profile_diet,
    allergies: row.allergies,
    standingNote: row.standing_note,
    specialInstructions: row.special_instructions,
    customerNote: row.customer_note,
    internalNote: row.internal_note,
    cancelReason: row.cancel_reason,
    notDelivered: row.not_delivered,
    bookedByUsual: row.booked_by_usual,
    actions: actionsIn(TIFFIN_ORDER_STATES, status, 'staff').filter(isStaffAction),
    canChange: canDo(TIFFIN_ORDER_STATES, 'change', status, 'staff'),
    createdAt: row.created_at.toString(),
    updatedAt: row.updated_at.toString(),
  };
}

/**
 * Orders, and with those that wait for the kitchen's word how full their hour and their day are: one
 * query for all of them, and none where nothing waits.
 */
export async function withCapacity<Order extends AdminTiffinOrder>(
  db: Kysely<DB>,
  orders: readonly Order[],
): Promise<Order[]> {
  const waits = ({ status }: Order) => status === 'pending_confirmation';
  const days = new Set(orders.filter(waits).map(({ deliveryDate }) => deliveryDate));
  if (days.size === 0) return [...orders];
  const { slotCapacity, dayCapacity } = await readSettings(db, 'kitchen');
  const loads = await listCookedPerSlot(db, [...days]);
  const tiffinsIn = (date: string, inHour?: string) =>
    loads
      .filter(({ day, slot }) => day === date && (inHour === undefined || slot === inHour))
      .reduce((sum, { tiffins }) => sum + tiffins, 0);
  return orders.map((order) => {
    if (!waits(order)) return order;
    const { deliveryDate, deliveryTimeSlot } = order;
    const hour = { tiffins: tiffinsIn(deliveryDate, deliveryTimeSlot), capacity: slotCapacity };
    const day = { tiffins: tiffinsIn(deliveryDate), capacity: dayCapacity };
    return { ...order, room: { hour, day } };
  });
}
