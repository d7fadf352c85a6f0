import type { Kysely } from 'kysely';
import { loadKitchen, loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import {
  bookRecurringOrders,
  mailRecurringBooking,
} from '#api/tiffin/recurring-booking/book-recurring-orders.ts';
import { dryRun, readRecurringBookingState } from '#api/tiffin/recurring-booking/dry-run.ts';
import { hasTiffinOrders } from '#db/tiffin/read-orders.ts';
import { listRecurringBookingsDue } from '#db/tiffin/recurring-bookings.ts';
import { lockSubscription } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { recurringBookingWindow } from '#domain/tiffin/recurring-booking.ts';

/**
 * Books what weekly patterns want of their weeks; answers how many tiffins. Looks only at patterns
 * that were not looked at this week or whose plan has changed since. One that fails does not keep
 * the others waiting.
 * @throws the failures together
 */
export async function bookDueRecurringOrders({ db, now, log }: ClockContext): Promise<number> {
  const { to } = recurringBookingWindow(now, await loadKitchen({ db, now }));
  const failures: unknown[] = [];
  let booked = 0;
  for (const subscriptionId of await listRecurringBookingsDue(db, to)) {
    try {
      booked += await bookOne(db, subscriptionId, now);
    } catch (error) {
      log.error({ subscriptionId, err: error }, 'a usual was not booked');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every usual was booked');
  return booked;
}

function bookOne(db: Kysely<DB>, subscriptionId: string, now: Temporal.Instant): Promise<number> {
  return inTransaction(db, async (tx) => {
    const kitchen = await loadKitchenToBook({ db: tx, now });
    const subscription = await lockSubscription(tx, subscriptionId);
    if (!subscription) return 0;
    const state = await readRecurringBookingState(tx, subscription, { now, kitchen });
    const { recurringBooking } = state;
    if (!recurringBooking) return 0;
    // Whoever imports plans mails nobody of what they book the first time.
    const isFirst = subscription.import_id !== null && !(await hasTiffinOrders(tx, subscriptionId));
    const booked = await bookRecurringOrders(tx, state, recurringBooking, {
      who: 'clock',
      name: 'clock',
    });
    const outlook = dryRun(state, recurringBooking.entries, 'keep');
    const available = subscription.available - booked.reduce((sum, one) => sum + one.quantity, 0);
    if (!isFirst)
      await mailRecurringBooking(
        tx,
        { ...subscription, available },
        { booked, released: [] },
        outlook,
      );
    return booked.length;
  });
}
