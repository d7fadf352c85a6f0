import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';

/** With so many credits left, or fewer, it is time to think of the next plan. */
export const FEW_CREDITS = 3;

/**
 * Whether a plan is to be renewed: few credits are left in it, or it has ended after it was
 * approved, and no other plan follows it yet.
 */
export function canRenew(plan: {
  status: SubscriptionStatus;
  available: number;
  /** Whether the kitchen has ever approved it. */
  approved: boolean;
  /** Whether a plan that follows it waits for approval or runs. */
  followed: boolean;
}): boolean {
  if (!plan.approved || plan.followed) return false;
  if (plan.status === 'active' || plan.status === 'paused') return plan.available <= FEW_CREDITS;
  return plan.status === 'completed' || plan.status === 'cancelled';
}
