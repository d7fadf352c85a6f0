import type { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import { labelOf } from '#domain/platform/states.ts';

/**
 * What the states of a snack order are called. Apart from the table of what can be done in them: a list
 * of the shop shows the names and needs nothing else of it.
 */
export const SNACK_ORDER_LABELS: Readonly<Record<SnackOrderStatus, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  preparing: 'Preparing',
  ready: 'Ready',
  undelivered: 'Not Delivered',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** A state as the customer reads it: a pickup order ends as Picked Up. */
export function snackStatusLabel(status: SnackOrderStatus, deliveryType: DeliveryType): string {
  if (status === 'delivered' && deliveryType === 'pickup') return 'Picked Up';
  return labelOf({ labels: SNACK_ORDER_LABELS }, status);
}
