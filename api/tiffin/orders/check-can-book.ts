import type { Transaction } from 'kysely';
import type { Refusal } from '#contract/platform/refusal.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import type { SubscriptionRow } from '#db/tiffin/subscriptions.ts';
import { type DayCapacity, lockDayLoad } from '#db/tiffin/write-orders.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { checkNotPaused, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { checkCanSchedule } from '#domain/tiffin/subscription-states.ts';

/**
 * Whether a tiffin can be booked in a subscription for a day (`YYYY-MM-DD`), or why not: it is not
 * active (docs/rules.md#booking-a-tiffin), or that day is in its planned pause.
 */
export function checkCanBook(
  subscription: Pick<SubscriptionRow, 'status' | 'pause_from' | 'paused_until'>,
  day: string,
): Refusal | null {
  const { status, pause_from: pauseFrom, paused_until: pausedUntil } = subscription;
  return (
    checkCanSchedule(status) ??
    checkNotPaused(day, plannedPauseOf({ status, pauseFrom, pausedUntil }))
  );
}

/**
 * Whether so many more tiffins are too many for a day or slot; the day is held until the transaction
 * ends. Full means that an order waits for the kitchen's word, not that it is refused
 * (docs/rules.md#full-days-and-slots).
 */
export async function isFull(
  tx: Transaction<DB>,
  booking: { delivery_day: string; slot: Slot; quantity: number },
  kitchen: Kitchen,
): Promise<boolean> {
  const capacity = capacityOf(kitchen);
  const load = await lockDayLoad(tx, booking.delivery_day, booking.slot);
  return load.day + booking.quantity > capacity.day || load.slot + booking.quantity > capacity.slot;
}

/** How many tiffins the kitchen takes on a day and in each slot before the next one waits. */
export const capacityOf = ({ settings }: Kitchen): DayCapacity => ({
  day: settings.dayCapacity,
  slot: settings.slotCapacity,
});
