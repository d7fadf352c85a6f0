import type { Transaction } from 'kysely';
import { moveOrders } from '#api/tiffin/orders/move-orders.ts';
import { lockOrders, type OrderWithSubscription } from '#db/tiffin/orders.ts';
import type { DB } from '#db/types.ts';
import { forgetUsualDays } from '#db/tiffin/usual-bookings.ts';

/**
 * Cancels what a pattern had booked, with its credits back, and lets its days go, so that the next
 * pattern may book them. The caller has checked that it is not too late for that.
 */
export async function releaseLeftovers(
  tx: Transaction<DB>,
  leftovers: readonly OrderWithSubscription[],
  at: Temporal.Instant,
): Promise<OrderWithSubscription[]> {
  const ids = leftovers.map(({ id }) => id);
  const { moved } = await moveOrders(tx, await lockOrders(tx, ids), {
    action: 'cancel',
    mover: { who: 'customer', name: 'customer' },
    at,
    reason: 'Released from your usual',
  });
  await forgetUsualDays(tx, ids);
  return moved.map(({ order }) => order);
}
