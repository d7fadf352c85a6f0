import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { formatDate } from '#domain/platform/days.ts';

/** `monthly` -> `Monthly`. */
export const billingCycleLabel = (cycle: BillingCycle): string =>
  cycle.charAt(0).toUpperCase() + cycle.slice(1);

/** A plan that ended before any credit was granted: withdrawn, or declined by the kitchen. */
export const neverStarted = (
  subscription: Pick<
    Subscription,
    'status' | 'remainingCredits' | 'reservedCredits' | 'usedCredits'
  >,
): boolean =>
  subscription.status === 'cancelled' &&
  subscription.remainingCredits + subscription.reservedCredits + subscription.usedCredits === 0;

/** `Nov 23, 2026 - Dec 22, 2026`; a plan without an end is `Ongoing`. */
export function periodText({
  startDate,
  endDate,
}: Pick<Subscription, 'startDate' | 'endDate'>): string {
  if (endDate === null) return `Ongoing, from ${formatDate(startDate)}`;
  return endDate === startDate
    ? formatDate(startDate)
    : `${formatDate(startDate)} - ${formatDate(endDate)}`;
}
