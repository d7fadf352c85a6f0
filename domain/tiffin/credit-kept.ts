import type { CreditKept, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';

/**
 * Why the credit of a tiffin is used though it is cancelled, by the action that used it; null where it
 * is not cancelled, or its credit came back.
 */
export function creditKeptOf(order: {
  status: TiffinOrderStatus;
  creditsUsed: number;
  consumedBy: string | null;
}): CreditKept | null {
  if (order.status !== 'cancelled' || order.creditsUsed === 0) return null;
  return order.consumedBy === 'cancel' ? 'late' : 'other';
}

/** Why, at the desk; null where nothing is known. */
export const CREDIT_KEPT_REASONS: Record<CreditKept, string | null> = {
  late: 'cancelled after midnight',
  other: null,
};

/** The same, as the customer reads it beside the state. */
export const CREDIT_KEPT_NOTES: Record<CreditKept, string> = {
  late: 'Cancelled after midnight, credit used',
  other: 'Cancelled, credit used',
};
