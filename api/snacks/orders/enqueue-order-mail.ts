import type { Transaction } from 'kysely';
import { enqueueMail, type NewMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { AboutSnackOrder } from '#api/kitchen/mail/mail-details.ts';
import type { SnackOrderWithDetails } from '#db/snacks/orders.ts';
import type { DB } from '#db/types.ts';
import { addressLine } from '#domain/account/delivery-address.ts';

/** What a customer is written about a snack order. */
export type SnackMailKind =
  | 'snack_order_received'
  | 'snack_order_confirmed'
  | 'snack_order_ready'
  | 'snack_order_undelivered'
  | 'snack_order_cancelled'
  | 'snack_order_stays';

/** What a mail about a snack order is told. */
export const aboutSnackOrder = (
  order: SnackOrderWithDetails,
  by: 'customer' | 'staff' = 'staff',
): AboutSnackOrder => ({
  name: order.customer_name,
  orderNumber: order.number,
  deliveryType: order.delivery_type,
  day: order.delivery_day,
  time: order.delivery_time,
  address: order.address && addressLine(order.address.text, order.address),
  items: order.items.map((item) => ({
    name: item.name,
    unit: item.unit,
    quantity: item.quantity,
    amount: item.items_cents,
    specialInstructions: item.special_instructions,
  })),
  subtotal: order.subtotal_cents,
  deliveryFee: order.delivery_cents,
  taxAmount: order.tax_cents,
  totalAmount: order.total_cents,
  owed: order.owed_cents,
  by,
  reason: order.status === 'undelivered' ? order.fail_reason : order.cancel_reason,
  failed: order.fail_reason !== null,
  // What was cooked and came in vain is settled between the two.
  toPayBack: order.fail_reason === null ? order.pay_back_due_cents : 0,
});

/** Writes to the customer about a snack order, in the transaction of what happened to it. */
export async function mailSnackOrder(
  tx: Transaction<DB>,
  kind: SnackMailKind,
  order: SnackOrderWithDetails,
  { by = 'staff', reason }: { by?: 'customer' | 'staff'; reason?: string } = {},
): Promise<void> {
  await enqueueMail(tx, {
    kind,
    customerId: order.customer_id,
    details: {
      ...aboutSnackOrder(order, by),
      customerNote: order.customer_note,
      ...(reason !== undefined && { reason }),
      ...(kind === 'snack_order_stays' && { isPending: order.status === 'pending' }),
    },
  } as NewMail);
}

/** Writes that the kitchen had to take an order to another day or hour. */
export async function mailSnackOrderMoved(
  tx: Transaction<DB>,
  order: SnackOrderWithDetails,
  { before, reason }: { before: SnackOrderWithDetails; reason: string },
): Promise<void> {
  await enqueueMail(tx, {
    kind: 'snack_order_moved',
    customerId: order.customer_id,
    details: {
      ...aboutSnackOrder(order),
      reason,
      isPending: order.status === 'pending',
      before: { day: before.delivery_day, time: before.delivery_time },
    },
  });
}
