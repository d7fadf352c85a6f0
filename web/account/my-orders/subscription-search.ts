import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatDay, formatDayLong, formatSlot } from '#domain/platform/days.ts';
import { statusLabel } from '#web/account/status-badge.tsx';
import { billingCycleLabel } from '#web/tiffin/orders/subscription-text.ts';
import { matchesSearch } from './matches-search.ts';

const textsOfSubscription = (plan: Subscription): (string | null)[] => [
  plan.planName,
  plan.subscriptionNumber,
  billingCycleLabel(plan.billingCycle),
  statusLabel(plan.status),
  addressLine(plan.customerAddress, plan),
  plan.specialInstructions,
  doorText(plan),
];

const textsOfOrder = (order: TiffinOrder): (string | null)[] => [
  order.orderNumber,
  order.planName,
  statusLabel(order.status),
  formatDay(order.deliveryDate),
  formatDayLong(order.deliveryDate),
  order.deliveryDate,
  formatSlot(order.deliveryTimeSlot),
  addressLine(order.deliveryAddress, order),
  order.specialInstructions,
  doorText(order),
];

export type FoundSubscription = { plan: Subscription; orders: TiffinOrder[] };

/**
 * The plans in which something is found, each with its orders that fit: all of them when the plan
 * itself is what was searched for.
 */
export function searchSubscriptions(
  plans: readonly Subscription[],
  search: string,
): FoundSubscription[] {
  return plans.flatMap((plan) => {
    const ofPlan = textsOfSubscription(plan);
    if (matchesSearch(search, ofPlan)) return [{ plan, orders: plan.orders }];
    const orders = plan.orders.filter((order) =>
      matchesSearch(search, [plan.planName, plan.subscriptionNumber, ...textsOfOrder(order)]),
    );
    return orders.length > 0 ? [{ plan, orders }] : [];
  });
}
