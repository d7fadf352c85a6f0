import { mailSnackOrder } from '#api/snack-orders/mail-order.ts';
import { moveSnackOrders } from '#api/snack-orders/move-order.ts';
import { listUnconfirmedAt } from '#db/snack-boards.ts';
import { lockSnackOrders } from '#db/snack-orders.ts';
import { dayOf, daysBetween, wallClockAt } from '#domain/days.ts';
import { isTimeReached } from '#domain/snack-times.ts';
import { eachAlone } from './each-alone.ts';
import type { Tick } from './tick.ts';

/** So many in a minute; what is left over waits for the next one. */
const BATCH = 200;

/** However near the time is that an order is for, the kitchen has so long to see it. */
const GRACE = { hours: 1 };

/** After so many days nobody waits any more for word of an order. */
const MAILED_WITHIN = 7;

const CLOCK = { who: 'clock', name: 'clock' } as const;

/**
 * Cancels the snack orders whose day and hour have come while nobody had confirmed them, and an hour
 * has gone by since they were placed, each in a transaction of its own: their snacks can be sold again
 * and their customers get a mail, unless their day is more than a week past; answers how many.
 */
export async function expireSnacks({ db, now }: Tick): Promise<number> {
  let done = 0;
  const which = { placedBy: now.subtract(GRACE), limit: BATCH };
  await eachAlone(await listUnconfirmedAt(db, wallClockAt(now), which), (id) =>
    db.transaction().execute(async (tx) => {
      // Somebody may have confirmed it or moved it to a later day since the list was read.
      const due = (await lockSnackOrders(tx, [id])).filter(
        ({ status, delivery_day: day, delivery_time: time }) =>
          status === 'pending' && isTimeReached({ day, time }, now),
      );
      const { moved } = await moveSnackOrders(tx, due, {
        action: 'cancel',
        mover: CLOCK,
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
