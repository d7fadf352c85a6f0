import type { Transaction } from 'kysely';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import type { SnackOrderStatus } from '#contract/snack-orders.ts';
import { addStep, lockSnackOrder, type WholeSnackOrder } from '#db/snack-orders.ts';
import type { DB } from '#db/types.ts';
import { SNACK_ORDER_STATES, type SnackOrderAction } from '#domain/snack-order-states.ts';
import { transition } from '#domain/states.ts';
import { giveStockBack } from './take-stock.ts';

/** Who moves an order, why, and what the kitchen adds. What is undefined stays as it is. */
export type SnackOrderMove = {
  action: SnackOrderAction;
  mover: { who: 'customer' | 'staff'; name: string };
  at: Temporal.Instant;
  reason?: string | undefined;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
};

/**
 * Takes a locked order one step along, or says why it cannot go there. A cancelled one gives its
 * snacks back to their day.
 */
export async function moveSnackOrder(
  tx: Transaction<DB>,
  order: WholeSnackOrder,
  { action, mover, at, reason, customerNote, internalNote }: SnackOrderMove,
): Promise<WholeSnackOrder | Refusal> {
  const status = order.status as SnackOrderStatus;
  const led = transition(SNACK_ORDER_STATES, action, status, mover.who);
  if (isRefusal(led)) return led;
  await tx
    .updateTable('snack_orders')
    .set({
      status: led.to,
      updated_at: at,
      ...(reason !== undefined && { cancel_reason: reason }),
      ...(customerNote !== undefined && { customer_note: customerNote || null }),
      ...(internalNote !== undefined && { internal_note: internalNote || null }),
    })
    .where('id', '=', order.id)
    .execute();
  await addStep(tx, { orderId: order.id, status: led.to, at, actor: mover.name });
  if (led.to === 'cancelled') await giveStockBack(tx, order.delivery_day, order.items);
  return (await lockSnackOrder(tx, order.id)) ?? order;
}
