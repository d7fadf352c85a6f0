import type { AdminSubscription } from '#contract/admin/subscriptions.ts';
import { times } from '#domain/money.ts';

/** A fair first guess at what to pay back: unused credits at their price, never more than was paid. */
export const suggestedPayBack = (
  subscription: Pick<AdminSubscription, 'price' | 'available' | 'reserved' | 'paidAmount'>,
): number =>
  Math.min(
    times(subscription.price, subscription.available + subscription.reserved),
    subscription.paidAmount,
  );
