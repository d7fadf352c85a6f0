import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { SnapshotContext } from '#api/platform/http/handler.ts';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { dayOf } from '#domain/platform/days.ts';
import { availableDates } from '#domain/tiffin/available-dates.ts';
import { finalSlotsOn } from '#domain/tiffin/deadlines.ts';

/**
 * The one list of days that can be chosen to start, to schedule and to skip, the first of them
 * recommended (docs/rules.md#days-on-offer), with the closures so that a screen can say why a day
 * is missing.
 */
export async function listAvailableDates(ctx: SnapshotContext): Promise<AvailableDates> {
  const kitchen = await loadKitchen(ctx);
  const offered = availableDates(ctx.now, kitchen);
  return {
    availableDates: offered,
    finalSlots: offered
      .map(({ date }) => ({ date, slots: finalSlotsOn(date, ctx.now, kitchen) }))
      .filter(({ slots }) => slots.length > 0),
    today: dayOf(ctx.now),
    cutoff: kitchen.settings.cutoffTime,
    cutoffRunsOn: kitchen.settings.cutoffRunsOn,
    closures: kitchen.closures.map(({ startDay, endDay, reason }) => ({
      startDate: startDay,
      endDate: endDay,
      reason,
    })),
  };
}

/** The list changes at midnight, at the cut-off and where skipping ends, which can be any minute of the day. */
export function datesGoodUntil(now: Temporal.Instant): Temporal.Instant {
  return now.round({ smallestUnit: 'minute', roundingMode: 'floor' }).add({ minutes: 1 });
}
