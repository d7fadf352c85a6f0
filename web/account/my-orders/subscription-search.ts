import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatDay, formatDayLong, formatSlot } from '#domain/platform/days.ts';
import { labelOf } from '#domain/platform/states.ts';
import { CUSTOMER_TIFFIN_STATUS_LABELS } from '#domain/tiffin/order-labels.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { billingCycleLabel } from '#web/tiffin/orders/subscription-text.ts';
import { matchesSearch } from './matches-search.ts';

const textsOfSubscription = (subscription: Subscription): (string | null)[] => [
  subscription.planName,
  subscription.subscriptionNumber,
  subscription.memberName,
  billingCycleLabel(subscription.billingCycle),
  labelOf(SUBSCRIPTION_STATES, subscription.status),
  addressLine(subscription.customerAddress, subscription),
  subscription.specialInstructions,
  doorText(subscription),
];

const textsOfOrder = (order: TiffinOrder): (string | null)[] => [
  order.orderNumber,
  order.planName,
  order.memberName,
  labelOf({ labels: CUSTOMER_TIFFIN_STATUS_LABELS }, order.status),
  formatDay(order.deliveryDate),
  formatDayLong(order.deliveryDate),
  order.deliveryDate,
  formatSlot(order.deliveryTimeSlot),
  addressLine(order.deliveryAddress, order),
  order.specialInstructions,
  doorText(order),
];

export type FoundSubscription = { subscription: Subscription; orders: TiffinOrder[] };

/**
 * The plans in which something is found, each with its orders that fit: all of them when the plan
 * itself is what was searched for.
 */
export function searchSubscriptions(
  subscriptions: readonly Subscription[],
  search: string,
): FoundSubscription[] {
  return subscriptions.flatMap((subscription) => {
    const ofSubscription = textsOfSubscription(subscription);
    if (matchesSearch(search, ofSubscription))
      return [{ subscription, orders: subscription.orders }];
    const orders = subscription.orders.filter((order) =>
      matchesSearch(search, [
        subscription.planName,
        subscription.subscriptionNumber,
        ...textsOfOrder(order),
      ]),
    );
    return orders.length > 0 ? [{ subscription, orders }] : [];
  });
}
