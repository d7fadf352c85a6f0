import { isRefusal, type Refusal, refuse } from '#contract/errors.ts';
import type { SubscriptionStatus } from '#contract/subscriptions.ts';
import { type Actor, canDo, type StateTable, transition } from './states.ts';

export type SubscriptionAction =
  | 'approve'
  | 'decline'
  | 'withdraw'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'complete'
  | 'reopen';

/**
 * The life of a prepaid subscription (design.md section 6, spec 2 section 4). `release` here means
 * the credits of what is booked in it; unused ones stay on the subscription.
 */
export const SUBSCRIPTION_STATES: StateTable<SubscriptionStatus, SubscriptionAction> = {
  starts: ['pending_approval'],
  labels: {
    pending_approval: 'Awaiting admin approval',
    active: 'Active',
    paused: 'Paused',
    cancelled: 'Cancelled',
    completed: 'Completed',
  },
  actions: {
    approve: [{ from: ['pending_approval'], to: 'active', who: ['staff'], credits: 'grant' }],
    decline: [{ from: ['pending_approval'], to: 'cancelled', who: ['staff'], credits: 'none' }],
    withdraw: [{ from: ['pending_approval'], to: 'cancelled', who: ['customer'], credits: 'none' }],
    pause: [{ from: ['active'], to: 'paused', who: ['staff', 'customer'], credits: 'release' }],
    resume: [
      { from: ['paused'], to: 'active', who: ['staff', 'customer', 'clock'], credits: 'none' },
    ],
    cancel: [{ from: ['active', 'paused'], to: 'cancelled', who: ['staff'], credits: 'release' }],
    complete: [{ from: ['active'], to: 'completed', who: ['clock'], credits: 'none' }],
    reopen: [{ from: ['completed'], to: 'active', who: ['staff', 'clock'], credits: 'none' }],
  },
};

/** Who set a pause; null when the subscription is not paused. */
export type PausedBy = 'customer' | 'staff' | null;

/** Lifting a pause, or why not: a customer cannot lift one that the kitchen set (`paused_by_kitchen`). */
export function checkResume(
  { status, pausedBy }: { status: SubscriptionStatus; pausedBy: PausedBy },
  who: Actor,
): Refusal | null {
  const moved = transition(SUBSCRIPTION_STATES, 'resume', status, who);
  if (isRefusal(moved)) return moved;
  return who === 'customer' && pausedBy !== 'customer' ? refuse('paused_by_kitchen') : null;
}

/** Whether tiffins can be booked in a subscription, or the spec's words why not (spec 2 section 5). */
export function checkCanSchedule(status: SubscriptionStatus): Refusal | null {
  if (status === 'active') return null;
  if (status === 'pending_approval') return refuse('subscription_pending');
  return refuse('subscription_not_active', { status });
}

/** What a customer may do with a subscription now: the buttons on its card. */
export function subscriptionActionsOf(subscription: {
  status: SubscriptionStatus;
  pausedBy: PausedBy;
  available: number;
}): { schedule: boolean; withdraw: boolean; pause: boolean; resume: boolean } {
  const { status, available } = subscription;
  return {
    schedule: checkCanSchedule(status) === null && available > 0,
    withdraw: canDo(SUBSCRIPTION_STATES, 'withdraw', status, 'customer'),
    pause: canDo(SUBSCRIPTION_STATES, 'pause', status, 'customer'),
    resume: checkResume(subscription, 'customer') === null,
  };
}
