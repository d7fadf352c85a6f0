import type { Kysely } from 'kysely';
import { loadKitchen, loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import type { Tick } from '#api/platform/queues/job.ts';
import { fillUsual, mailUsual } from '#api/tiffin/recurring-booking/fill-usual.ts';
import { weighPattern, weighUsual } from '#api/tiffin/recurring-booking/weigh-usual.ts';
import { lockSubscription } from '#db/tiffin/subscriptions.ts';
import { listUsualsToFill } from '#db/tiffin/usual-bookings.ts';
import type { DB } from '#db/types.ts';
import { usualWindow } from '#domain/tiffin/usual.ts';

/**
 * Books what weekly patterns want of their weeks; answers how many tiffins. Looks only at patterns
 * that were not looked at this week or whose plan has changed since. One that fails does not keep
 * the others waiting.
 * @throws the failures together
 */
export async function bookUsual({ db, now, log }: Tick): Promise<number> {
  const { to } = usualWindow(now, await loadKitchen({ db, now }));
  const failures: unknown[] = [];
  let booked = 0;
  for (const subscriptionId of await listUsualsToFill(db, to)) {
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
    const weighed = await weighUsual(tx, subscription, { now, kitchen });
    const { usual } = weighed;
    if (!usual) return 0;
    const booked = await fillUsual(tx, weighed, usual, { who: 'clock', name: 'clock' });
    const plan = weighPattern(weighed, usual.entries, 'keep');
    const available = subscription.available - booked.reduce((sum, one) => sum + one.quantity, 0);
    await mailUsual(tx, { ...subscription, available }, { booked, released: [] }, plan);
    return booked.length;
  });
}
