import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';

/** States in which an order's credits are held and not yet used. */
const HOLDING: readonly TiffinOrderStatus[] = ['pending_confirmation', 'scheduled', 'confirmed'];

/** What an order holds and has used; the wire has their sum, and the state says which it is. */
function creditsOf(order: TiffinOrder | undefined): { held: number; used: number } {
  if (!order) return { held: 0, used: 0 };
  const { creditsUsed, status } = order;
  return HOLDING.includes(status) ? { held: creditsUsed, used: 0 } : { held: 0, used: creditsUsed };
}

const latestFirst = (one: TiffinOrder, other: TiffinOrder) =>
  other.deliveryDate.localeCompare(one.deliveryDate) ||
  other.deliveryTimeSlot.localeCompare(one.deliveryTimeSlot);

/**
 * A subscription as it is after a write that answered with this order, so that the screen shows the
 * new state and figures at once. The server's own word follows with the next read.
 */
export function applyOrder<S extends Subscription>(subscription: S, order: TiffinOrder): S {
  if (order.subscriptionId !== subscription.subscriptionId) return subscription;
  const before = creditsOf(subscription.orders.find(({ id }) => id === order.id));
  const after = creditsOf(order);
  const heldMore = after.held - before.held;
  const usedMore = after.used - before.used;
  return {
    ...subscription,
    remainingCredits: subscription.remainingCredits - heldMore - usedMore,
    reservedCredits: subscription.reservedCredits + heldMore,
    usedCredits: subscription.usedCredits + usedMore,
    orders: [order, ...subscription.orders.filter(({ id }) => id !== order.id)].sort(latestFirst),
  };
}
