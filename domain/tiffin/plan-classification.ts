import type { BillingCycle } from '#contract/tiffin/plans.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';

type Plan = {
  status: SubscriptionStatus;
  available: number;
  reserved: number;
  endDate: IsoDay | null;
};

/**
 * Whether a plan belongs under Past Plans (docs/rules.md#past-plans): cancelled or completed, or
 * approved with nothing left, or ended with nothing to book. One that waits for approval is always
 * current.
 */
export function isPastPlan({ status, available, reserved, endDate }: Plan, today: IsoDay): boolean {
  if (status === 'cancelled' || status === 'completed') return true;
  if (status === 'pending_approval') return false;
  if (available + reserved === 0) return true;
  return endDate !== null && endDate < today && available === 0;
}

/** The same day in a later month, or its last day where the month is shorter. */
function addMonths(day: IsoDay, months: number): IsoDay {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months + 1, 0);
  const lastOfMonth = first.toISOString().slice(0, 10);
  const sameDate = `${lastOfMonth.slice(0, 8)}${day.slice(8)}`;
  return sameDate < lastOfMonth ? sameDate : lastOfMonth;
}

/**
 * The last day of the period that a plan was bought for; it informs and never blocks, since credits
 * never expire (docs/rules.md#past-plans). Null for cycles that are not a period of days.
 */
export function endDateOf(startDate: IsoDay, cycle: BillingCycle): IsoDay | null {
  switch (cycle) {
    case 'daily':
      return startDate;
    case 'weekly':
      return addDays(startDate, 6);
    case 'monthly':
      return addDays(addMonths(startDate, 1), -1);
    case 'yearly':
      return addDays(addMonths(startDate, 12), -1);
    default:
      return null;
  }
}
