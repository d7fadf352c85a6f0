import type { PlanErrorCode } from '#contract/tiffin/plan-errors.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { type MayBePaused, plannedPauseOf } from './pause.ts';
import { canRenew } from './renewal.ts';
import { type Actor, canDo, type StateTable, transition } from '#domain/platform/states.ts';

export type SubscriptionAction =
  | 'approve'
  | 'decline'
  | 'withdraw'
  | 'pause'
  | 'plan-pause'
  | 'call-off-pause'
  | 'resume'
  | 'cancel'
  | 'complete'
  | 'reopen';

/**
 * The life of a prepaid subscription (docs/rules.md#states-of-a-plan). `release` here means
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
    withdraw: [
      {
        from: ['pending_approval'],
        to: 'cancelled',
        who: ['customer', 'clock'],
        credits: 'none',
      },
    ],
    pause: [
      { from: ['active'], to: 'paused', who: ['staff', 'customer', 'clock'], credits: 'release' },
    ],
    'plan-pause': [
      { from: ['active'], to: 'stay', who: ['staff', 'customer'], credits: 'release' },
    ],
    'call-off-pause': [
      { from: ['active'], to: 'stay', who: ['staff', 'customer'], credits: 'none' },
    ],
    resume: [
      { from: ['paused'], to: 'active', who: ['staff', 'customer', 'clock'], credits: 'none' },
    ],
    cancel: [
      {
        from: ['active', 'paused'],
        to: 'cancelled',
        who: ['staff', 'customer', 'clock'],
        credits: 'release',
      },
    ],
    complete: [{ from: ['active'], to: 'completed', who: ['clock'], credits: 'none' }],
    reopen: [{ from: ['completed'], to: 'active', who: ['staff', 'clock'], credits: 'none' }],
  },
};

/** Who set or planned a pause; null when there is none. */
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

/** Whether tiffins can be booked in a subscription, or why not (docs/rules.md#booking-a-tiffin). */
export function checkCanSchedule(status: SubscriptionStatus): Refusal<PlanErrorCode> | null {
  if (status === 'active') return null;
  if (status === 'pending_approval') return refuse('subscription_pending');
  return refuse('subscription_not_active', { status });
}

/** What a customer may do with a subscription now: the buttons on its card. */
export function subscriptionActionsOf(
  subscription: MayBePaused & {
    pausedBy: PausedBy;
    available: number;
    approved: boolean;
    /** Whether another plan renews it already. */
    followed: boolean;
  },
) {
  const { status, available, pausedBy } = subscription;
  const may = (action: SubscriptionAction) =>
    canDo(SUBSCRIPTION_STATES, action, status, 'customer');
  const planned = plannedPauseOf(subscription);
  return {
    schedule: checkCanSchedule(status) === null && available > 0,
    withdraw: may('withdraw'),
    pause: may('pause') && planned === null,
    changePause: may('call-off-pause') && planned !== null && pausedBy === 'customer',
    resume: checkResume(subscription, 'customer') === null,
    cancel: may('cancel'),
    renew: canRenew(subscription),
  };
}
