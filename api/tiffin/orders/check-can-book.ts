import type { Refusal } from '#contract/platform/refusal.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { checkNotPaused, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { checkCanSchedule } from '#domain/tiffin/subscription-states.ts';

/**
 * Whether a tiffin can be booked in a subscription for a day (`YYYY-MM-DD`), or why not: it is not
 * active (docs/rules.md#booking-a-tiffin), or that day is in its planned pause.
 */
export function checkCanBook(
  subscription: { status: string; pause_from: string | null; paused_until: string | null },
  day: string,
): Refusal | null {
  const status = subscription.status as SubscriptionStatus;
  const { pause_from: pauseFrom, paused_until: pausedUntil } = subscription;
  return (
    checkCanSchedule(status) ??
    checkNotPaused(day, plannedPauseOf({ status, pauseFrom, pausedUntil }))
  );
}
