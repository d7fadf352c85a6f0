import * as z from 'zod/mini';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { SUBSCRIPTION_ERRORS } from '#contract/tiffin/subscription-errors.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { addDays, type IsoDay, isDay } from '#domain/platform/days.ts';
import {
  checkPauseDays,
  isInPause,
  type PausableSubscription,
  type PauseDays,
  plannedPauseOf,
} from '#domain/tiffin/pause.ts';
import { isToCome, soonestFirst } from '#web/tiffin/orders/upcoming.ts';

/** A pause as it is asked for: from a day on, until the customer resumes it or through a day. */
export type PauseForm = { from: string; how: 'open' | 'until'; until: string };

/** The days of a pause; null while they are not chosen yet. */
export function pauseDaysOf({ from, how, until }: PauseForm): PauseDays | null {
  if (!isDay(from) || (how === 'until' && !isDay(until))) return null;
  return { from, until: how === 'until' ? until : null };
}

/** What can be asked for: days that a pause can take (`checkPauseDays`), said at the field. */
export const pauseForm = (today: IsoDay) =>
  z
    .object({ from: z.string(), how: z.enum(['open', 'until']), until: z.string() })
    .check((context) => {
      const { value } = context;
      const wrong = (field: string, message: string) =>
        context.issues.push({ code: 'custom', input: value, path: [field], message });
      if (!isDay(value.from)) wrong('from', 'Please choose the first day.');
      if (value.how === 'until' && !isDay(value.until))
        wrong('until', 'Please choose the last day.');
      const days = pauseDaysOf(value);
      const problem = days && checkPauseDays(days, today);
      if (problem)
        wrong(
          problem.field ?? 'from',
          errorText(SUBSCRIPTION_ERRORS, problem.refused, problem.details),
        );
    });

/** The form before anything is typed: the pause that is planned, else one from today on. */
export function pauseAskedFor(subscription: PausableSubscription, today: IsoDay): PauseForm {
  const planned = plannedPauseOf(subscription);
  if (!planned) return { from: today, how: 'until', until: addDays(today, 7) };
  const { from, until } = planned;
  return { from, how: until === null ? 'open' : 'until', until: until ?? '' };
}

/**
 * What a pause does to what is booked in it: skipped where that is
 * still possible, given up where the kitchen has not accepted it yet, and the rest still comes.
 */
export function inPause(
  orders: readonly TiffinOrder[],
  days: PauseDays | null,
): { skipped: TiffinOrder[]; stillComing: TiffinOrder[] } {
  if (!days) return { skipped: [], stillComing: [] };
  const within = orders
    .filter((order) => isToCome(order) && isInPause(order.deliveryDate, days))
    .sort(soonestFirst);
  const goes = (order: TiffinOrder) =>
    order.actions.skip.allowed || order.status === 'pending_confirmation';
  return {
    skipped: within.filter(goes),
    stillComing: within.filter((order) => !goes(order)),
  };
}
