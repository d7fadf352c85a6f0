import { presentBalance } from '#api/money/present-balance.ts';
import type { AdminSnackOrder, OpenSnackDay } from '#contract/snacks/desk-orders.ts';
import type { SnackOrderWithDetails } from '#db/snacks/orders.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import { sum } from '#domain/platform/money.ts';
import { counterActionsIn } from '#domain/snacks/order-states.ts';

/** A day with orders to hand over, as the counter lists it. */
export const presentOpenDay = ({
  day,
  ...counts
}: { day: string } & Omit<OpenSnackDay, 'date'>): OpenSnackDay => ({ date: day, ...counts });

/** A snack order as the counter sees it, with what staff can do with it in its state. */
export function presentAdminSnackOrder(order: SnackOrderWithDetails): AdminSnackOrder {
  const { status } = order;
  return {
    id: order.id,
    orderNumber: order.number,
    customerId: order.customer_id,
    customerName: order.customer_name,
    customerPhone: order.customer_phone,
    customerEmail: order.customer_email,
    status,
    deliveryType: order.delivery_type,
    deliveryDate: order.delivery_day,
    deliveryTime: order.delivery_time,
    address: order.address?.text ?? null,
    ...detailsOf(order.address),
    addressChecked: order.address_checked,
    diet: order.diet,
    allergies: order.allergies,
    specialInstructions: order.special_instructions,
    items: order.items.map((item) => ({
      snackId: item.snack_id,
      name: item.name,
      unit: item.unit,
      quantity: item.quantity,
      price: item.price_cents,
      deliveryFee: item.delivery_cents,
      taxAmount: item.tax_cents,
      total: sum(item.items_cents, item.delivery_cents, item.tax_cents),
      specialInstructions: item.special_instructions,
    })),
    subtotal: order.subtotal_cents,
    deliveryFee: order.delivery_cents,
    taxAmount: order.tax_cents,
    totalAmount: order.total_cents,
    balance: presentBalance(order),
    payBackNote: order.pay_back_note,
    customerNote: order.customer_note,
    internalNote: order.internal_note,
    cancelReason: order.cancel_reason,
    failReason: order.fail_reason,
    steps: order.steps.map(({ status: reached, at, actor, note }) => ({
      status: reached,
      at: at.toString(),
      actor,
      note,
    })),
    moves: order.moves.map((move) => ({
      at: move.at.toString(),
      actor: move.actor,
      reason: move.reason,
      from: { date: move.from_day, time: move.from_time },
      to: { date: move.to_day, time: move.to_time },
    })),
    actions: counterActionsIn(status).filter(
      (action) => action !== 'fail' || order.delivery_type === 'delivery',
    ),
    createdAt: order.created_at.toString(),
    updatedAt: order.updated_at.toString(),
  };
}
