import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatDay, formatDayLong, formatSlot } from '#domain/platform/days.ts';
import { statusLabel } from '#web/account/status-badge.tsx';
import { billingCycleLabel } from '#web/tiffin/orders/subscription-text.ts';

/** Lower case without accents or punctuation, so that `nov 23` finds `Nov 23,` and `TF2026` does not matter. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A date or an hour: `Nov 2` is not `Nov 23`, and `Nov 20` has nothing to do with 2026. */
const isSmallNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

/** Whether every word that is searched for begins a word of these texts; small numbers are whole words. */
export function matchesSearch(search: string, texts: readonly (string | null)[]): boolean {
  const words = plain(search).split(' ').filter(Boolean);
  const text = ` ${plain(texts.filter(Boolean).join(' '))} `;
  return words.every((word) => text.includes(isSmallNumber(word) ? ` ${word} ` : ` ${word}`));
}

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
