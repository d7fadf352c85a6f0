import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SubscriptionErrorCode } from '#contract/tiffin/subscription-errors.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { addDays, formatDay, type IsoDay } from '#domain/platform/days.ts';

/** How far ahead a pause can begin, in days. */
export const PAUSE_BEGINS_WITHIN = 90;
/** How long a pause with a last day can be, in days. */
const LONGEST_PAUSE = 365;

/** The days of a pause, both included; `until` null: it ends when somebody resumes the plan. */
export type PauseDays = { from: IsoDay; until: IsoDay | null };

/** What of a subscription says that a pause is planned. */
export type PausableSubscription = {
  status: SubscriptionStatus;
  pauseFrom: IsoDay | null;
  pausedUntil: IsoDay | null;
};

/** The pause that an active subscription will take; null when none is planned. */
export function plannedPauseOf({
  status,
  pauseFrom,
  pausedUntil,
}: PausableSubscription): PauseDays | null {
  return status === 'active' && pauseFrom !== null ? { from: pauseFrom, until: pausedUntil } : null;
}

export const isInPause = (day: IsoDay, { from, until }: PauseDays): boolean =>
  from <= day && (until === null || day <= until);

/** `from Mon, Nov 23 to Fri, Nov 27`, `from Mon, Nov 23 on`, `on Mon, Nov 23`. */
export function pauseText({ from, until }: PauseDays): string {
  if (until === null) return `from ${formatDay(from)} on`;
  return from === until
    ? `on ${formatDay(from)}`
    : `from ${formatDay(from)} to ${formatDay(until)}`;
}

/**
 * Whether a pause can take these days: `pause_day_past` before today, `pause_too_far` when it
 * begins too far ahead, `pause_ends_early` when its last day is before its first, `pause_too_long`.
 */
export function checkPauseDays(
  { from, until }: PauseDays,
  today: IsoDay,
): Refusal<SubscriptionErrorCode> | null {
  if (from < today) return refuse('pause_day_past', {}, { field: 'from' });
  if (from > addDays(today, PAUSE_BEGINS_WITHIN))
    return refuse('pause_too_far', { days: PAUSE_BEGINS_WITHIN }, { field: 'from' });
  if (until === null) return null;
  if (until < from) return refuse('pause_ends_early', {}, { field: 'until' });
  if (until > addDays(from, LONGEST_PAUSE)) return refuse('pause_too_long', {}, { field: 'until' });
  return null;
}

/** Whether a day can be booked beside the planned pause, or why not: `in_planned_pause`. */
export function checkNotPaused(
  day: IsoDay,
  planned: PauseDays | null,
): Refusal<SubscriptionErrorCode> | null {
  if (!planned || !isInPause(day, planned)) return null;
  return refuse('in_planned_pause', { days: pauseText(planned) }, { field: 'deliveryDate' });
}
