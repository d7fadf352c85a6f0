import { forEachIsolated } from '#api/platform/http/transaction.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { mailSnackOrder } from '#api/snacks/orders/enqueue-order-mail.ts';
import { transitionSnackOrders } from '#api/snacks/orders/transition-orders.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { listUnconfirmed } from '#db/snacks/counter.ts';
import { lockSnackOrders } from '#db/snacks/orders.ts';
import { dayOf, daysBetween } from '#domain/platform/days.ts';
import { isExpiredUnconfirmed } from '#domain/snacks/snack-times.ts';

/** So many in a minute; what is left over waits for the next one. */
const BATCH = 200;

/** After so many days nobody waits any more for word of an order. */
const MAILED_WITHIN = 7;

const CLOCK = { who: 'clock', name: 'clock' } as const;

/**
 * Cancels the snack orders whose day and hour have come while nobody had confirmed them, and an hour
 * has gone by since they were placed or last changed, each in a transaction of its own: their snacks can be sold again
 * and their customers get a mail, unless their day is more than a week past; answers how many.
 */
export async function expireSnacks({ db, now }: ClockContext): Promise<number> {
  let done = 0;
  await forEachIsolated(await listUnconfirmed(db, { endedBy: now, limit: BATCH }), (id) =>
    runTransaction(db, async (tx) => {
      // Somebody may have confirmed it or moved it to a later day since the list was read.
      const due = (await lockSnackOrders(tx, [id])).filter(
        ({ status, delivery_day: day, delivery_time: time, updated_at: changedAt }) =>
          status === 'pending' && isExpiredUnconfirmed({ day, time, changedAt }, now),
      );
      const { moved } = await transitionSnackOrders(tx, due, {
        action: 'cancel',
        actor: CLOCK,
        at: now,
        reason: 'Nobody at the kitchen could confirm it in time.',
      });
      for (const { order } of moved)
        if (daysBetween(order.delivery_day, dayOf(now)) <= MAILED_WITHIN)
          await mailSnackOrder(tx, 'snack_order_cancelled', order);
      done += moved.length;
    }),
  );
  return done;
}
