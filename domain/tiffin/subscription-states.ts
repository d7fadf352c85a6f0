import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SubscriptionErrorCode } from '#contract/tiffin/subscription-errors.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';
import { type Actor, canDo, type StateTable, transition } from '#domain/platform/states.ts';
import { type PausableSubscription, plannedPauseOf } from './pause.ts';

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
 * The life of a prepaid subscription (docs/rules.md#states-of-a-subscription). `release` here means
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

type States = readonly SubscriptionStatus[];

/** Approved, and not over. */
export const SUBSCRIPTIONS_APPROVED: States = ['active', 'paused'];

/** Somebody still cooks for them, or will. */
export const SUBSCRIPTIONS_RUNNING: States = ['pending_approval', ...SUBSCRIPTIONS_APPROVED];

/** Ended. */
export const SUBSCRIPTIONS_OVER: States = ['cancelled', 'completed'];

/** Their credits were granted, and are not settled: they can be adjusted. */
export const SUBSCRIPTIONS_WITH_CREDITS: States = [...SUBSCRIPTIONS_APPROVED, 'completed'];

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
export function checkCanSchedule(
  status: SubscriptionStatus,
): Refusal<SubscriptionErrorCode> | null {
  if (status === 'active') return null;
  if (status === 'pending_approval') return refuse('subscription_pending');
  return refuse('subscription_not_active', { status });
}

/** With so many credits left, or fewer, it is time to think of the next plan. */
export const FEW_CREDITS = 3;

/**
 * Whether a plan is to be renewed: few credits are left in it, or it has ended after it was
 * approved, and no other plan follows it yet.
 */
export function canRenew(subscription: {
  status: SubscriptionStatus;
  available: number;
  /** Whether the kitchen has ever approved it. */
  approved: boolean;
  /** Whether a plan that follows it waits for approval or runs. */
  followed: boolean;
}): boolean {
  if (!subscription.approved || subscription.followed) return false;
  if (SUBSCRIPTIONS_APPROVED.includes(subscription.status))
    return subscription.available <= FEW_CREDITS;
  return SUBSCRIPTIONS_OVER.includes(subscription.status);
}

/** What a customer may do with a subscription now: the buttons on its card. */
export function subscriptionActionsOf(
  subscription: PausableSubscription & {
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

type ClassifiedSubscription = {
  status: SubscriptionStatus;
  available: number;
  reserved: number;
  endDate: IsoDay | null;
};

/**
 * Whether a plan belongs under Past Plans (docs/rules.md#past-subscriptions): cancelled or
 * completed, or approved with nothing left, or ended with nothing to book. One that waits for
 * approval is always current.
 */
export function isPastSubscription(
  { status, available, reserved, endDate }: ClassifiedSubscription,
  today: IsoDay,
): boolean {
  if (SUBSCRIPTIONS_OVER.includes(status)) return true;
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
 * never expire (docs/rules.md#past-subscriptions). Null for cycles that are not a period of days.
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
