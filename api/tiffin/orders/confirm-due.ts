import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { mailOrderExpired } from '#api/tiffin/orders/enqueue-order-mail.ts';
import { transitionTiffinOrders } from '#api/tiffin/orders/transition-orders.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { listDueOrders, lockTiffinOrders } from '#db/tiffin/read-orders.ts';
import { closedThrough } from '#domain/kitchen/calendar.ts';

/** So many orders share a transaction: enough to be quick, few enough to be let go of soon. */
const BATCH = 200;

const CLOCK = { who: 'clock', name: 'clock' } as const;

/** At the cut-off, the next delivery day's scheduled tiffins become confirmed; answers how many. */
export const confirmDue = (work: ClockContext): Promise<number> =>
  closeDays(work, 'scheduled', 'confirm');

/** At the same moment, what the kitchen never accepted is cancelled, its credits back, with a mail. */
export const expireDue = (work: ClockContext): Promise<number> =>
  closeDays(work, 'pending_confirmation', 'expire');

async function closeDays(
  { db, now }: ClockContext,
  status: 'scheduled' | 'pending_confirmation',
  action: 'confirm' | 'expire',
): Promise<number> {
  const through = closedThrough(now, await loadKitchen({ db, now }));
  let done = 0;
  for (;;) {
    const due = await listDueOrders(db, status, through, BATCH);
    if (due.length === 0) return done;
    done += await runTransaction(db, async (tx) => {
      // Somebody may have moved one to a later day since the list was read.
      const orders = (await lockTiffinOrders(tx, due)).filter(
        (order) => order.delivery_day <= through,
      );
      const { moved } = await transitionTiffinOrders(tx, orders, {
        action,
        actor: CLOCK,
        at: now,
        reason: action === 'expire' ? 'The kitchen could not take it in time.' : null,
      });
      if (action === 'expire') {
        for (const { order } of moved)
          await mailOrderExpired({ db: tx, now }, order, order.quantity);
      }
      return moved.length;
    });
  }
}
