import type { Transaction } from 'kysely';
import { lockDayLoad } from '#db/tiffin/capacity.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';

/**
 * Whether so many more tiffins are too many for a day or slot; the day is held until the transaction
 * ends. Full means that an order waits for the kitchen's word, not that it is refused
 * (docs/rules.md#full-days-and-hours).
 */
export async function isFull(
  tx: Transaction<DB>,
  booking: { delivery_day: string; slot: string; quantity: number },
  { settings }: Kitchen,
): Promise<boolean> {
  const load = await lockDayLoad(tx, booking.delivery_day, booking.slot);
  return (
    load.day + booking.quantity > settings.dayCapacity ||
    load.slot + booking.quantity > settings.slotCapacity
  );
}
