import type { SnackOverride } from '#contract/snacks/desk-by-phone.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { canDo } from '#domain/platform/states.ts';
import { SNACK_ORDER_STATES, type SnackOrderAction } from './order-states.ts';

/**
 * What the kitchen does with snacks and their customer could not, as the audit log names it
 * (docs/rules.md#orders-by-phone): an order's overrides, and those of a step with what is ordered.
 */
export type SnackOrderOverride = SnackOverride | 'sold_out' | 'after_deadline';

/** How a day stands with a snack, once an order has taken of it. */
type SnackOnDay = {
  /** How many are sold a day; null: as many as are wanted. */
  limit: number | null;
  /** All that is ordered for the day, this order's among them. */
  ordered: number;
  /** The kitchen has said that there are no more. */
  isSoldOut: boolean;
};

/** What of an order is beyond what its day has for customers. */
export function beyondStock(
  snacks: readonly SnackOnDay[],
): Extract<SnackOrderOverride, 'over_limit' | 'sold_out'>[] {
  const isOver = ({ limit, ordered }: SnackOnDay) => limit !== null && ordered > limit;
  return [
    ...(snacks.some(isOver) ? (['over_limit'] as const) : []),
    ...(snacks.some(({ isSoldOut }) => isSoldOut) ? (['sold_out'] as const) : []),
  ];
}

/**
 * What of a step with an order is beyond its customer's own: that they can take it as well, and no
 * longer could. What only the kitchen does, as cooking and handing over, is beyond nothing.
 */
export function beyondOwnStep(
  action: SnackOrderAction,
  status: SnackOrderStatus,
): Extract<SnackOrderOverride, 'after_deadline'>[] {
  const isCustomers = SNACK_ORDER_STATES.actions[action].some(({ who }) =>
    who.includes('customer'),
  );
  return isCustomers && !canDo(SNACK_ORDER_STATES, action, status, 'customer')
    ? ['after_deadline']
    : [];
}
